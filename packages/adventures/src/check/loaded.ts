// Boards, cards, tokens and tiles of an adventure are checked when they are loaded, as heroes are.
import {
  boardRanges,
  cardRanges,
  checkBoard,
  checkCard,
  checkProgram,
  checkStatus,
  FACING,
  type Flaw,
  facing,
  knownBeside,
  knownOn,
  programRanges,
  QUIET,
  SOMEBODY,
  statusRanges,
  Unplayable,
} from '@wyrmtable/dice-throne/check/parts';
import type { ActionCard, Effect } from '@wyrmtable/dice-throne/content';
import { CALLS } from '../content/calls.ts';
import type { Boss, Minion, Objective } from '../content/enemies.ts';
import { bossFigures, lootFigures, minionFigures, tileFigures } from './figures.ts';
import type { Shipped } from './pieces.ts';

/** All of it as it is, if all of it can be played. */
export function playable(shipped: Shipped): Shipped {
  for (const { piece, id, flaws } of checked(shipped)) if (flaws.length > 0) throw new Unplayable(piece, id, flaws);
  return shipped;
}

interface Checked {
  readonly piece: Unplayable['piece'];
  readonly id: string;
  readonly flaws: readonly Flaw[];
}

function* checked(shipped: Shipped): Generator<Checked> {
  const { heroes, statuses, minions, bosses, loot, crown, hand, tiles } = shipped;
  const everyStatus = [...shipped.throneStatuses, ...statuses];
  const beside = knownBeside({
    boards: heroes,
    statuses: everyStatus,
    cards: loot.map(({ card }) => card.id),
    calls: CALLS,
  });
  // Enemies stand in front of somebody all the time.
  const onBoard = ({ board }: Minion | Boss): Flaw[] =>
    checkBoard({ hero: board, statuses: [] }, knownOn(board, everyStatus, CALLS), facing);
  for (const status of statuses)
    yield { piece: 'status', id: status.id, flaws: sound(statusRanges(status), () => checkStatus(status, beside)) };
  for (const minion of minions) {
    const flaws = sound([...minionFigures(minion), ...boardRanges(minion.board)], () => [
      ...onBoard(minion),
      ...wished(minion.objective, minion, 'objective'),
    ]);
    yield { piece: 'minion', id: minion.id, flaws };
  }
  for (const boss of bosses) {
    const ranges = boss.cards.flatMap(({ card, bonus }) => [
      ...cardRanges(card, `cards.${card.id}`),
      ...programRanges([bonus], `cards.${card.id}.bonus`),
    ]);
    const cards = (): Flaw[] =>
      boss.cards.flatMap(({ card, objective, bonus }) => [
        // The hero bonus is for whoever the boss faces, and nobody's dice lie open.
        ...checkProgram([bonus], FACING, beside, `cards.${card.id}.bonus`),
        ...wished(objective, boss, `cards.${card.id}.objective`),
      ]);
    const flaws = sound([...bossFigures(boss), ...boardRanges(boss.board), ...ranges], () => [
      ...onBoard(boss),
      ...cards(),
      ...ranked(boss),
    ]);
    yield { piece: 'boss', id: boss.id, flaws };
  }
  const onCard = (card: ActionCard): readonly Flaw[] =>
    sound(cardRanges(card, card.id), () => checkCard(card, beside, card.id));
  const inProgram = (
    effects: readonly Effect[],
    scene: Parameters<typeof checkProgram>[1],
    at: string,
  ): readonly Flaw[] => sound(programRanges(effects, at), () => checkProgram(effects, scene, beside, at));
  for (const one of loot) {
    const flaws = [...lootFigures(one), ...onCard(one.card)];
    yield { piece: 'loot', id: one.card.id, flaws };
  }
  yield { piece: 'card', id: crown.id, flaws: onCard(crown) };
  for (const [result, effects] of Object.entries(hand))
    yield { piece: 'card', id: crown.id, flaws: inProgram(effects, SOMEBODY, `hand.${result}`) };
  for (const tile of tiles) {
    const flaws = [...tileFigures(tile), ...inProgram(tile.effects, QUIET, 'effects')];
    yield { piece: 'tile', id: tile.id, flaws };
  }
}

/** What has a figure that cannot be does not make sense either: the rest is looked at when all of them fit. */
const sound = (ranges: readonly Flaw[], rest: () => readonly Flaw[]): readonly Flaw[] =>
  ranges.length > 0 ? ranges : rest();

/** What an enemy keeps dice for must be something that five of its dice can show. */
function wished(objective: Objective | null, { board }: Minion | Boss, at: string): Flaw[] {
  if (objective?.kind !== 'symbols') return [];
  const symbols = Object.entries(objective.symbols);
  const wanted = symbols.reduce((sum, [, count]) => sum + count, 0);
  const unknown = symbols.flatMap(([id]): Flaw[] =>
    board.die.includes(id) ? [] : [{ at, fault: { kind: 'no-such', what: 'symbol', id } }],
  );
  return wanted < 1 || wanted > 5 ? [...unknown, { at, fault: { kind: 'unreachable' } }] : unknown;
}

/** A boss ranks exactly the abilities that it may declare (ADV-16.11). */
function ranked({ board, priorities }: Boss): Flaw[] {
  const declared = new Set(
    board.slots.flatMap(({ printed, upgrades }) =>
      [printed, ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds])].flatMap(({ id, rows }) =>
        rows.length > 0 ? [id] : [],
      ),
    ),
  );
  return [
    ...[...declared].flatMap((id): Flaw[] =>
      id in priorities ? [] : [{ at: 'priorities', fault: { kind: 'unnamed', what: 'ability', id } }],
    ),
    ...Object.keys(priorities).flatMap((id): Flaw[] =>
      declared.has(id) ? [] : [{ at: 'priorities', fault: { kind: 'no-such', what: 'ability', id } }],
    ),
  ];
}

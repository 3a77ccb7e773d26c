// One player's side of the table as far as odds look at it, from a state or from what a watcher sees.
import {
  diceThrone,
  HEROES,
  heroNumber,
  type LaidBoard,
  STATUSES,
  statusNumber,
  type ThroneView,
} from '@wyrmtable/dice-throne';
import { heroOf, statusCount } from '@wyrmtable/dice-throne/lead';
import { swiftChance } from '@wyrmtable/kernel';

/** A `Player` of the state is one as it stands. */
export interface Side extends LaidBoard {
  readonly cp: number;
  /** By status number. */
  readonly tokens: readonly number[];
  /** Raised stack limits: status number and by how much, in turns. */
  readonly raised: readonly number[];
}

/** A board with nothing on it but upgrades. */
export function bareSide(hero: number, ranks: readonly number[] = HEROES[hero]?.slots.map(() => 0) ?? []): Side {
  return { hero, ranks, cp: 0, tokens: STATUSES.map(() => 0), raised: [] };
}

/** A board as it lies when a duel begins, whoever goes second: opening CP and extra set-up (DT-1.9), and upgrades. */
export function openingSide(hero: string, ranks: readonly number[]): Side {
  const { players, order } = diceThrone.start({ mode: 'duel', heroes: [hero, hero], promo: false }, 2, swiftChance(0));
  const player = players[order[1] ?? 1];
  if (player === undefined) throw new RangeError('a duel has two players');
  return { ...player, ranks };
}

/** The side of that seat, read from a view. */
export function sideOf(view: ThroneView, seat: number): Side {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  const hero = heroNumber(player.hero);
  const tokens = Array<number>(statusCount()).fill(0);
  for (const { status, tokens: held } of player.statuses) tokens[statusNumber(status)] = held;
  const ranks = heroOf(hero).slots.map(({ upgrades, otherSide }) =>
    otherSide === null ? upgrades.findLastIndex(({ id }) => player.upgrades.includes(id)) + 1 : Number(player.flipped),
  );
  const raised = player.raised.flatMap(({ status, by }) => [statusNumber(status), by]);
  return { hero, ranks, cp: player.cp, tokens, raised };
}

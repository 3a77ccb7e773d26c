// One player's side of the table as far as odds look at it, from a state or from what a watcher sees.
import { diceThrone, heroNumber, type LaidBoard, statusNumber, type ThroneView } from '@wyrmtable/dice-throne';
import { libraryOf } from '@wyrmtable/dice-throne/inside';
import { heroOf, statusCount } from '@wyrmtable/dice-throne/lead';
import { type Manifest, type Stocked, start, swiftChance } from '@wyrmtable/kernel';

/** A `Player` of the state is one as it stands. */
export interface Side extends LaidBoard {
  readonly cp: number;
  /** By status number. */
  readonly tokens: readonly number[];
  /** Raised stack limits: status number and by how much, in turns. */
  readonly raised: readonly number[];
}

/** A board with nothing on it but upgrades. */
export function bareSide(of: Stocked, hero: number, ranks?: readonly number[]): Side {
  const { heroes, statuses } = libraryOf(of);
  const bare = ranks ?? heroes[hero]?.slots.map(() => 0) ?? [];
  return { hero, ranks: bare, cp: 0, tokens: statuses.map(() => 0), raised: [] };
}

/** A board that nobody has played on yet, and the library it is read in. */
export interface Opening extends Side, Stocked {}

/** A board as it lies when a duel begins, whoever goes second: opening CP and extra set-up (DT-1.9), and upgrades. */
export function openingSide(hero: string, ranks: readonly number[], from?: Manifest): Opening {
  const duel = { mode: 'duel', heroes: [hero, hero], promo: false } as const;
  const { library, players, order } = start(diceThrone, duel, 2, swiftChance(0), diceThrone.stock(duel, 2, from));
  const player = players[order[1] ?? 1];
  if (player === undefined) throw new RangeError('a duel has two players');
  return { ...player, library, ranks };
}

/** The side of that seat, read from a view. */
export function sideOf(view: ThroneView, seat: number): Side {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  const hero = heroNumber(view, player.hero);
  const tokens = Array<number>(statusCount(view)).fill(0);
  for (const { status, tokens: held } of player.statuses) tokens[statusNumber(view, status)] = held;
  const ranks = heroOf(view, hero).slots.map(({ upgrades, otherSide }) =>
    otherSide === null ? upgrades.findLastIndex(({ id }) => player.upgrades.includes(id)) + 1 : Number(player.flipped),
  );
  const raised = player.raised.flatMap(({ status, by }) => [statusNumber(view, status), by]);
  return { hero, ranks, cp: player.cp, tokens, raised };
}

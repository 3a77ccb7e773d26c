// The chances of the roll under way, read from the view alone: quick enough for the thread that draws.
import {
  bestDeclaration,
  bestKeep,
  chances,
  type Kept,
  keptChances,
  keptWorth,
  payable,
  type Side,
  sideOf,
} from '@wyrmtable/bots/dice-throne/odds';
import type { ThroneView } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';

export interface RollOdds {
  /** Chance to be able to declare each ability, by its id, when playing for it alone. */
  readonly abilities: ReadonlyMap<string, number>;
  /** The dice to keep for the most worth over all abilities. */
  readonly best: Kept;
}

const KNOWN = new WeakMap<ThroneView, RollOdds>();

/** Whom the roller is up against when there is only one. */
export function foeOf({ players, active, mode }: ThroneView): number | null {
  if (mode === 'led') return players[active]?.faces ?? null;
  const others = players.flatMap(({ dial, out }, seat) => (!out && dial !== players[active]?.dial ? [seat] : []));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Who rolls against whom, with what lies there and how often it can still be rolled and paid for. */
function rollOf(view: ThroneView) {
  const side = sideOf(view, view.active);
  const facing = foeOf(view);
  const foe: Side | null = facing === null ? null : sideOf(view, facing);
  const dice = view.rolls > 0 ? view.dice : [];
  return { side, foe, dice, attempts: payable(view, side, dice, view.attempts) };
}

/** Null while nobody rolls for an ability, and when nothing is left to roll. */
export function rollOdds(view: ThroneView): RollOdds | null {
  if (view.step !== 'rolling' || view.attempts === 0) return null;
  let odds = KNOWN.get(view);
  if (odds === undefined) {
    const { side, foe, dice, attempts } = rollOf(view);
    odds = {
      abilities: new Map(chances(view, side, dice, attempts).abilities.map(({ ability, worth }) => [ability, worth])),
      best: bestKeep(view, side, dice, attempts, foe),
    };
    KNOWN.set(view, odds);
  }
  return odds;
}

/**
 * The same when exactly those dice stay for the next roll: whoever keeps 1 · 2 · 6 · 6 has one die left to hope for. With none
 * of them kept nothing has been decided yet, so that what is best for each ability is told.
 */
export function chancesKept(view: ThroneView, kept: readonly number[]): ReadonlyMap<string, number> {
  const odds = rollOdds(view);
  if (odds === null || kept.length === 0 || view.rolls === 0) return odds?.abilities ?? new Map();
  const { side, attempts } = rollOf(view);
  return keptChances(view, side, kept, kept.length === view.dice.length ? 0 : attempts);
}

/** What may be done with the dice as they lie, in points of damage. */
export interface Standing {
  /** The declaration that is worth most, and its worth; nothing met is worth nothing. */
  readonly declaration: Choice;
  readonly lying: number;
  /** What rolling the dice that are not kept is worth. */
  readonly rolling: number;
}

export function standingOf(view: ThroneView, kept: readonly number[]): Standing {
  const { side, foe, dice, attempts } = rollOf(view);
  return {
    declaration: bestDeclaration(view, side, dice, foe),
    lying: bestKeep(view, side, dice, 0, foe).worth,
    rolling: attempts === 0 ? Number.NEGATIVE_INFINITY : keptWorth(view, side, foe, kept, attempts),
  };
}

/** In points of damage: what anybody would press once more for. */
const MUCH = 0.5;

/** Whether keeping other dice, or another number of them, is worth clearly more than these and than what has been met. */
export function isBetterKept(view: ThroneView, kept: readonly number[]): boolean {
  const odds = rollOdds(view);
  if (odds === null || view.rolls === 0) return false;
  const { lying, rolling } = standingOf(view, kept);
  return odds.best.worth - Math.max(lying, rolling) > MUCH;
}

/** The places of the dice to keep, those that are kept already first; `dice` as they lie on the felt. */
export function placesOf(
  keep: readonly number[],
  dice: readonly number[],
  kept: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const value of keep) {
    const free = dice.flatMap((face, place) => (face === value && !found.has(place) ? [place] : []));
    const place = free.find((one) => kept.has(one)) ?? free[0];
    if (place !== undefined) found.add(place);
  }
  return found;
}

// The chances of the roll under way, read from the view alone: quick enough for the thread that draws.
import { bestKeep, chances, type Kept, payable, sideOf } from '@wyrmtable/bots/dice-throne/odds';
import type { ThroneView } from '@wyrmtable/dice-throne';

export interface RollOdds {
  /** Chance to be able to declare each ability, by its id, when playing for it alone. */
  readonly abilities: ReadonlyMap<string, number>;
  /** The dice to keep for the most worth over all abilities. */
  readonly best: Kept;
}

const KNOWN = new WeakMap<ThroneView, RollOdds>();

/** Whom the roller is up against when there is only one. */
function foeOf({ players, active, mode }: ThroneView): number | null {
  if (mode === 'led') return players[active]?.faces ?? null;
  const others = players.flatMap(({ dial, out }, seat) => (!out && dial !== players[active]?.dial ? [seat] : []));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Null while nobody rolls for an ability, and when nothing is left to roll. */
export function rollOdds(view: ThroneView): RollOdds | null {
  if (view.step !== 'rolling' || view.attempts === 0) return null;
  let odds = KNOWN.get(view);
  if (odds === undefined) {
    const side = sideOf(view, view.active);
    const foe = foeOf(view);
    const dice = view.rolls > 0 ? view.dice : [];
    const attempts = payable(view, side, dice, view.attempts);
    odds = {
      abilities: new Map(chances(view, side, dice, attempts).abilities.map(({ ability, worth }) => [ability, worth])),
      best: bestKeep(view, side, dice, attempts, foe === null ? null : sideOf(view, foe)),
    };
    KNOWN.set(view, odds);
  }
  return odds;
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

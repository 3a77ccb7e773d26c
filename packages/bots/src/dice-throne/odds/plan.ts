// Playing dice for the most: what each roll is worth with so many attempts left, and which dice to keep. Exact: every
// multiset of five dice, every part of it that may be kept, any die taken up again (DT-4.9).
import {
  bestParts,
  DICE,
  diceOf,
  FIRST_FULL,
  type Keep,
  keepOf,
  meanOfRolls,
  rollOut,
  withDie,
  worthsOf,
} from './keeps.ts';

export interface Plan {
  /** What the full multisets are worth as they lie, in the order of FULL. */
  readonly goal: Float64Array;
  /** What each attempt after the first costs. */
  readonly price: number;
  /** By attempts left, as far as anybody has asked: the worth of every multiset kept while the rest is rolled. */
  readonly kept: Float64Array[];
  /** The same for every full multiset played best. */
  readonly best: Float64Array[];
}

export function planFor(goal: Float64Array, price = 0): Plan {
  return { goal, price, kept: [], best: [] };
}

/** The worth of every multiset kept with so many attempts left, at least one; worked out once. */
function keptWith(plan: Plan, attempts: number): Float64Array {
  let worths = plan.kept[attempts];
  if (worths === undefined) {
    worths = worthsOf();
    worths.set(bestWith(plan, attempts - 1), FIRST_FULL);
    rollOut(worths);
    plan.kept[attempts] = worths;
  }
  return worths;
}

/** The worth of every full multiset with so many attempts left; worked out once. */
function bestWith(plan: Plan, attempts: number): Float64Array {
  if (attempts <= 0) return plan.goal;
  let best = plan.best[attempts];
  if (best === undefined) {
    const { goal, price } = plan;
    const worths = keptWith(plan, attempts).slice();
    bestParts(worths);
    best = worths.subarray(FIRST_FULL);
    for (let i = 0; i < best.length; i++) best[i] = Math.max(goal[i] as number, (best[i] as number) - price);
    plan.best[attempts] = best;
  }
  return best;
}

/** Two worths closer than this differ by rounding alone: sums of at most 6^5 ways, three times over. */
export const ROUNDING = 1e-12;

export interface Kept {
  readonly worth: number;
  /** Sorted; all five when it is best to leave the dice as they are. */
  readonly keep: readonly number[];
}

/** The worth of dice with so many attempts left; no dice is a turn whose first roll is still to be made. */
export function worthAt(plan: Plan, dice: readonly number[], attempts: number): number {
  if (dice.length === 0) return attempts <= 0 ? 0 : meanOfRolls(bestWith(plan, attempts - 1));
  return bestWith(plan, attempts)[keepOf(dice) - FIRST_FULL] as number;
}

/** The worth of keeping those dice and rolling the others, with so many attempts left, at least one. */
export function worthKept(plan: Plan, kept: readonly number[], attempts: number): number {
  return (keptWith(plan, attempts)[keepOf(kept)] as number) - plan.price;
}

/** The keep that has that worth; all five where nothing is gained by rolling. */
export function keepAt(plan: Plan, dice: readonly number[], attempts: number): Kept {
  const worth = worthAt(plan, dice, attempts);
  if (dice.length === 0) return { worth, keep: [] };
  const lying = keepOf(dice);
  if (worth - (plan.goal[lying - FIRST_FULL] as number) <= ROUNDING) return { worth, keep: diceOf(lying) };
  return rollAt(plan, dice, attempts);
}

/** The best keep for rolling some dice at least; among equal ones the one that leaves most dice lying. */
export function rollAt(plan: Plan, dice: readonly number[], attempts: number): Kept {
  const kept = keptWith(plan, attempts);
  let most = Number.NEGATIVE_INFINITY;
  let found: Keep = 0;
  let size = -1;
  for (let mask = 0; mask < (1 << DICE) - 1; mask++) {
    let keep: Keep = 0;
    let count = 0;
    for (let i = 0; i < DICE; i++) {
      if ((mask & (1 << i)) === 0) continue;
      keep = withDie(keep, dice[i] as number);
      count++;
    }
    const better = (kept[keep] as number) - most;
    if (better < -ROUNDING) continue;
    if (better <= ROUNDING && (count < size || (count === size && keep >= found))) continue;
    most = Math.max(most, kept[keep] as number);
    found = keep;
    size = count;
  }
  return { worth: most - plan.price, keep: diceOf(found) };
}

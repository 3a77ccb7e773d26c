// Recruiting played for the most soldiers on average.
import { DICE } from '@wyrmtable/dragon-farkle';
import { type Circumstances, helpsOf, NO_CARDS, NO_HELPS, TONIC_PRICE } from './circumstances.ts';
import { place } from './hand.ts';
import { layerOf, rollWorth, type Solution, type Stakes, solve } from './solver.ts';
import { ANY_FACE, throwsOf, UNIT } from './throws.ts';

function stakesOf(circumstances: Circumstances, cap: number): Stakes {
  const { stopBonus, insurance } = circumstances;
  return {
    fullSet: DICE,
    circumstances,
    cap,
    items: false,
    tonicPrice: TONIC_PRICE,
    stop: (units: number) => units * UNIT + (units > 0 ? stopBonus : 0),
    zonk: (units: number) => Math.min(units * UNIT, insurance),
  };
}

/**
 * The pending from which stopping is certainly best. Suppose that one always stops from `cap` units on. One roll more
 * would then bring its mean take and cost what a Zonk takes away. The first does not depend on what is pending and the
 * second grows with it, so once a roll is a loss with every number of dice it stays one, and no plan of several such
 * rolls is better than its parts: stopping is best, and the worths below the cap are exact.
 * A tonic or Grandpa makes one Zonk cheap however much is pending, so with them the same cap only cuts off series
 * that nobody sees (more than 20,000 soldiers pending).
 */
function capOf(circumstances: Circumstances): number {
  const { tripleBonus, keepsBitten, stopBonus, insurance } = circumstances;
  let cap = 0;
  for (let dice = 1; dice <= DICE; dice++) {
    let gain = 0;
    let none = 0;
    for (const { chance, takes, all } of throwsOf({ dice, tripleBonus })) {
      if (takes.length === 0) none += chance;
      gain += chance * ANY_FACE.blank * Math.max(0, ...takes.map(({ once }) => once));
      gain += chance * ANY_FACE.rally * Math.max(0, ...takes.map(({ twice }) => twice));
      if (keepsBitten) gain += chance * ANY_FACE.dragon * (all[0]?.once ?? 0);
    }
    const zonk = none * (ANY_FACE.blank + ANY_FACE.rally);
    cap = Math.max(cap, gain / zonk + (insurance - stopBonus) / UNIT);
  }
  return Math.ceil(cap) + 1;
}

const SOLVED = new Map<string, Solution>();

/** Every recruiting decision under those circumstances; solved once. */
export function recruiting(circumstances: Circumstances = NO_CARDS): Solution {
  const key = JSON.stringify(circumstances);
  let solution = SOLVED.get(key);
  if (solution === undefined) {
    solution = solve(stakesOf(circumstances, capOf(circumstances)));
    SOLVED.set(key, solution);
  }
  return solution;
}

/** Soldiers that a recruiting turn brings on average. */
export function meanPerTurn(circumstances: Circumstances = NO_CARDS): number {
  const solution = recruiting(circumstances);
  return rollWorth(solution, helpsOf(circumstances), 0, solution.hands[DICE - 1]);
}

/** The least pending at which stopping is best with so many dice left. */
export function stopAt(dice: number): number | null {
  const solution = recruiting();
  const { stop, roll } = layerOf(solution, NO_HELPS);
  for (let units = 1; units < solution.stakes.cap; units++) {
    if ((stop[units] as number) >= (roll[place(units, dice)] as number)) return units * UNIT;
  }
  return null;
}

// The roller's table with a longer look: what adept sees at once, corrected by what courses over some turns show.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { afterRoll, declaredWorths, type RollTable, tableFrom } from '../play/rolls.ts';
import { chanceAhead } from './courses.ts';

/** Courses to the end of the Roll Phase for each declaration: quiet, but blind to what comes after. */
const QUICK = 24;
/** Judgement weighs as much as so many long courses: they are true, but full of luck. */
export const JUDGEMENT = 25;
const FEWEST = 2;

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** `budget` counts the long courses. */
export function deepTable(state: ThroneState, budget: number): RollTable {
  const quick = declaredWorths(state, QUICK, afterRoll);
  const tries = Math.max(FEWEST, Math.round(budget / quick.length));
  const long = declaredWorths(state, tries, chanceAhead);
  // What all courses have in common is nothing that could be chosen.
  const shift = mean(long) - mean(quick);
  const weight = tries / (tries + JUDGEMENT);
  return tableFrom(
    state,
    quick.map((worth, i) => worth + weight * ((long[i] ?? 0) - worth - shift)),
  );
}

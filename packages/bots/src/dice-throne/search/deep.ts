// The roller's table with a longer look: what adept sees at once, corrected by what courses over some turns show.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { NONE, playerAt } from '@wyrmtable/dice-throne/inside';
import type { Judged } from '../judge/stake.ts';
import { chanceOf } from '../odds/index.ts';
import { FIRST_FULL, keepOf } from '../odds/keeps.ts';
import { sightOf } from '../odds/sight.ts';
import {
  afterRoll,
  type Declaration,
  declarationsOf,
  declaredWorth,
  type Following,
  type RollTable,
  tableFrom,
} from '../play/rolls.ts';

/** Courses to the end of the Roll Phase for each declaration: quiet, but blind to what comes after. */
export const QUICK = 24;
/** Judgement weighs as much as so many long courses: they are true, but full of luck. */
export const JUDGEMENT = 8;
const FEWEST = 2;
/** What can hardly be rolled any more needs no longer look. */
const REMOTE = 0.08;

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** Could it still be declared this turn, and not by a miracle? */
function isNear(state: ThroneState, { ability, places }: Declaration): boolean {
  if (ability === NONE || state.rolls === 0) return true;
  if (state.attempts === 0) return places.includes(keepOf(state.dice) - FIRST_FULL);
  return chanceOf(ability, sightOf(playerAt(state, state.active).tokens), state.dice, state.attempts) >= REMOTE;
}

/** `budget` counts the long courses, `ahead` plays one of them; `judged` is how the short ones end. */
export function deepTable(state: ThroneState, budget: number, ahead: Following, judged: Judged): RollTable {
  const declarations = declarationsOf(state);
  const quick = declarations.map((one) => declaredWorth(state, one, QUICK, afterRoll(judged)));
  const near = declarations.map((one) => isNear(state, one));
  const tries = Math.max(FEWEST, Math.round(budget / near.filter(Boolean).length));
  const long = declarations.map((one, i) => (near[i] ? declaredWorth(state, one, tries, ahead) : null));
  const corrections = long.map((worth, i) => (worth === null ? null : worth - (quick[i] ?? 0)));
  // What all courses have in common is nothing that could be chosen.
  const shift = mean(corrections.filter((one) => one !== null));
  const weight = tries / (tries + JUDGEMENT);
  const worths = quick.map((worth, i) => worth + weight * ((corrections[i] ?? shift) - shift));
  return tableFrom(state, declarations, worths);
}

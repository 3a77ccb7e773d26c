// What each roll is worth to the roller as the match stands: every declaration is tried, then the dice are solved exactly.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { declare, offencesOf, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { chancesOf } from '../judge/standing.ts';
import { payable } from '../odds/index.ts';
import { FULL } from '../odds/keeps.ts';
import { type Plan, planFor } from '../odds/plan.ts';
import { classesOf } from './classes.ts';
import { isSettled, playUntil } from './course.ts';

/** How often each declaration is tried. */
const TRIES = 10;
const LUCK = 0x5_0000_0000;

/** The roller's chance to win in one course that begins with a declaration. */
export type Declared = (state: ThroneState, roller: Seat, choice: Choice, luck: number) => number;

/** As the table lies when the Roll Phase is over. */
function afterRoll(state: ThroneState, roller: Seat, choice: Choice, luck: number): number {
  const course = diceThrone.copy(state);
  const chance = swiftChance(luck);
  diceThrone.apply(course, choice, chance, null);
  playUntil(course, chance, isSettled);
  return chancesOf(course, roller)[playerAt(course, roller).dial] ?? 0;
}

export interface RollTable {
  readonly plan: Plan;
  /** What to declare, by the place of the dice among the full multisets. */
  readonly declarations: readonly Choice[];
  /** Attempts the roller has and can pay for. */
  attempts(state: ThroneState): number;
}

/** The roller's chance to win after declaring that with those dice. */
function mean(state: ThroneState, dice: readonly number[], choice: Choice, tries: number, declared: Declared): number {
  const before = { ...state, dice: dice.slice() };
  let sum = 0;
  for (let i = 0; i < tries; i++) sum += declared(before, state.active, choice, LUCK + i);
  return sum / tries;
}

/** The state as if its roller stood before five dice with no card played on them. */
function atDice(state: ThroneState): ThroneState {
  const course = diceThrone.copy(state);
  course.stack = [];
  course.step = 'rolling';
  course.asking = 'roll';
  course.asked = state.active;
  course.rolls = Math.max(1, state.rolls);
  course.attempts = 0;
  course.declared = -1;
  course.altered = false;
  return course;
}

export function rollTable(state: ThroneState, tries = TRIES, declared: Declared = afterRoll): RollTable {
  const player = playerAt(state, state.active);
  const base = atDice(state);
  const idle = mean(base, FULL[0] ?? [], PROCEED, tries, declared);
  const goal = new Float64Array(FULL.length).fill(idle);
  const declarations: Choice[] = FULL.map(() => PROCEED);
  for (const ability of offencesOf(player)) {
    for (const { row, dice, places } of classesOf(ability)) {
      const choice = declare(ability, row);
      const worth = mean(base, dice, choice, tries, declared);
      for (const place of places) {
        if (worth <= (goal[place] as number)) continue;
        goal[place] = worth;
        declarations[place] = choice;
      }
    }
  }
  return {
    plan: planFor(goal),
    declarations,
    attempts: ({ dice, attempts, rolls }) => payable(player, rolls === 0 ? [] : dice, attempts),
  };
}

// Possible courses: a choice is played and the table played on by reflex until things have settled.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, inRollPhase, PROCEED } from '@wyrmtable/dice-throne/inside';
import type { Chance, Choice } from '@wyrmtable/kernel';
import { reflex, rollOrDeclare } from './reflex.ts';

/** No Roll Phase takes so many choices: a guard against chains without end. */
const LONGEST = 400;

const isResolving = ({ stack }: ThroneState): boolean => stack.some(({ kind }) => kind === 'effects');

/** Is there anything on the table that has not had its effect yet? */
export function isSettled(state: ThroneState): boolean {
  return !isResolving(state) && !inRollPhase(state) && state.asking !== 'pay';
}

/** What somebody does without thinking. */
type Reflex = (state: ThroneState, choices: readonly Choice[]) => Choice;

/** What needs no list of all that could be done goes without. */
function goOn(state: ThroneState, habit: Reflex): Choice {
  if (state.asking === 'main') return PROCEED;
  return state.asking === 'roll' ? rollOrDeclare(state) : habit(state, diceThrone.choices(state));
}

/** Plays on by reflex until the test holds or the match is over; windows go by. */
export function playUntil(
  state: ThroneState,
  chance: Chance,
  done: (state: ThroneState) => boolean,
  habit: Reflex = reflex,
): void {
  for (let i = 0; i < LONGEST && state.asking !== null && !done(state); i++)
    applyUnanswered(state, goOn(state, habit), chance);
}

/** Back in one's hands: the roller of that turn decides what to do with the dice. */
export const isAtDice = (state: ThroneState): boolean => state.asking === 'roll' && state.stack.length === 0;

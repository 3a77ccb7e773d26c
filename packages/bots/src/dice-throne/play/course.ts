// Possible courses: a choice is played and the table played on by reflex until things have settled.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { inRollPhase } from '@wyrmtable/dice-throne/inside';
import type { Chance } from '@wyrmtable/kernel';
import { reflex } from './reflex.ts';

/** No Roll Phase takes so many choices: a guard against chains without end. */
const LONGEST = 400;

const isResolving = ({ stack }: ThroneState): boolean => stack.some(({ kind }) => kind === 'effects');

/** Is there anything on the table that has not had its effect yet? */
export function isSettled(state: ThroneState): boolean {
  return !isResolving(state) && !inRollPhase(state) && state.asking !== 'pay';
}

/** Plays on by reflex until the test holds or the match is over. */
export function playUntil(state: ThroneState, chance: Chance, done: (state: ThroneState) => boolean): void {
  for (let i = 0; i < LONGEST && state.asking !== null && !done(state); i++)
    diceThrone.apply(state, reflex(state, diceThrone.choices(state)), chance, null);
}

/** Back in one's hands: the roller of that turn decides what to do with the dice. */
export const isAtDice = (state: ThroneState): boolean => state.asking === 'roll' && state.stack.length === 0;

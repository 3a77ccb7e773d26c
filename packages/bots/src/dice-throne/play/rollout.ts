// Possible courses: a choice is played and the table played on by reflex until things have settled.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, inRollPhase, PROCEED } from '@wyrmtable/dice-throne/inside';
import type { Chance, Choice } from '@wyrmtable/kernel';
import { defended, reflex, rollOrDeclare } from './reflex.ts';

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
  switch (state.asking) {
    case 'main':
      return PROCEED;
    case 'roll':
      return rollOrDeclare(state);
    case 'defence':
      return defended(state);
    default:
      return habit(state, diceThrone.choices(state));
  }
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

/**
 * Courses that begin alike and differ in their luck. What comes before luck first has a say is the same in all of them, so it is
 * played once. `state` is left as it is.
 */
export function coursesFrom(
  state: ThroneState,
  choice: Choice,
  done: (state: ThroneState) => boolean,
  habit: Reflex = reflex,
): (chance: Chance) => ThroneState {
  let trunk = state;
  let next = choice;
  let forked = false;
  return (chance) => {
    let course = diceThrone.copy(trunk);
    applyUnanswered(course, next, chance);
    for (let i = 0; i < LONGEST && !forked; i++) {
      forked = chance.at > 0 || course.asking === null || done(course);
      if (forked) break;
      trunk = course;
      next = goOn(course, habit);
      course = diceThrone.copy(trunk);
      applyUnanswered(course, next, chance);
    }
    forked = true;
    playUntil(course, chance, done, habit);
    return course;
  };
}

/** Back in one's hands: the roller of that turn decides what to do with the dice. */
export const isAtDice = (state: ThroneState): boolean => state.asking === 'roll' && state.stack.length === 0;

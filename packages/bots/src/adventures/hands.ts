// King's Hands of bosses that people play, as adept spends them: by a few courses, since at a call of the campaign the table alone
// comes to a standstill.
import type { ThroneState, ThroneView } from '@wyrmtable/dice-throne';
import type { Choice, Question } from '@wyrmtable/kernel';
import { callsAmong } from '../dice-throne/play/judgement.ts';
import { askNow } from '../dice-throne/play/outlook.ts';
import type { Following } from '../dice-throne/play/rolls.ts';
import { halve } from '../dice-throne/search/halving.ts';
import type { Fighter } from './fighting.ts';
import { aheadIn } from './rollouts.ts';

/** Courses for all that could be done, and how many standard errors better than the sound choice it must look. */
const COURSES = 48;
const SURE = 0.5;
const LUCK = 0x4_0000_0000;

/** The sound choice, or the call that does better in courses. */
function called(
  { seat, sample, seed }: Question<ThroneState, ThroneView>,
  sound: Choice,
  calls: readonly Choice[],
  ahead: Following,
): Choice {
  const round = (number: number): ((choice: Choice) => number) => {
    const course = askNow(sample(), seat);
    return (choice) => ahead(course, seat, choice, LUCK + seed + number);
  };
  let best = sound;
  let most = 0;
  for (const { choice, tried, better, squares } of halve(sound, calls, COURSES, round)) {
    const mean = better / tried;
    if (mean <= most || mean <= (SURE * Math.sqrt(squares)) / tried) continue;
    most = mean;
    best = choice;
  }
  return best;
}

/** That fighter, who judges by the table alone, with an eye for what the campaign does when it is called. */
export function withHands(fighter: Fighter): Fighter {
  return (question, world, fight) => {
    const { seat, choices, sample } = question;
    if (world.stage !== 'versus' || choices.length === 1) return fighter(question, world, fight);
    const { told, calls } = callsAmong(askNow(sample(), seat), seat, choices);
    const sound = fighter({ ...question, choices: told }, world, fight);
    return calls.length === 0 ? sound : called(question, sound, calls, aheadIn(world, fight, question.seed));
  };
}

// The strongest level: exact at the dice, searching everywhere else.
import { type FarkleState, type FarkleView, windowOf } from '@wyrmtable/dragon-farkle';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import { answerBy } from '../play/policy.ts';
import { SOUND } from '../play/style.ts';
import { bestAtDice, isSolved } from './rolls.ts';
import { search } from './search.ts';

export const master: AnyBot = {
  answer({ seat, choices, sample, budget, seed }: Question<FarkleState, FarkleView>): Choice {
    const [only] = choices;
    if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    if (choices.length === 1) return only;
    const world = sample();
    if (isSolved(world)) return bestAtDice(world, choices);
    // What an item is worth shows only over many turns: more than a search looks ahead.
    if (windowOf(world) === null && (world.step === 'keep' || world.step === 'limit'))
      return answerBy(SOUND, world, seat, choices);
    return search(seat, choices, sample, budget, seed);
  },
};

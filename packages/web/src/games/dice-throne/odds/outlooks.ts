// Plays attacks on through all the dice there could be: exact, and sometimes too slow for the thread that draws.
import { declaringWorld, defences, defendingWorld, strike } from '@wyrmtable/bots/dice-throne/odds';
import type { Contents } from '@wyrmtable/kernel';
import { answerWith } from '../../../table/worker-answer.ts';
import type { Outlook, OutlookQuestion } from './question.ts';

/** A thread that answers with the content of that game. */
export function reckonOutlooks(contents: Contents): void {
  answerWith(contents, (question: OutlookQuestion): readonly Outlook[] => {
    if (question.kind === 'defend') return defences(defendingWorld(question.view));
    const world = declaringWorld(question.view);
    return question.declarations
      .map(({ choice, ability }) => ({ choice, ability, strike: strike(world, choice) }))
      .sort((a, b) => b.strike.defeat - a.strike.defeat || b.strike.mean - a.strike.mean);
  });
}

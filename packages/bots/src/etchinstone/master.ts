// The strongest level: searches over redeals with adept's judgement inside, and can say what it saw.
import type { EtchinstoneState, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { AnyBot, Question } from '@wyrmtable/kernel';
import { type Findings, search } from './search.ts';

/** Master's choice with the numbers behind it: chance to win and score to expect, for every choice. */
export function advise({ choices, sample, budget, seed }: Question<EtchinstoneState, EtchinstoneView>): Findings {
  return search(choices, sample, budget, seed);
}

export const master: AnyBot = {
  answer(question: Question<EtchinstoneState, EtchinstoneView>) {
    const { choices } = question;
    const [only] = choices;
    return only !== undefined && choices.length === 1 ? only : advise(question).choice;
  },
};

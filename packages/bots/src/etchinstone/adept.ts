// Plays by the best immediate forecast.
import type { EtchinstoneState, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { AnyBot, Question } from '@wyrmtable/kernel';
import { answerBy } from './play/policy.ts';

export const adept: AnyBot = {
  // Any world that looks like the table serves: the policy reads no hidden order.
  answer: ({ choices, sample }: Question<EtchinstoneState, EtchinstoneView>) => answerBy(sample(), choices),
};

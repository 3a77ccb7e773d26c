// The strongest level: searches over redeals with adept's judgement inside, and can say what it saw.
import type { EtchinstoneState, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { AnyBot, Question } from '@wyrmtable/kernel';
import { answerBy } from './play/policy.ts';
import { type Findings, search } from './search.ts';

type Asked = Question<EtchinstoneState, EtchinstoneView>;

/** A course of the final battle, with its thousands of arrangements, takes as long as so many of a region. */
const FINAL_COURSE = 4;
/** The regroup comes once a game and often decides it: it gets these courses however small the budget. */
const LEAST_FOR_REGROUP = 64;

const isFinal = ({ stage }: EtchinstoneView): boolean => stage === 'finalJourney' || stage === 'finalEnemy';

function coursesFor(view: EtchinstoneView, budget: number): number {
  if (!isFinal(view)) return budget;
  return Math.max(budget / FINAL_COURSE, view.step === 'regroup' ? LEAST_FOR_REGROUP : 0);
}

/** Master's choice with the numbers behind it: chance to win and score to expect, for every choice. */
export function advise({ view, choices, sample, budget, seed }: Asked): Findings {
  return search(choices, sample, coursesFor(view, budget), seed);
}

/** Master's choice with all it has looked into on the way; nothing where it needs no search. */
export function think(question: Asked): Findings {
  const { view, choices, sample } = question;
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return { choice: only, worth: [] };
  // Once the hand of a final battle is settled, its best arrangement is found outright.
  if (isFinal(view) && view.step !== 'regroup') return { choice: answerBy(sample(), choices), worth: [] };
  return advise(question);
}

export const master: AnyBot = { answer: (question: Asked) => think(question).choice };

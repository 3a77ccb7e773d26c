// A beginner: short-sighted. Counts the levels won and lost at once, and neither what the cards can do, nor the time that goes by,
// nor poison; faces whatever comes, and marches on. It errs as people do in their first games, and not at random.
import {
  absorb,
  type EtchinstoneState,
  type EtchinstoneView,
  FACE,
  FINISH,
  type Forecast,
  MARCH,
  upgrade,
} from '@wyrmtable/etchinstone';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import { bestLayout } from './play/layouts.ts';
import { answerBy, LEVELS, standing } from './play/policy.ts';
import { bestSpoils, overwhelmed } from './play/spoils.ts';

/** How many levels the hand gains by it, or loses. */
function atOnce(state: EtchinstoneState): (forecast: Forecast) => number {
  const { hand } = state;
  const known = new Map<number, number>();
  return ({ damage, xp, knockout, element }) => {
    if (knockout) return overwhelmed(state, hand, LEVELS).worth;
    const key = damage.total * 64 + xp;
    const worth = known.get(key) ?? bestSpoils(state, hand, damage.total, element, xp, LEVELS).worth;
    known.set(key, worth);
    return worth;
  };
}

function answer(state: EtchinstoneState, choices: readonly Choice[]): Choice {
  const { step, stage } = state;
  if (choices.includes(FACE)) return FACE;
  if (choices.includes(MARCH)) return MARCH;
  if (stage !== 'region') return answerBy(state, choices);
  if (step === 'absorb') {
    const [first] = bestSpoils(state, standing(state), state.damage, state.element, state.xp, LEVELS).absorb;
    return first === undefined ? answerBy(state, choices) : absorb(first);
  }
  if (step === 'upgrade') {
    const [first] = bestSpoils(state, standing(state), 0, null, state.xp, LEVELS).upgrade;
    return first === undefined ? FINISH : upgrade(first);
  }
  if (step === 'difficulty' || step === 'commit') return answerBy(state, choices);
  return bestLayout(state, atOnce(state)).path[0] ?? answerBy(state, choices);
}

export const novice: AnyBot = {
  answer: ({ choices, sample }: Question<EtchinstoneState, EtchinstoneView>) => answer(sample(), choices),
};

// Adept's answer to any question: the best forecast at hand, weighed by what levels and cards are worth.
import {
  absorb,
  COMMIT,
  cardIn,
  difficultyOf,
  type EtchinstoneState,
  FINISH,
  levelOf,
  upgrade,
} from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { bestChallenge, bestOutlook } from './encounter.ts';
import { regroupOrMarch } from './regroup.ts';
import { bestFinal } from './sets.ts';
import { bestSpoils } from './spoils.ts';
import { type Worths, worthAt, worthsFor } from './worth.ts';

/** In the final battle a level is a point and nothing more. */
export const LEVELS: Worths = Array.from({ length: 32 }, () => [0, 1, 2, 3, 4]);

const worthsIn = (state: EtchinstoneState): Worths => (state.stage === 'region' ? worthsFor(state) : LEVELS);

export const standing = (state: EtchinstoneState): number[] =>
  state.hand.filter((card) => (state.downgraded & (1 << card)) === 0);

function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice {
  const [first] = choices.toSorted((a, b) => worth(b) - worth(a));
  if (first === undefined) throw new RangeError('a bot was asked with nothing to choose from');
  return first;
}

/** The card whose change of level gains most or costs least (ETCH-5.2). */
function changeLevel(state: EtchinstoneState, choices: readonly Choice[]): Choice {
  const worths = worthsFor(state);
  const { level } = difficultyOf(state, state.difficulty);
  const gain = (choice: Choice): number => {
    const card = cardIn(choice);
    return worthAt(worths, card, level) - worthAt(worths, card, levelOf(state, card));
  };
  return best(choices, gain);
}

/** The choices to make before anything new can be learned; at least one. */
export function courseOf(state: EtchinstoneState, choices: readonly Choice[]): readonly Choice[] {
  switch (state.step) {
    case 'difficulty':
      return [changeLevel(state, choices)];
    case 'challenge':
      return bestChallenge(state, choices);
    case 'regroup':
      return [regroupOrMarch(state)];
    case 'commit':
      return [COMMIT];
    case 'absorb': {
      const { damage, element, xp } = state;
      return bestSpoils(state, standing(state), damage, element, xp, worthsIn(state)).absorb.map(absorb);
    }
    case 'upgrade': {
      const rises = bestSpoils(state, standing(state), 0, null, state.xp, worthsIn(state)).upgrade;
      return rises.length > 0 ? rises.map(upgrade) : [FINISH];
    }
    default:
      return (state.stage === 'region' ? bestOutlook(state) : bestFinal(state)).path;
  }
}

export function answerBy(state: EtchinstoneState, choices: readonly Choice[]): Choice {
  const [next] = courseOf(state, choices);
  if (next === undefined) throw new RangeError('a bot was asked with nothing to choose from');
  return next;
}

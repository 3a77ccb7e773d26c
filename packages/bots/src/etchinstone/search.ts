// Flat Monte Carlo: every choice is tried in the same possible worlds, played on as adept would and judged by prospects.
import { type EtchinstoneState, etchinstone } from '@wyrmtable/etchinstone';
import { type Chance, type Choice, swiftChance } from '@wyrmtable/kernel';
import { answerBy, courseOf } from './play/policy.ts';
import { type Prospects, prospectsAfter } from './play/prospects.ts';

/** What a choice leads to on average. */
export interface Worth extends Prospects {
  readonly choice: Choice;
  /** In how many courses that was seen. */
  readonly tried: number;
}

/** A choice beside the one adept would make, in the same worlds. */
interface Try {
  readonly choice: Choice;
  tried: number;
  /** Sums over its courses. */
  win: number;
  score: number;
  /** Sum and sum of squares of how much better it did than adept's choice. */
  better: number;
  squares: number;
}

/** How many standard errors better a choice must be to be taken instead of adept's. */
const SURE = 1;
/** Points that winning is worth beside its score, so that nobody gambles a game away for them. */
const VICTORY = 20;

const goodness = ({ win, score }: Prospects): number => VICTORY * win + score;

export interface Findings {
  readonly choice: Choice;
  readonly worth: readonly Worth[];
}

/**
 * The choice that leaves the player best off on average; `budget` counts the courses played. In each stage an equal
 * share of it goes to the choices left, then the worse half of them falls out.
 */
export function search(
  choices: readonly Choice[],
  sample: () => EtchinstoneState,
  budget: number,
  seed: number,
): Findings {
  const tries = choices.map((choice): Try => ({ choice, tried: 0, win: 0, score: 0, better: 0, squares: 0 }));
  const usual = answerBy(sample(), choices);
  const sound = tries.find(({ choice }) => choice === usual);
  if (sound === undefined) throw new Error('adept chose what cannot be chosen');
  let rivals = tries.filter((one) => one !== sound);
  const stages = Math.max(1, Math.ceil(Math.log2(tries.length)));
  let spent = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const world = sample();
      const luck = seed + 0x2_0000_0000 + sound.tried;
      const standard = goodness(note(sound, playOn(world, sound.choice, swiftChance(luck))));
      for (const rival of rivals) {
        const better = goodness(note(rival, playOn(world, rival.choice, swiftChance(luck)))) - standard;
        rival.better += better;
        rival.squares += better * better;
      }
      spent += rivals.length + 1;
    } while (spent + rivals.length + 1 <= (budget * stage) / stages);
    rivals.sort((a, b) => b.better - a.better);
    if (stage < stages) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  const [best] = rivals;
  const chosen = best !== undefined && best.better > SURE * Math.sqrt(best.squares) ? best : sound;
  return {
    choice: chosen.choice,
    worth: tries.map(({ choice, tried, win, score }) => ({ choice, tried, win: win / tried, score: score / tried })),
  };
}

function note(one: Try, prospects: Prospects): Prospects {
  one.tried++;
  one.win += prospects.win;
  one.score += prospects.score;
  return prospects;
}

const isFinal = ({ stage }: EtchinstoneState): boolean => stage === 'finalJourney' || stage === 'finalEnemy';

/** One possible course: the choice, then adept's play to the end of the region; the final battle is played out. */
function playOn(world: EtchinstoneState, choice: Choice, chance: Chance): Prospects {
  const state = etchinstone.copy(world);
  // The set-up belongs to region 1.
  const region = Math.max(1, state.region);
  const toTheEnd = isFinal(state);
  etchinstone.apply(state, choice, chance, null);
  while (state.step !== 'over' && (toTheEnd || (state.region <= region && !isFinal(state)))) {
    for (const next of courseOf(state, etchinstone.choices(state))) etchinstone.apply(state, next, chance, null);
  }
  const outcome = etchinstone.outcome(state);
  if (outcome === null) return prospectsAfter(region, state.dragon, state.levels);
  return { win: outcome.kind === 'won' ? 1 : 0, score: outcome.score ?? 0 };
}

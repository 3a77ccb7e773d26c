// Flat Monte Carlo: every choice is tried in the same possible worlds, played on as adept would and judged by prospects.
import { type EtchinstoneState, etchinstone, TOP_LEVEL } from '@wyrmtable/etchinstone';
import { type Chance, type Choice, swiftChance } from '@wyrmtable/kernel';
import { answerBy, courseOf } from './play/policy.ts';
import { type Prospects, prospectsAfter } from './play/prospects.ts';

/** What a choice leads to on average. */
export interface Worth extends Prospects {
  readonly choice: Choice;
  /** In how many courses that was seen. */
  readonly tried: number;
}

/** A choice, tried in possible worlds. */
interface Try {
  readonly choice: Choice;
  tried: number;
  /** Sums over its courses: of prospects for adept's choice, of how much better they were than its for the others. */
  win: number;
  score: number;
  /** Sum of squares of how much better it did. */
  squares: number;
}

/** How many standard errors better a choice must be to be taken instead of adept's. */
const SURE = 1;
/** Points that winning is worth beside its score, so that nobody gambles a game away for them. */
const VICTORY = 20;

/** By this choices are compared. */
export const goodness = ({ win, score }: Prospects): number => VICTORY * win + score;

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
  const tries = choices.map((choice): Try => ({ choice, tried: 0, win: 0, score: 0, squares: 0 }));
  const table = sample();
  // ETCH-22.2.
  const bestScore = table.levels.length * TOP_LEVEL;
  const usual = answerBy(table, choices);
  const sound = tries.find(({ choice }) => choice === usual);
  if (sound === undefined) throw new Error('adept chose what cannot be chosen');
  let rivals = tries.filter((one) => one !== sound);
  const stages = Math.max(1, Math.ceil(Math.log2(tries.length)));
  let spent = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const world = sample();
      const luck = seed + 0x2_0000_0000 + sound.tried;
      const standard = playOn(world, [sound.choice], swiftChance(luck));
      note(sound, standard.win, standard.score);
      for (const rival of rivals) {
        const { win, score } = playOn(world, [rival.choice], swiftChance(luck));
        note(rival, win - standard.win, score - standard.score);
      }
      spent += rivals.length + 1;
    } while (spent + rivals.length + 1 <= (budget * stage) / stages);
    rivals.sort((a, b) => goodness(b) - goodness(a));
    if (stage < stages) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  const [best] = rivals;
  const chosen = best !== undefined && goodness(best) > SURE * Math.sqrt(best.squares) ? best : sound;
  const usually: Prospects = { win: sound.win / sound.tried, score: sound.score / sound.tried };
  return {
    choice: chosen.choice,
    worth: tries.map((one) => worthOf(one, one === sound ? NOTHING : usually, bestScore)),
  };
}

function note(one: Try, win: number, score: number): void {
  one.tried++;
  one.win += win;
  one.score += score;
  one.squares += goodness({ win, score }) ** 2;
}

const NOTHING: Prospects = { win: 0, score: 0 };

/** Its mean above a base. Differences in few worlds can add up to more than certainty. */
function worthOf({ choice, tried, win, score }: Try, base: Prospects, bestScore: number): Worth {
  return {
    choice,
    tried,
    win: Math.min(1, Math.max(0, base.win + win / tried)),
    score: Math.min(bestScore, Math.max(0, base.score + score / tried)),
  };
}

const isFinal = ({ stage }: EtchinstoneState): boolean => stage === 'finalJourney' || stage === 'finalEnemy';

/** What each of these ways leads to on average, all of them tried in the same possible worlds. */
export function compare(
  ways: readonly (readonly Choice[])[],
  sample: () => EtchinstoneState,
  worlds: number,
  seed: number,
): Prospects[] {
  const sums = ways.map(() => ({ win: 0, score: 0 }));
  for (let i = 0; i < worlds; i++) {
    const world = sample();
    ways.forEach((way, at) => {
      const { win, score } = playOn(world, way, swiftChance(seed + 0x3_0000_0000 + i));
      const sum = sums[at];
      if (sum === undefined) return;
      sum.win += win;
      sum.score += score;
    });
  }
  return sums.map(({ win, score }) => ({ win: win / worlds, score: score / worlds }));
}

/** One possible course: the choices, then adept's play to the end of the region; the final battle is played out. */
function playOn(world: EtchinstoneState, choices: readonly Choice[], chance: Chance): Prospects {
  const state = etchinstone.copy(world);
  // The set-up belongs to region 1.
  const region = Math.max(1, state.region);
  const toTheEnd = isFinal(state);
  for (const choice of choices) etchinstone.apply(state, choice, chance, null);
  while (state.step !== 'over' && (toTheEnd || (state.region <= region && !isFinal(state)))) {
    for (const next of courseOf(state, etchinstone.choices(state))) etchinstone.apply(state, next, chance, null);
  }
  const outcome = etchinstone.outcome(state);
  if (outcome === null) return prospectsAfter(region, state);
  return { win: outcome.kind === 'won' ? 1 : 0, score: outcome.score ?? 0 };
}

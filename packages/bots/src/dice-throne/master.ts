// The strongest level: foresight, prices that have been proven, and Monte Carlo search over redeals with that judgement inside.
import type { ThroneState, ThroneView } from '@wyrmtable/dice-throne';
import { playerAt } from '@wyrmtable/dice-throne/inside';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import { bestOf } from './adept.ts';
import { stakeIn, zeal } from './judge/stake.ts';
import { healthAbout, isCrowd } from './judge/standing.ts';
import type { Compared } from './play/compare.ts';
import { callsAmong, judge } from './play/judgement.ts';
import { FARSIGHTED } from './play/mind.ts';
import { askNow, CAREFUL, outlookFrom } from './play/outlook.ts';
import type { Following } from './play/rolls.ts';
import { halve, type Trial } from './search/halving.ts';
import { toTheEnd } from './search/played-out.ts';
import { turnsAhead } from './search/turn-rollouts.ts';

type Asked = Question<ThroneState, ThroneView>;

/** Worlds for judgement, which says what is worth searching at all. */
const TRIES = 16;
/** How much worse than the safe choice something may look to be searched, and how many choices are. */
const HOPELESS = -0.03;
const MOST = 7;
const LUCK = 0x2_0000_0000;

/** The choices worth a search with the best by judgement first, each with how much better it looked than that; `scale` is of the stakes. */
function candidates(judged: readonly Compared[], scale: number): Compared[] {
  const sound = bestOf(judged, FARSIGHTED);
  const base = judged.find(({ choice }) => choice === sound)?.better ?? 0;
  return judged
    .filter(({ choice, better }) => choice === sound || better > HOPELESS * scale)
    .map((one) => ({ ...one, better: one.better - base }))
    .sort((a, b) => Number(b.choice === sound) - Number(a.choice === sound) || b.better - a.better)
    .slice(0, MOST);
}

/** What courses must show before they overrule judgement. */
export interface Doubt {
  /** Judgement weighs as much as so many of them. */
  readonly judgement: number;
  /** However many there are, they weigh no more than so many: what they leave out, they leave out in all of them. */
  readonly courses: number;
  /** How much better a choice must be than the sound one: by so many standard errors, and by so much. */
  readonly sure: number;
  readonly least: number;
}

const DOUBT: Doubt = { judgement: 24, courses: 120, sure: 0.7, least: 0.0005 };

/** How sure it must be that courses to come will change nothing, in standard errors, and what makes no odds. */
const CERTAIN = 3;
const NO_ODDS = 0.001;

/** How much better than the sound choice, by judgement and by courses that showed so much. */
function weighed({ choice, tried }: Trial, shown: number, prior: readonly Compared[], doubt: Doubt): number {
  const judged = prior.find((one) => one.choice === choice)?.better ?? 0;
  const heard = (tried * doubt.courses) / (tried + doubt.courses);
  return (doubt.judgement * judged + heard * shown) / (doubt.judgement + heard);
}

const errorOf = ({ tried, squares }: Trial): number => Math.sqrt(squares) / tried;

/** How much better than the sound choice, by judgement and by what the courses showed; 0 where that is doubtful. */
function found(trial: Trial, prior: readonly Compared[], doubt: Doubt): number {
  const both = weighed(trial, trial.better / trial.tried, prior, doubt);
  return both > doubt.least + doubt.sure * errorOf(trial) ? both : 0;
}

/** Will the choice stay what it is, whatever more courses show? None of the rivals is any good, or the only one left is. */
function isDecided(left: readonly Trial[], prior: readonly Compared[], doubt: Doubt): boolean {
  const hopeful = left.filter((rival) => {
    const error = errorOf(rival);
    return error > NO_ODDS && weighed(rival, rival.better / rival.tried + CERTAIN * error, prior, doubt) > doubt.least;
  });
  const [rival] = hopeful;
  if (rival === undefined) return true;
  if (left.length > 1) return false;
  const error = errorOf(rival);
  return weighed(rival, rival.better / rival.tried - CERTAIN * error, prior, doubt) > doubt.least + doubt.sure * error;
}

/** In a crowd with no more health than that to go courses soon come to their end, and cards and tokens decide little. */
const LAST_BLOWS = 25;
/** One course there takes many times as long as one of two turns: so many times fewer are played. */
const TO_THE_END = 15;

/** How a question is searched: the courses, how many of them, and in what measure judgement gave its figures. */
interface Searching {
  readonly ahead: Following;
  readonly budget: number;
  readonly scale: number;
}

/**
 * In a crowd courses of a few turns do no good (docs/bots.md): whoever leads is fallen upon by all, so that every gain looks vain
 * and saving is what remains. Played to the very end, where nothing is judged and only who won is counted, they tell whom to
 * strike and how to outlive the others when it is nearly over. At the dice, which are solved exactly, nothing of that is asked.
 */
function searchingFor(world: ThroneState, { seat, budget }: Asked, ahead: Following): Searching | null {
  if (!isCrowd(world)) return { ahead, budget, scale: 1 };
  if (world.asking !== 'target' && healthAbout(world) > LAST_BLOWS) return null;
  return { ahead: toTheEnd, budget: budget / TO_THE_END, scale: zeal(world, playerAt(world, seat).dial) };
}

/** The best choice as courses show it that are played so; `ahead` is where two games differ that are fought like this. */
export function searched(question: Asked, ahead: Following, doubt = DOUBT): Choice {
  const { seat, choices, sample, seed } = question;
  const [only] = choices;
  if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
  if (choices.length === 1) return only;
  const world = askNow(sample(), seat);
  const outlook = outlookFrom(world, seat, FARSIGHTED, CAREFUL);
  // What a larger game does can be seen in courses alone.
  const { told, calls: untold } = callsAmong(world, seat, choices);
  const judged = judge({ ...question, choices: told }, world, TRIES, outlook);
  const searching = world.asking === 'roll' && untold.length === 0 ? null : searchingFor(world, question, ahead);
  if (searching === null) return bestOf(judged, FARSIGHTED);
  const prior =
    world.asking === 'roll'
      ? judged.filter(({ choice }) => choice === bestOf(judged, FARSIGHTED)).map((one) => ({ ...one, better: 0 }))
      : candidates(judged, zeal(world, playerAt(world, seat).dial)).map((one) => ({
          ...one,
          better: one.better / searching.scale,
        }));
  const [sound, ...rivals] = [...prior.map(({ choice }) => choice), ...untold];
  if (sound === undefined || rivals.length === 0) return sound ?? only;
  const round = (number: number): ((choice: Choice) => number) => {
    const course = askNow(sample(), seat);
    return (choice) => searching.ahead(course, seat, choice, LUCK + seed + number);
  };
  const trials = halve(sound, rivals, searching.budget, round, (left) => isDecided(left, prior, doubt));
  let best: Choice = sound;
  let most = 0;
  for (const rival of trials) {
    const better = found(rival, prior, doubt);
    if (better <= most) continue;
    most = better;
    best = rival.choice;
  }
  return best;
}

export const master: AnyBot = {
  answer: (question: Asked) => searched(question, turnsAhead(stakeIn(FARSIGHTED.eye))),
};

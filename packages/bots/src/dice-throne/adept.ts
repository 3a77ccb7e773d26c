// Plays by exact odds and one step of judgement.
import type { ThroneState, ThroneView } from '@wyrmtable/dice-throne';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import type { Compared } from './play/compare.ts';
import { judge } from './play/judgement.ts';
import { type Mind, PLAIN } from './play/mind.ts';
import { askNow, outlookFrom } from './play/outlook.ts';

/** Possible worlds in which each choice is tried. */
const TRIES = 8;
/** Less than this is no reason to do anything; the less is open, the less is enough: a fight nearly lost is still fought. */
const LEAST = 0.0005;
const OPEN = 0.25;

/** The best of what was judged; the first is the safe choice. */
export function bestOf(judged: readonly Compared[], { sure }: Mind): Choice {
  const [safe, ...rivals] = judged;
  if (safe === undefined) throw new RangeError('nothing was judged');
  const least = LEAST * Math.min(1, safe.worth / OPEN, Math.abs(1 - safe.worth) / OPEN);
  let found = safe;
  for (const rival of rivals)
    if (rival.better > least + sure * rival.error && rival.better > found.better) found = rival;
  return found.choice;
}

/** One step of judgement in that frame of mind, and nothing searched. */
export const judgesWith = (mind: Mind): AnyBot => ({
  answer({ seat, choices, sample, seed }: Question<ThroneState, ThroneView>) {
    const [only] = choices;
    if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    if (choices.length === 1) return only;
    const world = askNow(sample(), seat);
    // Tokens act whatever their order, nearly always, and who is knocked down gets up if that can be paid.
    if (world.asking === 'order' || world.asking === 'pay') return only;
    return bestOf(judge({ seat, choices, sample, seed }, world, TRIES, outlookFrom(world, seat, mind)), mind);
  },
});

export const adept = judgesWith(PLAIN);

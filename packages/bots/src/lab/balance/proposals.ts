// What would make a made hero even: one number turned, or numbers of one ability turned together, each played until it holds.
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';
import { type Dial, dialsIn, stepsOf } from '@wyrmtable/dice-throne/check';
import type { Rate } from '../figures.ts';
import {
  type BalancePlan,
  type Batch,
  type ChangeFigures,
  isPlayed,
  type Playing,
  type Proposal,
  rateOf,
  type Turned,
  wishes,
} from './plan.ts';

const EVEN = 0.5;
const holdsEven = ({ low, high }: Rate): boolean => low <= EVEN && EVEN <= high;

/** So many of the most promising levers are played, each at most so many times with other numbers. */
const CANDIDATES = 5;
const STEPS = 4;

/** Numbers that are turned together, each so far a step. */
interface Lever {
  readonly turns: readonly { readonly dial: Dial; readonly step: number }[];
  /** What one step of all of them is taken to do. */
  readonly shift: number;
}

/** What belongs together on a board: the numbers of one verb in all rows and upgrades of an ability. */
function togetherOf({ at, verb }: Dial): string | null {
  const [part, list, slot] = stepsOf(at);
  return part === 'hero' && list === 'slots' && verb !== null && at.endsWith('.amount') ? `${slot} ${verb}` : null;
}

/** Every number that was tried, alone, and the numbers of an ability together: what they do adds up. */
function leversOf(box: HeroBox, changes: readonly ChangeFigures[]): Lever[] {
  const dials = new Map(dialsIn(box).map((dial) => [dial.at, dial]));
  const alone = changes.flatMap(({ at, from, value, shift }): Lever[] => {
    const dial = dials.get(at);
    return dial === undefined ? [] : [{ turns: [{ dial, step: value - from }], shift }];
  });
  const families = Map.groupBy(alone, ({ turns: [turn] }) => {
    const family = turn === undefined ? null : togetherOf(turn.dial);
    return family === null ? null : `${family} ${turn?.step}`;
  });
  const together = [...families].flatMap(([family, levers]) =>
    family === null || levers.length < 2 ? [] : [joined(levers)],
  );
  return [...alone, ...together];
}

const joined = (levers: readonly Lever[]): Lever => ({
  turns: [...new Map(levers.flatMap(({ turns }) => turns.map((turn) => [turn.dial.at, turn]))).values()],
  shift: levers.reduce((sum, { shift }) => sum + shift, 0),
});

const farther = (a: Lever, b: Lever): number =>
  Math.abs(b.shift) - Math.abs(a.shift) || b.turns.length - a.turns.length;

/** Whole steps in the direction that leads to even, until it is there or no further. The smallest change comes first. */
export function* proposed(
  box: HeroBox,
  plan: BalancePlan,
  overall: Rate,
  changes: readonly ChangeFigures[],
): Playing<Proposal[]> {
  const missing = EVEN - overall.share;
  if (holdsEven(overall)) return [];
  const useful = leversOf(box, changes)
    .filter(({ shift }) => shift * missing > 0)
    .sort(farther)
    .slice(0, CANDIDATES);
  const found: Proposal[] = [];
  const total = (useful.length + 1) * STEPS * plan.duels * plan.rivals.length;
  const asked = () => ({ stage: 'proposals', total, changes, proposals: [...found] }) as const;
  for (const lever of useful) {
    const proposal = yield* approached(plan, lever, missing, asked());
    if (proposal !== null) found.push(proposal);
  }
  // Where none of them is enough by itself, all of them may be.
  if (found.length === 0 && useful.length > 1) {
    const proposal = yield* approached(plan, joined(useful), missing, asked());
    if (proposal !== null) found.push(proposal);
  }
  return found.sort((a, b) => sizeOf(a) - sizeOf(b));
}

const sizeOf = ({ turned }: Proposal): number =>
  turned.reduce((sum, { from, value }) => sum + Math.abs(value - from), 0);

/** The numbers so many steps on; one that is at its end stays there. */
const turnedBy = ({ turns }: Lever, steps: number): readonly Turned[] =>
  turns.map(({ dial: { at, value: from, least, most }, step }) => ({
    at,
    from,
    value: Math.min(most, Math.max(least, from + step * steps)),
  }));

/** Plays the numbers that should do, and others by what came of it, until the hero is even with them. */
function* approached(
  plan: BalancePlan,
  lever: Lever,
  missing: number,
  asked: Omit<Batch, 'duels'>,
): Playing<Proposal | null> {
  let steps = Math.max(1, Math.round(missing / lever.shift));
  const seen = new Set<number>();
  for (let turn = 0; turn < STEPS && !seen.has(steps); turn++) {
    seen.add(steps);
    const turned = turnedBy(lever, steps);
    const duels = wishes(
      plan.rivals,
      plan.duels,
      turned.map(({ at, value }) => ({ at, value })),
    );
    const ends = (yield { ...asked, duels }).filter(isPlayed);
    // Numbers that may not stand there: half as far.
    if (ends.length === 0) {
      steps = Math.floor(steps / 2);
      if (steps === 0) return null;
      continue;
    }
    const now = rateOf(ends);
    if (holdsEven(now)) return { turned, rate: now };
    const moved = now.share - (EVEN - missing);
    // By what the steps so far have really done; one that does nothing leads nowhere.
    if (moved * missing <= 0) return null;
    steps = Math.max(1, Math.round((steps * missing) / moved));
  }
  return null;
}

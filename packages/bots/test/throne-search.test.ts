// How master spends its courses: rivals fall out by halves, and what is decided is not asked again.
import { swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { halve, type Trial } from '../src/dice-throne/search/halving.ts';

const SOUND = 1;
const BUDGET = 4000;

/** Courses in which each choice is worth so much on average, with luck that all of them share in part. */
function courses(worths: Readonly<Record<number, number>>) {
  let played = 0;
  const round = (number: number) => {
    const chance = swiftChance(number);
    return (choice: number): number => {
      played++;
      return (worths[choice] ?? 0) + chance.below(1000) / 5000;
    };
  };
  return { round, played: () => played };
}

const meanOf = ({ better, tried }: Trial): number => better / tried;

describe('halving', () => {
  it('spends its budget, most of it on the rivals that do best', () => {
    const { round, played } = courses({ [SOUND]: 0.5, 2: 0.52, 3: 0.4, 4: 0.51, 5: 0.3 });
    const trials = halve(SOUND, [2, 3, 4, 5], BUDGET, round);
    expect(played()).toBeLessThanOrEqual(BUDGET);
    expect(played()).toBeGreaterThan(0.95 * BUDGET);
    const [best, worst] = [2, 5].map((choice) => trials.find((trial) => trial.choice === choice));
    expect(best?.tried).toBeGreaterThan(2 * (worst?.tried ?? 0));
  });

  it('stops when whoever asks has seen enough, and keeps what was found', () => {
    const { round, played } = courses({ [SOUND]: 0.5, 2: 0.2 });
    const trials = halve(SOUND, [2], BUDGET, round, (left) => left.every((trial) => meanOf(trial) < -0.1));
    expect(played()).toBeLessThan(BUDGET / 10);
    expect(trials.map(meanOf)).toEqual([expect.closeTo(-0.3, 1)]);
  });

  it('goes on to the end while it is open', () => {
    const { round, played } = courses({ [SOUND]: 0.5, 2: 0.5 });
    halve(SOUND, [2], BUDGET, round, (left) => left.every((trial) => meanOf(trial) < -0.1));
    expect(played()).toBeGreaterThan(0.95 * BUDGET);
  });
});

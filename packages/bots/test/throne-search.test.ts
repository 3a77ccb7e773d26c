// How master spends its courses: rivals fall out by halves, and what is decided is not asked again.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { PROCEED } from '@wyrmtable/dice-throne/inside';
import { question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { diceThroneBots } from '../src/dice-throne/index.ts';
import { halve, type Trial } from '../src/dice-throne/search/halving.ts';
import { toTheEnd } from '../src/dice-throne/search/played-out.ts';
import { give } from './throne-table.ts';

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

/** King of the Hill, the first of four before its roll with an upgrade it could lay. */
function crowd(health: readonly number[]): ThroneState {
  const heroes = ['barbarian', 'paladin', 'treant', 'ninja'];
  const begun = start(diceThrone, { mode: 'koth', heroes, promo: false }, 4, swiftChance(1));
  const laid = { order: [0, 1, 2, 3], active: 0, turn: 9, stack: [], triggers: [] };
  for (const player of begun.players) player.hand = [];
  const state: ThroneState = { ...begun, ...laid, step: 'main-1', asking: 'main', asked: 0, health: [...health] };
  give(state, 0, 6, 'smack-ii');
  return state;
}

describe('courses to the very end', () => {
  const COURSES = 60;
  const won = (health: readonly number[]): number => {
    const state = crowd(health);
    let sum = 0;
    for (let luck = 0; luck < COURSES; luck++) sum += toTheEnd(state, 0, PROCEED, luck);
    return sum / COURSES;
  };

  it('count who won and nothing else', () => {
    expect(won([40, 2, 2, 2])).toBeGreaterThan(0.8);
    expect(won([2, 40, 40, 40])).toBeLessThan(0.1);
  });

  it('leave the table as it lies, and are the same with the same luck, and others with other luck', () => {
    const state = crowd([9, 8, 7, 6]);
    const before = JSON.stringify(state);
    const lots = () => Array.from({ length: 40 }, (_, number) => toTheEnd(state, 0, PROCEED, number));
    const first = lots();
    expect(lots()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('master in a crowd', () => {
  /** How many possible worlds it looked at. */
  function worldsSeen(state: ThroneState): number {
    const asked = question(diceThrone, state, 0, 1500, 3);
    let worlds = 0;
    diceThroneBots.master.bot.answer({
      ...asked,
      sample: () => {
        worlds++;
        return asked.sample();
      },
    });
    return worlds;
  }

  it('judges alone while there is far to go, and plays to the end when few blows are left', () => {
    expect(worldsSeen(crowd([30, 30, 30, 30]))).toBeLessThan(40);
    expect(worldsSeen(crowd([9, 8, 7, 6]))).toBeGreaterThan(40);
  });
});

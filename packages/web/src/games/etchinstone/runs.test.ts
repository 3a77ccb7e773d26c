// The history of runs and the day's dragon.
import { isSeed } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { dayAt } from '../../shell/day.ts';
import { openDeviceStorage } from '../../shell/device-storage.ts';
import { dayOfSeed, planOf } from './day.ts';
import { keepRun, type Run, runs, standingOf } from './runs.ts';

/** A vault that forgets when the test ends: storage is forbidden, so it keeps everything in memory. */
const forgetful = () =>
  openDeviceStorage(() => {
    throw new Error('no storage here');
  });

const run = (id: string, change: Partial<Run> = {}): Run => ({
  id,
  when: 1,
  difficulty: 'normal',
  dragon: 'burhast',
  cavalier: false,
  glassCannon: false,
  won: true,
  score: 40,
  day: null,
  ...change,
});

test('runs are kept once, the latest first', () => {
  const kept = forgetful();
  for (const id of ['a', 'b', 'a']) keepRun(run(id), kept);
  expect(runs(kept).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what somebody else has written there is left out', () => {
  const kept = forgetful();
  keepRun(run('a'), kept);
  kept.write('etchinstone.runs', [...runs(kept), { id: 'b' }, null, run('c', { score: 44 })]);
  expect(runs(kept).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('the best score is of victories against that dragon at that difficulty', () => {
  const history = [
    run('a', { score: 41 }),
    run('b', { score: 0, won: false }),
    run('c', { score: 60, difficulty: 'easy' }),
    run('d', { score: 43 }),
    run('e', { score: 55, dragon: 'proposed-water' }),
  ];
  expect(standingOf(history, { difficulty: 'normal', dragon: 'burhast' })).toEqual({ played: 3, won: 2, best: 43 });
  expect(standingOf(history, { difficulty: 'hard', dragon: 'burhast' })).toEqual({ played: 0, won: 0, best: null });
});

test('the day’s dragon follows from the date alone, and a finished run is known by its seed', () => {
  const noon = Date.UTC(2026, 10, 15, 12);
  const day = dayAt(noon);
  expect(day).toBe('2026-11-15');
  expect(planOf(day)).toEqual(planOf('2026-11-15'));
  expect(isSeed(planOf(day).seed)).toBe(true);
  expect(dayOfSeed(planOf('2026-11-10').seed, noon)).toBe('2026-11-10');
  expect(dayOfSeed('00'.repeat(32), noon)).toBeNull();
});

test('over a year every difficulty and every dragon has its days', () => {
  const plans = Array.from({ length: 365 }, (_, i) => planOf(dayAt(Date.UTC(2026, 0, 1 + i))).options);
  expect(new Set(plans.map(({ difficulty }) => difficulty)).size).toBe(6);
  expect(new Set(plans.map(({ dragon }) => dragon)).size).toBe(4);
});

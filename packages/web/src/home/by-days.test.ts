import { expect, test } from 'vitest';
import { isByDays, mostUrgentFirst } from './by-days.ts';

const one = { status: 'playing', days: 2, yourMove: false, changed: 0 } as const;

test('the match with the least time left comes first, and those that wait for somebody else come last', () => {
  const order = mostUrgentFirst([
    { ...one, id: 'theirs, old', changed: 1 },
    { ...one, id: 'mine, tomorrow', yourMove: true, left: 100_000 },
    { ...one, id: 'theirs, new', changed: 2 },
    { ...one, id: 'mine, at once', yourMove: true, left: 1000 },
    { ...one, id: 'mine, on pause', yourMove: true },
  ]);
  expect(order.map(({ id }) => id)).toEqual([
    'mine, on pause',
    'mine, at once',
    'mine, tomorrow',
    'theirs, new',
    'theirs, old',
  ]);
});

test('only matches in play with days for a move are among them', () => {
  expect(isByDays(one)).toBe(true);
  expect(isByDays({ status: 'over', days: 2 })).toBe(false);
  expect(isByDays({ status: 'playing' })).toBe(false);
});

// Results of a day's task in one order: winners first, the quicker before the slower, and then whoever has more left.
import { expect, test } from 'vitest';
import { byRounds } from './day.ts';

test('nothing is less than one, and one less than two', () => {
  const scores = [0, 1, 2].map((lost) => byRounds(false, 3, 0, lost).score);
  expect(scores).toEqual([0, 1, 2]);
  expect(byRounds(true, 9, 0, 0).score).toBeGreaterThan(byRounds(false, 1, 0, 99_999_999).score);
});

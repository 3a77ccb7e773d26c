// What an enemy keeps (ADV-11.3 to 11.6), as in the worked examples 7 and 8.
// rules: ADV-11.3, ADV-11.4, ADV-11.5, ADV-11.6
import { expect, test } from 'vitest';
import { show, straights } from '../src/content/enemies.ts';
import { isMet, keep, reject } from '../src/rules/keep.ts';

const again = (dice: number[], objective = straights): number[] =>
  reject(dice, keep(dice, objective)).toSorted((a, b) => a - b);

test('a straight keeps 3, 4, 5 and one 6', () => {
  expect(again([3, 4, 5, 6, 6])).toEqual([6]);
});
test('a 1 and a 6 go without their neighbours', () => {
  expect(again([1, 2, 4, 5, 6])).toEqual([1, 6]);
});
test('a 1 stays with 2, 3 and 4', () => {
  expect(again([1, 2, 3, 4, 6])).toEqual([6]);
});
test('a large straight is met', () => {
  expect(isMet([1, 2, 3, 4, 5], straights)).toBe(true);
  expect(isMet([2, 3, 4, 5, 5], straights)).toBe(false);
});
test('symbols: what is too many goes too', () => {
  // Two swipes and a vortex are wanted: swipes are 1 to 3, vortices 4 and 5, chaos 6.
  const objective = show({ swipe: 2, vortex: 1 });
  expect(again([1, 2, 3, 6, 6], objective)).toEqual([3, 6, 6]);
  expect(isMet([1, 2, 3, 4, 6], objective)).toBe(true);
});

// A device that has slept is found out by its two watches.
import { expect, test } from 'vitest';
import { hasSlept } from '../src/table/remote/waking.ts';

const at = (even: number, day: number) => ({ even, day });

test('a watch that stood still while the day went on, and a page in which nothing ran, have slept', () => {
  const before = at(1000, 50_000);
  expect(hasSlept(before, at(2000, 51_000))).toBe(false);
  // Busy for a moment.
  expect(hasSlept(before, at(4500, 53_500))).toBe(false);
  // The lid was closed for ten seconds, which the even watch did not see.
  expect(hasSlept(before, at(2000, 61_000))).toBe(true);
  // Stopped for ten seconds, which both saw.
  expect(hasSlept(before, at(12_000, 61_000))).toBe(true);
});

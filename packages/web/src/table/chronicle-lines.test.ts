// Looking back in the chronicle: what was asked for stands in front of what the page has, and nothing is told twice.
import { expect, test } from 'vitest';
import { further, joined, NO_PAST, type Past, runsOut } from './chronicle-lines.ts';

const events = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ number: from + i, event: { kind: 'turn' } }));
const numbers = (found: readonly { readonly number: number }[] | null) => found?.map(({ number }) => number) ?? null;

test('the page has the end, the past comes in front of it, part by part', () => {
  const first = further(NO_PAST, 0, 10, events(7, 10));
  expect(numbers(joined(first, events(10, 12), 0))).toEqual([7, 8, 9, 10, 11]);
  const second = further(first, 0, 7, events(4, 7));
  expect(numbers(joined(second, events(10, 12), 0))).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  expect(second.begun).toBe(false);
  expect(further(second, 0, 4, []).begun).toBe(true);
});

test('what the page gets anew by itself is not told twice', () => {
  const past = further(NO_PAST, 0, 10, events(5, 10));
  expect(numbers(joined(past, events(8, 12), 0))).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test('a past of other eyes, or one that reaches no longer up to what the page has, is left out', () => {
  const past: Past = further(NO_PAST, 0, 10, events(5, 10));
  expect(joined(past, events(10, 12), 1)).toBeNull();
  expect(joined(past, events(11, 12), 0)).toBeNull();
  expect(joined(past, [], 0)).toBeNull();
  // Asked from there again it begins anew.
  expect(numbers(further(past, 1, 10, events(8, 10)).events)).toEqual([8, 9]);
});

test('the table is asked as soon as every line that the page has is told, so that there is one more to press for', () => {
  expect(runsOut(events(20, 61), 40)).toBe(false);
  expect(runsOut(events(20, 60), 40)).toBe(true);
  expect(runsOut(events(20, 50), 40)).toBe(true);
});

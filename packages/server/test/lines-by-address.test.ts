// Lines of one address are counted here and elsewhere; what a process that has died told of them is forgotten.
import { expect, test } from 'vitest';
import { linesByAddress } from '../src/lines-by-address.ts';

test('what another process tells counts until it falls silent', () => {
  let now = 0;
  const lines = linesByAddress(20, () => now);
  for (let i = 0; i < 5; i++) lines.came('a');
  lines.hear('other', [['a', 14]]);
  expect(lines.isFull('a')).toBe(false);
  lines.came('a');
  expect(lines.isFull('a')).toBe(true);
  expect(lines.isFull('b')).toBe(false);
  now = 1500;
  expect(lines.isFull('a'), 'a telling may be lost').toBe(true);
  now = 2000;
  expect(lines.isFull('a'), 'it has died').toBe(false);
});

test('a telling takes the place of the one before', () => {
  const lines = linesByAddress(20, () => 0);
  lines.hear('other', [['a', 20]]);
  expect(lines.isFull('a')).toBe(true);
  lines.hear('third', [['a', 1]]);
  lines.hear('other', []);
  expect(lines.isFull('a')).toBe(false);
});

test('only addresses with many lines are told of, and once that they have gone', () => {
  const lines = linesByAddress(32, () => 0);
  expect(lines.news()).toBe(null);
  lines.came('a');
  expect(lines.news(), 'one of thirty-two is nothing').toBe(null);
  lines.came('a');
  expect(lines.news()).toEqual([['a', 2]]);
  expect(lines.news(), 'told again, since it holds for a moment only').toEqual([['a', 2]]);
  lines.left('a');
  expect(lines.news()).toEqual([]);
  expect(lines.news()).toBe(null);
  lines.left('a');
  lines.left('a');
  lines.came('a');
  expect(lines.isFull('a')).toBe(false);
});

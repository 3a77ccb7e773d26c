// Where a match went on from another: what was drawn up to there must be what the branch says.
import { expect, test } from 'vitest';
import { fitsBranches } from './branch-form.ts';

test('after so many choices so many words have been drawn, or the branches do not fit', () => {
  const branches = [{ after: 3, from: 20, seed: 'a' }];
  expect(fitsBranches(branches, 3, 20)).toBe(true);
  expect(fitsBranches(branches, 3, 21)).toBe(false);
  expect(fitsBranches(branches, 4, 21)).toBe(true);
});

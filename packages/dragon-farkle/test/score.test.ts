// The soldier table, against known counts and every vector of the facts.
// rules: SK-4.1 SK-4.2 SK-4.3 SK-4.4 SK-4.5 SK-4.6 SK-4.7 SK-4.8 SK-4.9
import { describe, expect, test } from 'vitest';
import { SOLDIER_TABLE } from '../src/content/table.ts';
import { allScoring, legalSets, pack, sizeOf, soldiersFor, unpack } from '../src/score.ts';

/** Dice, how many of them score, and for how much. */
const vectors: [number[], number, number][] = [
  [[1], 1, 100],
  [[5], 1, 50],
  [[2, 3, 4, 4, 4, 5], 4, 450],
  [[1, 4], 1, 100],
  [[3], 0, 0],
  [[1, 2, 2, 4, 4, 5], 2, 150],
  [[1, 1, 3, 4], 2, 200],
  [[5, 5], 2, 100],
  [[1, 3, 4, 4, 6], 1, 100],
  [[2, 2, 2, 2, 2, 2], 6, 3000],
  [[1, 3, 3, 3, 4, 6], 4, 400],
  [[3, 6], 0, 0],
  [[1, 1, 1], 3, 1000],
  [[1, 1, 1, 1], 4, 1500],
  [[1, 1, 1, 1, 1], 5, 1600],
  [[5, 5, 5, 5, 5], 5, 1550],
  [[2, 2, 2, 2, 2], 4, 1500],
  [[1, 2, 3, 4, 5, 6], 6, 3000],
  [[1, 2, 3, 4, 5], 2, 150],
  [[2, 2, 3, 3, 6, 6], 6, 2000],
  [[2, 2, 2, 2, 3, 3], 6, 2000],
  [[2, 2, 2, 4, 4, 4], 6, 600],
  [[1, 1, 1, 5, 5, 5], 6, 1500],
  [[4, 4, 4, 4, 1, 5], 6, 1650],
  [[1, 1, 1, 1, 5, 5], 6, 2000],
  [[2, 2, 3, 3, 4, 6], 0, 0],
  [[2, 3, 4, 6], 0, 0],
];

test.each(vectors)('%j: %i dice score %i', (dice, scoring, soldiers) => {
  const best = allScoring(pack(dice));
  expect(sizeOf(best)).toBe(scoring);
  expect(soldiersFor(best)).toBe(soldiers);
});

/** Every roll of n dice, in every order. */
function* rolls(n: number): Generator<number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const rest of rolls(n - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

describe('known counts over every roll', () => {
  test.each([
    [1, 4],
    [2, 16],
    [3, 60],
    [4, 204],
    [5, 600],
    [6, 1080],
  ])('%i dice: %i rolls score nothing', (n, expected) => {
    let none = 0;
    for (const roll of rolls(n)) if (allScoring(pack(roll)) === 0) none++;
    expect(none).toBe(expected);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 12],
    [4, 52],
    [5, 232],
    [6, 3888],
  ])('%i dice: %i rolls score with every die', (n, expected) => {
    let all = 0;
    for (const roll of rolls(n)) if (sizeOf(allScoring(pack(roll))) === n) all++;
    expect(all).toBe(expected);
  });

  test('the legal set of highest value is also the one with most dice (SK-4.7)', () => {
    for (const roll of rolls(6)) {
      const sets = legalSets(pack(roll));
      const best = allScoring(pack(roll));
      for (const set of sets) {
        expect(sizeOf(set)).toBeLessThanOrEqual(sizeOf(best));
        expect(soldiersFor(set)).toBeLessThanOrEqual(soldiersFor(best));
      }
    }
  });
});

test('a set with a die left over is not legal, whatever else is in it (SK-4.2)', () => {
  expect(soldiersFor(pack([1, 2]))).toBe(0);
  expect(soldiersFor(pack([2, 2]))).toBe(0);
  expect(soldiersFor(pack([]))).toBe(0);
  expect(legalSets(pack([2, 3, 4, 4, 4, 5])).map(unpack)).toEqual([[4, 4, 4, 5], [4, 4, 4], [5]]);
});

test('every row of the table is one named figure (SK-4.9)', () => {
  expect(SOLDIER_TABLE).toHaveLength(12);
  expect(new Set(SOLDIER_TABLE.map(({ id }) => id)).size).toBe(12);
  expect(SOLDIER_TABLE.find(({ id }) => id === 'six-alike')).toMatchObject({ soldiers: 3000, confidence: 'conflict' });
});

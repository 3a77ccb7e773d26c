// Chances from turn to turn: sides, the stand at a moment, and where the lead changed.
import { expect, test } from 'vitest';
import { leadChanges, sidesOf, standAt } from './course.ts';

const duel = [0.5, 0.7, 0.52, 0.4, 0.45, 0.8, 1].map((own, i) => ({ at: 10 * i, chances: [own, 1 - own] }));

test('whoever plays together is one side, and two who are alike for a moment are two', () => {
  const teams = [0.5, 0.6, 0.3].map((own, i) => ({ at: i, chances: [own, 1 - own, own, 1 - own] }));
  expect(sidesOf(teams).map(({ seats }) => seats)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sidesOf(duel).map(({ seats }) => seats)).toEqual([[0], [1]]);
  expect(sidesOf([])).toEqual([]);
});

test('a moment stands as the last turn before it did', () => {
  expect(standAt(duel, 19)?.chances[0]).toBe(0.7);
  expect(standAt(duel, 20)?.chances[0]).toBe(0.52);
  expect(standAt([{ at: 5, chances: [0.4] }], 4)).toBe(null);
});

test('the lead changes when it is clear, and not by the end itself', () => {
  expect(leadChanges(duel)).toEqual([
    { at: 30, seats: [1], chance: 0.6 },
    { at: 50, seats: [0], chance: 0.8 },
  ]);
  expect(leadChanges(duel.slice(0, 2))).toEqual([]);
});

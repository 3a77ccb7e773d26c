// Changes of plain data: they lead from the one to the other, say nothing of what stayed, and refuse what they do not fit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffBetween, patched } from './diff.ts';
import { canonical } from './digest.ts';

const before = {
  turn: 3,
  dice: [1, 1, 5],
  heroes: [
    { army: 250, items: 2 },
    { army: 0, items: 1 },
  ],
  target: 1,
};

test.each([
  ['nothing', before, null],
  ['a field', { ...before, turn: 4 }, { turn: [4] }],
  ['a field that is null now', { ...before, target: null }, { target: [null] }],
  ['a field more', { ...before, face: 'dragon' }, { face: ['dragon'] }],
  ['a place in a list', { ...before, dice: [1, 6, 5] }, { dice: { 1: [6] } }],
  ['a whole list', { ...before, dice: [2, 3, 4] }, { dice: [[2, 3, 4]] }],
  ['a list of another length', { ...before, dice: [1, 1] }, { dice: [[1, 1]] }],
  [
    'deep inside',
    {
      ...before,
      heroes: [
        { army: 250, items: 2 },
        { army: 50, items: 1 },
      ],
    },
    { heroes: { 1: { army: [50] } } },
  ],
  [
    'a part of everybody in a list',
    {
      ...before,
      heroes: [
        { army: 300, items: 2 },
        { army: 50, items: 1 },
      ],
    },
    { heroes: { 0: { army: [300] }, 1: { army: [50] } } },
  ],
])('%s', (_, after, change) => {
  expect(diffBetween(before, after)).toEqual(change);
});

test('a field that is gone', () => {
  const { target, ...rest } = before;
  expect(target).toBe(1);
  expect(diffBetween(before, rest)).toEqual({ target: [] });
  expect(patched(before, { target: [] })).toEqual(rest);
});

test('what has not changed is the very same, and the original is left alone', () => {
  const kept = structuredClone(before);
  const after = patched(before, { heroes: { 1: { army: [50] } } }) as typeof before;
  expect(before).toEqual(kept);
  expect(after.heroes[1]).toEqual({ army: 50, items: 1 });
  expect(after.heroes[0]).toBe(before.heroes[0]);
  expect(after.dice).toBe(before.dice);
});

test.each([
  ['no change at all', 7],
  ['two values for one', [1, 2]],
  ['a place the list does not have', { dice: { 3: [1] } }],
  ['a list with a name in it', { dice: { best: [6] } }],
  ['a list that loses a place', { dice: { 0: [] } }],
  ['a field of a number', { turn: { deep: [1] } }],
  ['a field of what is not there', { absent: { deep: [1] } }],
  ['a field gone that never was', { absent: [] }],
])('does not fit: %s', (_, change) => {
  expect(patched(before, change)).toBeUndefined();
});

test('any plain data can be followed by changes, names with a meaning of their own included', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 2 }), (values) => {
      let followed = values[0];
      for (const [i, after] of values.entries()) {
        const change = diffBetween(values[Math.max(0, i - 1)], after);
        if (change !== null) followed = patched(followed, JSON.parse(JSON.stringify(change))) as typeof followed;
        expect(canonical(followed)).toBe(canonical(after));
      }
    }),
  );
});

test('whatever is sent for a change, nothing is thrown', () => {
  fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (value, change) => void patched(value, change)));
});

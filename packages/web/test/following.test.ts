// Following a view over the line: by changes as long as they follow one another, and never by a guess.
import type { Look } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { type Picture, pictureAfter } from '../src/table/remote/following.ts';

const whole = { picture: 4, view: { turn: 3, dice: [1, 1, 5] } };
const known = pictureAfter(null, whole);

test('a whole view is taken as it is, whatever was known', () => {
  expect(known).toEqual({ number: 4, view: whole.view });
  expect(pictureAfter({ number: 90, view: {} }, whole)).toEqual(known);
});

test('a change is made on the picture before it', () => {
  expect(pictureAfter(known, { picture: 5, change: { turn: [4] } })).toEqual({
    number: 5,
    view: { turn: 4, dice: [1, 1, 5] },
  });
});

test('the same number without a change is the same picture', () => {
  expect(pictureAfter(known, { picture: 4 })).toBe(known);
});

test.each<[string, Picture | null, Look]>([
  ['nothing is known', null, { picture: 5, change: { turn: [4] } }],
  ['one was missed', known, { picture: 6, change: { turn: [4] } }],
  ['it came twice', known, { picture: 4, change: { turn: [3] } }],
  ['it came late', known, { picture: 3 }],
  ['it does not fit', known, { picture: 5, change: { dice: { 3: [6] } } }],
  ['a view is no number', known, { picture: 5, change: [7] }],
])('the whole must be asked for when %s', (_, before, update) => {
  expect(pictureAfter(before, update)).toBeNull();
});

// Ways through a film, and moments in addresses.
import { expect, test } from 'vitest';
import { besidePace, gone, PACES, paceFor, wishOf } from './going.ts';
import { lettersIn, momentHash, momentIn } from './moment.ts';
import type { Contents } from './reel.ts';

const CONTENTS: Contents = { last: 20, steps: [0, 3, 4, 9, 20], turns: [4, 9], outcome: null };

test('steps and turns lead forth and back, and the ends are ends', () => {
  expect([0, 3, 5, 20].map((at) => gone(CONTENTS, at, 'step', 1))).toEqual([3, 4, 9, 20]);
  expect([20, 5, 3, 0].map((at) => gone(CONTENTS, at, 'step', -1))).toEqual([9, 4, 0, 0]);
  expect([0, 4, 9].map((at) => gone(CONTENTS, at, 'turn', 1))).toEqual([4, 9, 20]);
  expect([20, 9, 4].map((at) => gone(CONTENTS, at, 'turn', -1))).toEqual([9, 4, 0]);
});

test('paces go from slow to fast, and begin with that of the device', () => {
  expect(paceFor('slow')).toBe(PACES[0]);
  expect(paceFor('off').stage).toBe('off');
  expect(PACES.reduce((pace) => besidePace(pace, 1), PACES[0])).toBe(PACES.at(-1));
  expect(besidePace(PACES[0], -1)).toBe(PACES[0]);
});

test('keys', () => {
  expect(wishOf('ArrowRight', false)).toEqual({ kind: 'step', way: 'step', direction: 1 });
  expect(wishOf('ArrowLeft', true)).toEqual({ kind: 'step', way: 'turn', direction: -1 });
  expect(wishOf('End', false)).toEqual({ kind: 'leap', to: 'last' });
  expect(wishOf('x', false)).toBeNull();
});

test('an address says a moment, and nonsense in it is the beginning', () => {
  for (const moment of [
    { at: 7, eyes: 1 },
    { at: 0, eyes: 'spectator' },
  ] as const)
    expect(momentIn(`#${momentHash(moment)}`, 2, 20)).toEqual(moment);
  expect(momentIn('#at=99&eyes=3', 2, 20)).toEqual({ at: 20, eyes: 'all' });
  expect(momentIn('#at=-4&eyes=<b>', 2, 20)).toEqual({ at: 0, eyes: 'all' });
  expect(momentIn('', 2, 20)).toEqual({ at: 0, eyes: 'all' });
  expect(lettersIn('#match=ab-_c&at=3')).toBe('ab-_c');
  expect(lettersIn('#at=3')).toBeNull();
});

import { expect, test } from 'vitest';
import { followsEnd, type Stand } from './log-end.ts';

const END: Stand = { top: 800, height: 200, whole: 1000 };

test('lines that come in between a scroll and its news do not stop the chronicle from following', () => {
  // Brought to the end of what there was; a whole turn of six players has come in since.
  expect(followsEnd(true, { ...END, top: 700 }, { ...END, whole: 1400 }, true)).toBe(true);
});

test('a box that shrinks or loses its oldest lines still follows', () => {
  expect(followsEnd(true, END, { top: 800, height: 90, whole: 1000 }, false)).toBe(true);
  expect(followsEnd(true, END, { top: 500, height: 200, whole: 900 }, false)).toBe(true);
  // As tall as its lines for a moment, and back: nothing is left of that but where it stands.
  expect(followsEnd(true, END, { ...END, top: 0 }, false)).toBe(true);
});

test('whoever goes up to an older line is left there, and followed again once they are back at the end', () => {
  const above = { ...END, top: 300 };
  expect(followsEnd(true, END, above, true)).toBe(false);
  expect(followsEnd(false, above, { ...above, whole: 1200 }, false)).toBe(false);
  expect(followsEnd(false, above, { ...END, top: 790 }, true)).toBe(true);
});

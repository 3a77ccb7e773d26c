// What may be taken back: the firmest thing that a choice brought about decides.
import { expect, test } from 'vitest';
import { holdOf } from './holding.ts';

const game = { reveals: new Set(['drew']), shows: new Set(['laid']) };

test.each([
  ['nothing fell and nothing came to light', 5, ['moved'], 'free'],
  ['nothing happened at all', 5, [], 'free'],
  ['something of one’s own was laid open', 5, ['moved', 'laid', 'moved'], 'shown'],
  ['a hidden thing came to light', 5, ['drew', 'laid'], 'fast'],
  ['a hidden thing came to light after it', 5, ['laid', 'drew', 'moved'], 'fast'],
  ['a die fell', 6, ['moved'], 'fast'],
  ['a die fell and something was laid open', 6, ['laid'], 'fast'],
])('where %s', (_, drawn, kinds, hold) => {
  expect(holdOf(game, 5, { drawn }, kinds)).toBe(hold);
});

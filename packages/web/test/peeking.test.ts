// On a shared screen nobody sees a hand that is not theirs.
import { expect, test } from 'vitest';
import { isShared, stillOpen, tapped } from '../src/games/peeking.ts';

test('a tap uncovers the own hand, and another covers it', () => {
  const open = tapped(null, 1);
  expect(open).toBe(1);
  expect(stillOpen(open, 1)).toBe(1);
  expect(tapped(open, 1)).toBeNull();
});

test('the hand is covered when the screen goes to somebody else, and stays covered when it comes back', () => {
  const handed = stillOpen(1, 0);
  expect(handed).toBeNull();
  expect(stillOpen(handed, 1)).toBeNull();
  expect(stillOpen(0, null)).toBeNull();
});

test('a screen is shared where several people play at it; bots and others elsewhere hide nothing from it', () => {
  const person = { mine: true, bot: null };
  const bot = { mine: false, bot: 'careful' };
  const elsewhere = { mine: false, bot: null };
  expect(isShared([person, person])).toBe(true);
  expect(isShared([person, bot, elsewhere])).toBe(false);
  expect(isShared([{ mine: true, bot: 'careful' }, person])).toBe(false);
});

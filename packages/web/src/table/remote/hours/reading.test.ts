// A clock on the screen is right between two words of the server, whatever the device's own clock says.
import type { ClockTold } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { answersIn, leavesIn, leftOf, timeText } from './reading.ts';

const told: ClockTold = {
  type: 'clock',
  match: 'table1',
  now: 1_000_000,
  left: [60_000, null, 90_000],
  runs: 0,
  answers: 20_000,
  leaves: 45_000,
  paused: false,
};

test('the time that runs runs by the watch of the page, and all others stand', () => {
  const offset = 1_000_000 - 500;
  expect(leftOf(told, 0, offset, 500)).toBe(60_000);
  expect(leftOf(told, 0, offset, 10_500)).toBe(50_000);
  expect(leftOf(told, 0, offset, 100_000)).toBe(0);
  expect(leftOf(told, 1, offset, 10_500)).toBeNull();
  expect(leftOf(told, 2, offset, 10_500)).toBe(90_000);
  expect(leavesIn(told, offset, 10_500)).toBe(35_000);
  // A watch that seems to be before the word was said makes nothing longer.
  expect(leftOf(told, 0, offset, 0)).toBe(60_000);
});

test('in a window everybody has the same, and outside of one nobody', () => {
  expect(answersIn(told, 0, 0)).toBeNull();
  expect(answersIn({ ...told, runs: 'window' }, 1_000_000, 5000)).toBe(15_000);
  expect(leftOf({ ...told, runs: 'window' }, 0, 1_000_000, 5000)).toBe(60_000);
});

test('times are read as people write them', () => {
  expect(timeText(0, 'en')).toBe('0:00');
  expect(timeText(1, 'en')).toBe('0:01');
  expect(timeText(59_001, 'en')).toBe('1:00');
  expect(timeText(3_723_000, 'pl')).toBe('1:02:03');
  expect(timeText(2 * 86_400_000 + 3 * 3_600_000, 'en')).toBe('2 days 3:00');
});

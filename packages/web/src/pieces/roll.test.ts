// Dice lie when the story says what they show, however late they were drawn.
import { expect, it } from 'vitest';
import { inTime } from './roll.ts';

it('takes its time where there is time', () => {
  expect(inTime(540, 600)).toBe(540);
});

it('is quicker where the page began late, and lies before the story goes on', () => {
  expect(inTime(540, 400)).toBeLessThan(400);
  expect(inTime(540, 400)).toBeGreaterThan(300);
});

it('is never so quick that nobody sees it', () => {
  expect(inTime(540, -20)).toBeGreaterThan(200);
});

it('stays a cut where no motion is wanted', () => {
  expect(inTime(0, 500)).toBe(0);
});

// A person whom windows ask only when it matters: at most four questions in ten turns, most of them worth an answer.
import { expect, test } from 'vitest';
import { adept } from '../src/dice-throne/adept.ts';
import { askedIn } from '../src/stops/index.ts';

test('auto asks at most four times in ten turns of a duel, and passing is not the answer by a wide margin', () => {
  const playing = askedIn(adept, 'auto', 16, 1);
  let step = playing.next();
  while (!step.done) step = playing.next();
  const { asked, passed, windows, inTenTurns } = step.value;
  expect(windows).toBeGreaterThan(500);
  expect(inTenTurns).toBeGreaterThan(1);
  expect(inTenTurns).toBeLessThanOrEqual(4);
  expect(passed / asked).toBeLessThan(0.6);
});

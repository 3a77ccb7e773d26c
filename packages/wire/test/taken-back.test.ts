// What a choice that was taken back leaves of the events that came of it.
import { expect, test } from 'vitest';
import { cutsIn, type NumberedEvent, type TakenBack, uncut } from '../src/index.ts';

const told = (number: number, event: NumberedEvent['event'] = { kind: 'rolled' }): NumberedEvent => ({ number, event });
const back: TakenBack = { kind: 'taken-back', seat: 1, since: 2 };

test('everything after the number it names is cut away, itself included, and nothing before or after', () => {
  const events = [told(1), told(2), told(3), told(4), told(5, back), told(6)];
  const cuts = cutsIn(events);
  expect(cuts).toEqual([{ seat: 1, since: 2, until: 5 }]);
  expect(uncut(events, cuts).map(({ number }) => number)).toEqual([1, 2, 6]);
});

test('an event of that name without a number, and a number under another name, cut nothing', () => {
  const nameless = { kind: 'taken-back', seat: 1 };
  const worded = { kind: 'taken-back', seat: 1, since: '2' };
  const other = { kind: 'rolled', seat: 1, since: 0 };
  const events = [told(1), told(2, nameless), told(3, worded), told(4, other)];
  expect(cutsIn(events)).toEqual([]);
  expect(uncut(events, [])).toBe(events);
});

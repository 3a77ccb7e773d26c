// Events are shown one at a time, and the view never waits for them.
import type { Happening } from '@wyrmtable/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durationOf, STAGGER_MS, TUMBLE_MS, thoughtOf } from '../src/table/pace.ts';
import { createPlayback } from '../src/table/playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rolled = (...dice: number[]): Happening & { dice: number[] } => ({ kind: 'rolled', dice });
const story = (...events: Happening[]) => ({
  view: {},
  events: events.map((event, i) => ({ number: i + 1, event })),
});

function desk() {
  const heard: number[] = [];
  const playback = createPlayback(({ number }) => heard.push(number));
  return { playback, heard };
}

test('dice take 650 ms and 45 ms for each die; lines of the log take nothing', () => {
  expect(durationOf(rolled(1, 2, 3, 4, 5, 6), 'normal')).toBe(TUMBLE_MS + 6 * STAGGER_MS);
  expect(durationOf(rolled(1), 'fast')).toBeLessThan(durationOf(rolled(1), 'normal'));
  expect(durationOf(rolled(1, 2, 3), 'off')).toBe(0);
  expect(durationOf({ kind: 'window' }, 'normal')).toBe(0);
});

test('a blow is shown for 900 ms, the end for 1500; fast is two fifths of that, and off is nothing', () => {
  const blow = { kind: 'damage' };
  expect(durationOf(blow, 'normal')).toBe(900);
  expect(durationOf(blow, 'fast')).toBe(360);
  expect(durationOf(blow, 'off')).toBe(0);
  expect(durationOf({ kind: 'won' }, 'normal')).toBe(1500);
  expect(durationOf({ kind: 'zonk' }, 'normal')).toBe(900);
  expect((['normal', 'fast', 'off'] as const).map(thoughtOf)).toEqual([450, 180, 0]);
});

test('whoever sits down sees the table as it is', () => {
  const { playback, heard } = desk();
  playback.feed(story(rolled(1, 2), { kind: 'zonk' }));
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(2);
  expect(heard).toEqual([]);
});

test('new events play in order, each for its own while', () => {
  const { playback, heard } = desk();
  playback.feed(story());
  const events = [{ kind: 'window' }, rolled(1, 2), { kind: 'zonk' }];
  playback.feed(story(...events));
  expect(playback.playing()).toMatchObject({ number: 2, ms: TUMBLE_MS + 2 * STAGGER_MS });
  expect(playback.shown()).toBe(1);
  vi.advanceTimersByTime(TUMBLE_MS + 2 * STAGGER_MS);
  expect(playback.playing()?.event.kind).toBe('zonk');
  vi.runAllTimers();
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(3);
  expect(heard).toEqual([1, 2, 3]);
});

test('a tap ends the show at once, and nothing comes back later', () => {
  const { playback } = desk();
  playback.feed(story());
  playback.feed(story(rolled(1), rolled(2), { kind: 'zonk' }));
  playback.skip();
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(3);
  vi.runAllTimers();
  expect(playback.playing()).toBeNull();
});

test('events that come while others play wait for their turn', () => {
  const { playback, heard } = desk();
  playback.feed(story());
  playback.feed(story(rolled(1)));
  playback.feed(story(rolled(1), { kind: 'zonk' }));
  expect(playback.playing()?.number).toBe(1);
  vi.runAllTimers();
  expect(heard).toEqual([1, 2]);
});

test('what is taken back is not played in reverse', () => {
  const { playback } = desk();
  playback.feed(story());
  playback.feed(story(rolled(1), { kind: 'setAside' }));
  playback.feed(story(rolled(1)));
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(1);
});

test('without animation everything counts as shown, and is still heard', () => {
  const { playback, heard } = desk();
  playback.setSpeed('off');
  playback.feed(story());
  playback.feed(story(rolled(1), { kind: 'zonk' }));
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(2);
  expect(heard).toEqual([1, 2]);
});

test('turning animation off in the middle ends what is being shown', () => {
  const { playback } = desk();
  playback.feed(story());
  playback.feed(story(rolled(1), { kind: 'zonk' }));
  playback.setSpeed('off');
  expect(playback.playing()).toBeNull();
  expect(playback.shown()).toBe(2);
});

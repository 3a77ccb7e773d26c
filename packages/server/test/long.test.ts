// A campaign of thousands of choices: the last events are at hand, and come to the same as playing it all again.
import type { Watcher } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { lighten } from '../src/run.ts';
import { eventsSince, indexOf, step, storySince, TAIL } from '../src/running.ts';
import { longRun } from './long.ts';

test('whoever asks for the last events gets them without the match being played again', () => {
  const run = longRun(2500);
  const watchers: readonly Watcher[] = [0, 1, 'spectator'];
  for (const watcher of watchers) {
    const index = indexOf(run, watcher);
    const last = run.shown[index] ?? 0;
    expect(last, 'long enough to have been cut').toBeGreaterThan(2 * TAIL);
    const tail = run.tails[index] ?? [];
    expect(tail.length).toBeLessThan(2 * TAIL);
    expect(tail.length).toBeGreaterThanOrEqual(TAIL);
    // What is handed out from the tail is the very objects that are in it.
    expect(eventsSince(run, watcher, last - 3, last)).toEqual(tail.slice(-3));
    expect(eventsSince(run, watcher, last - TAIL, last)?.[0]).toBe(tail.at(-TAIL));
    expect(eventsSince(run, watcher, last - 3, last - 1), 'not what is not told yet').toEqual(tail.slice(-3, -1));
    expect(eventsSince(run, watcher, 0, last), 'what has been cut off').toBeNull();
    const pages = [...storySince(run, watcher, 0, last)];
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(TAIL);
    const whole = pages.flat();
    expect(whole.map(({ number }) => number)).toEqual(whole.map((_, i) => i + 1));
    expect(whole.slice(-tail.length)).toEqual(tail);
  }
});

test('a match at rest has no events at hand, tells all of them out of its log, and goes on in the same numbers', () => {
  const run = longRun(300);
  const watchers: readonly Watcher[] = [0, 1, 'spectator'];
  const before = watchers.map((watcher) => run.tails[indexOf(run, watcher)]?.slice() ?? []);
  const ends = run.shown.slice();
  lighten(run);
  expect(run.tails.flat()).toEqual([]);
  const seat = run.recipe.game.toMove(run.state) ?? 0;
  step(run, seat, run.recipe.game.choices(run.state)[0] ?? 0, () => {});
  for (const [at, watcher] of watchers.entries()) {
    const index = indexOf(run, watcher);
    const [end = 0, last = 0] = [ends[index], run.shown[index]];
    expect(eventsSince(run, watcher, 0, last), 'must be played again').toBeNull();
    expect([...storySince(run, watcher, 0, end)].flat()).toEqual(before[at]);
    expect(eventsSince(run, watcher, end, last)?.length).toBe(last - end);
  }
});

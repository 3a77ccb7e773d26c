// A campaign of thousands of choices: the last events are at hand, and come to the same as playing it all again.
import type { Watcher } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { eventsSince, indexOf, storySince, TAIL } from '../src/running.ts';
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

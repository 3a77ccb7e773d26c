// A campaign of thousands of choices: the last events are at hand, and come to the same as playing it all again.
import { adventures } from '@wyrmtable/adventures';
import { type AnyGame, derivedSeed, isRefusal, readOptions, swiftChance, type Watcher } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { begin, eventsSince, indexOf, type Running, step, TAIL } from '../src/running.ts';

const game: AnyGame = adventures;

/** Random play of two heroes who never give up. */
function longRun(choices: number): Running {
  const options = readOptions(game, { heroes: ['barbarian', 'monk'] }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const run = begin({ id: 'long', game, options, seats: 2, seed: derivedSeed(8, 1), words: ['a', 'b'] });
  const luck = swiftChance(3);
  for (let i = 0; i < choices; i++) {
    const seat = game.toMove(run.state);
    const all = game.choices(run.state).filter((choice) => game.read(choice).kind !== 'retire');
    step(run, seat ?? 0, all[luck.below(all.length)] ?? 0, () => {});
  }
  return run;
}

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
    expect(eventsSince(run, watcher, last - TAIL, last)[0]).toBe(tail.at(-TAIL));
    expect(eventsSince(run, watcher, last - 3, last - 1), 'not what is not told yet').toEqual(tail.slice(-3, -1));
    const whole = eventsSince(run, watcher, 0, last);
    expect(whole.map(({ number }) => number)).toEqual(whole.map((_, i) => i + 1));
    expect(whole.slice(-tail.length)).toEqual(tail);
  }
});

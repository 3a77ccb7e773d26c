// Between two processes: letters in order and without a gap, or both sides know that the link broke. The bus may lose anything.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Links, linksOf } from '../src/bus/links.ts';
import type { Bus } from '../src/bus/port.ts';
import { machineTiming } from '../src/bus/timing.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'performance',
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Side {
  readonly links: Links<number>;
  readonly heard: number[];
  /** How many letters had been heard at each break. */
  readonly breaks: number[];
}

/** Two sides that rely on each other, and a bus that loses what it is told to. */
function pair(loses: (to: string) => boolean): { readonly one: Side; readonly two: Side } {
  const ears = new Map<string, (text: string) => void>();
  const bus: Bus = {
    async join() {},
    send(to, text) {
      if (!loses(to)) setTimeout(() => ears.get(to)?.(text), 1);
    },
    isUp: () => true,
    async close() {},
  };
  const side = (own: string): Side => {
    const heard: number[] = [];
    const breaks: number[] = [];
    const links = linksOf<number>(
      bus,
      own,
      {
        hear(_, letter, answer) {
          heard.push(letter);
          answer(letter * 2);
        },
        broken: () => breaks.push(heard.length),
        relied: () => true,
      },
      machineTiming,
    );
    ears.set(own, links.receive);
    return { links, heard, breaks };
  };
  return { one: side('one'), two: side('two') };
}

const asking = (links: Links<number>, letter: number, ms: number): Promise<unknown> =>
  new Promise((done) => links.ask('two', letter, ms, done));

test('what is said comes in order, and what is asked is answered', async () => {
  const { one, two } = pair(() => false);
  for (let i = 0; i < 20; i++) one.links.send('two', i);
  const answer = asking(one.links, 21, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(two.heard).toEqual([...Array.from({ length: 20 }, (_, i) => i), 21]);
  expect(await answer).toBe(42);
  expect([...one.breaks, ...two.breaks]).toEqual([]);
});

test('whatever is lost: between two breaks nothing is missing, and after the last loss both sides have heard of it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ lost: fc.nat(9), ms: fc.nat(900) }), { minLength: 5, maxLength: 40 }),
      async (steps) => {
        let lost = false;
        let losses = 0;
        const { one, two } = pair((to) => {
          if (lost && to === 'two') losses++;
          return lost;
        });
        for (const [i, step] of steps.entries()) {
          lost = step.lost === 0;
          one.links.send('two', i);
          await vi.advanceTimersByTimeAsync(step.ms);
        }
        lost = false;
        await vi.advanceTimersByTimeAsync(10_000);
        // Runs between the breaks of the one that hears are without gaps.
        const cuts = [0, ...two.breaks, two.heard.length];
        for (const [i, from] of cuts.entries()) {
          const run = two.heard.slice(from, cuts[i + 1]);
          expect(run.every((letter, at) => letter === (run[0] ?? 0) + at)).toBe(true);
        }
        const missing = steps.length - new Set(two.heard).size;
        expect(new Set(two.heard).size).toBe(two.heard.length);
        if (missing > 0) expect(Math.min(one.breaks.length, two.breaks.length)).toBeGreaterThan(0);
        if (losses === 0) expect(missing).toBe(0);
        one.links.close();
        two.links.close();
      },
    ),
    { numRuns: 60 },
  );
});

test('what comes a second time is heard once, and breaks nothing', async () => {
  const texts: string[] = [];
  const heard: number[] = [];
  const bus: Bus = {
    join: async () => {},
    send: (_, text) => texts.push(text),
    isUp: () => true,
    close: async () => {},
  };
  const hearing = { hear: (_: string, letter: number) => heard.push(letter), relied: () => false };
  const breaks: string[] = [];
  const one = linksOf<number>(bus, 'one', { ...hearing, broken: () => {} }, machineTiming);
  const two = linksOf<number>(bus, 'two', { ...hearing, broken: (peer) => breaks.push(peer) }, machineTiming);
  for (const letter of [1, 2]) {
    one.send('two', letter);
    await vi.advanceTimersByTimeAsync(1);
  }
  for (const text of [...texts, ...texts]) two.receive(text);
  expect(heard).toEqual([1, 2]);
  expect(breaks).toEqual([]);
});

test('silence breaks a link on which somebody relies', async () => {
  let isAway = false;
  const { one, two } = pair(() => isAway);
  one.links.send('two', 1);
  await vi.advanceTimersByTimeAsync(1000);
  isAway = true;
  const asked = asking(one.links, 2, 60_000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await asked).toBeNull();
  expect([one.breaks.length > 0, two.breaks.length > 0]).toEqual([true, true]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  one.links.send('two', 3);
  await vi.advanceTimersByTimeAsync(100);
  expect(two.heard).toEqual([1, 3]);
});

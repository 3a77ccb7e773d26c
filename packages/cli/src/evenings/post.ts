// The bus of an evening: it loses, doubles, delays and swaps what processes write to each other, and is away now and then.
import type { Bus } from '@wyrmtable/server/machine';
import { between, strikes, type World } from './world.ts';

export interface Post {
  /** A bus for the process of that name, which hears when it can. */
  busFor(name: string, later: (ms: number, happen: () => void) => void, hear: (text: string) => void): Bus;
  /** Nobody is at that name any more. */
  forget(name: string): void;
}

interface Ear {
  readonly hear: (text: string) => void;
  readonly later: (ms: number, happen: () => void) => void;
  /** When the last text arrives: what is sent later comes after it. */
  last: number;
}

export function newPost(world: World): Post {
  const { clock } = world;
  const ears = new Map<string, Ear>();
  let awayUntil = 0;

  const arrival = (ear: Ear): number => {
    const at = clock.now + (strikes(world, 'busSlow') ? between(world, 200, 3000) : between(world, 0, 4));
    if (strikes(world, 'busSwaps')) return at;
    ear.last = Math.max(ear.last, at);
    return ear.last;
  };

  const send = (to: string, text: string): void => {
    if (strikes(world, 'busAway')) awayUntil = clock.now + between(world, 300, 5000);
    const ear = ears.get(to);
    if (ear === undefined || clock.now < awayUntil || strikes(world, 'busLoses')) return;
    const copies = strikes(world, 'busDoubles') ? 2 : 1;
    for (let i = 0; i < copies; i++) ear.later(arrival(ear) - clock.now, () => ear.hear(text));
  };

  return {
    busFor(name, later, hear) {
      ears.set(name, { hear, later, last: 0 });
      return { join: async () => {}, send, isUp: () => clock.now >= awayUntil, close: async () => {} };
    },
    forget: (name) => ears.delete(name),
  };
}

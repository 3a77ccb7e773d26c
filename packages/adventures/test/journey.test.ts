// Heroes who cannot fall reach the end of every scenario by eager play: nothing on the way is a dead end.
// rules: ADV-12.6, ADV-16.1
import { type Choice, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { adventures } from '../src/game.ts';
import type { AdventureState } from '../src/state.ts';

const EVERLASTING = 5000;
const IDLE: ReadonlySet<string> = new Set(['sell', 'discard', 'proceed', 'pass', 'retire']);

/** Declares what is met, rolls otherwise, and rather does something than nothing. */
function eager(state: AdventureState, whim: ReturnType<typeof swiftChance>): Choice {
  const legal = adventures.choices(state);
  const kinds = legal.map((choice) => adventures.read(choice, state).kind);
  const of = (...wanted: string[]): Choice[] => legal.filter((_, i) => wanted.includes(kinds[i] ?? ''));
  const declared = of('declare').at(-1);
  if (declared !== undefined) return declared;
  const busy = [of('roll'), of('defend', 'move', 'play'), legal.filter((_, i) => !IDLE.has(kinds[i] ?? '')), legal];
  const [pool = legal] = busy.filter((list) => list.length > 0);
  return pool[whim.below(pool.length)] ?? legal[0] ?? 0;
}

function journey(scenario: number, seats: number, seed: number): AdventureState {
  const chance = swiftChance(seed);
  const options = {
    mode: 'campaign',
    difficulty: 'normal',
    extraMinions: seed % 2 === 1,
    legacy: false,
    scenario,
  } as const;
  const state = start(adventures, options, seats, chance);
  for (let choices = 0; state.stage === 'explore' || state.stage === 'boss'; choices++) {
    for (const { dial } of state.arena.players.slice(0, seats)) {
      state.arena.ceilings[dial] = EVERLASTING;
      state.arena.health[dial] = EVERLASTING;
    }
    expect(choices).toBeLessThan(20_000);
    proceed(adventures, state, eager(state, chance), chance);
  }
  return state;
}

const tables = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((scenario) => [1, 3].map((seats) => [scenario, seats] as const));

test.each(tables)('scenario %i with %i heroes ends in victory', (scenario, seats) => {
  for (const seed of [1, 2]) {
    const state = journey(scenario, seats, 100 * scenario + seed);
    expect(state.won).toBe(true);
    expect(state.stage).toBe(scenario % 2 === 1 ? 'shop' : 'spoils');
    if (scenario % 2 === 1) expect(state.shards).toBe(3);
  }
});

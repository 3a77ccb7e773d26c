// Windows by random play in every mode: nobody is asked for nothing or twice for one cause, and nothing tells who is asked.
import {
  type Choice,
  chachaChance,
  derivedSeed,
  PASS,
  proceed,
  type Seat,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { diceThrone } from '../src/game.ts';
import type { ThroneState } from '../src/state.ts';
import { duel, OTHER_MODES, others, PAIRS, type Table } from './tables.ts';

/** Causes that can come several times in one step, each for a roll or a source of its own. */
const REPEATED: ReadonlySet<string> = new Set(['effect-roll', 'incoming']);

interface Asked {
  readonly state: ThroneState;
  readonly seat: Seat;
  readonly cause: string;
  readonly legal: readonly Choice[];
  /** Windows this seat has let go by since the last thing that happened. */
  readonly passed: readonly string[];
}

/** Plays at random, mostly passing in windows, and shows every question of a window before it is answered. */
function ask({ options, seats }: Table, seed: number, visit: (asked: Asked) => void): void {
  const chance = chachaChance(streamKey(derivedSeed(seed, 0), []));
  const whim = swiftChance(seed);
  const state = start(diceThrone, options, seats, chance);
  const passed: string[][] = Array.from({ length: seats }, () => []);
  const happened = (kind: string): void => {
    if (kind !== 'window') for (const list of passed) list.length = 0;
  };
  while (diceThrone.toMove(state) !== null) {
    const legal: readonly Choice[] = diceThrone.choices(state);
    const cause = diceThrone.window(state);
    const seat = state.asked;
    if (cause !== null) visit({ state, seat, cause, legal, passed: passed[seat] ?? [] });
    const choice = cause !== null && whim.below(3) > 0 ? PASS : (legal[whim.below(legal.length)] ?? PASS);
    if (cause !== null && choice === PASS) passed[seat]?.push(`${cause} in ${state.step}`);
    proceed(diceThrone, state, choice, chance, ({ kind }) => happened(kind));
  }
}

const TABLES: readonly (readonly [string, Table])[] = [
  ...Array.from({ length: 64 }, (_, n) => duel((n * 37) % PAIRS)),
  ...Array.from({ length: OTHER_MODES * 2 }, (_, n) => others(n)),
].map((table, n) => [`table ${n}: ${table.options.mode ?? 'duel'} of ${table.seats}`, table] as const);

describe.each(TABLES)('%s', (name, table) => {
  const seed = TABLES.findIndex(([other]) => other === name);

  test('whoever is asked has an answer beside the pass', () => {
    ask(table, seed, ({ legal, cause }) => {
      expect(legal, cause).toContain(PASS);
      expect(legal.length, cause).toBeGreaterThan(1);
    });
  });

  test('nobody is asked twice for one cause while nothing happens', () => {
    ask(table, seed, ({ state, cause, passed }) => {
      if (!REPEATED.has(cause)) expect(passed).not.toContain(`${cause} in ${state.step}`);
      expect(passed.length, passed.join(', ')).toBeLessThan(4);
    });
  });

  test('a window looks the same to everybody who is not the one asked', () => {
    ask(table, seed, ({ state, seat, cause }) => {
      for (const watcher of [...state.players.keys(), 'spectator'] as const)
        expect(diceThrone.view(state, watcher)).toMatchObject({
          toMove: null,
          window: cause,
          asking: 'window',
          asks: null,
        });
      // Whoever may answer early gets a list of its own, with the pass, and only what it could play.
      for (const other of state.players.keys()) {
        const early = diceThrone.choices(state, other);
        if (other !== seat && early.length > 0) expect(early).toContain(PASS);
      }
    });
  });
});

test('a window is told wherever somebody is asked', () => {
  for (const [, table] of TABLES.slice(0, 24)) {
    const chance = chachaChance(streamKey(derivedSeed(7, 0), []));
    const whim = swiftChance(7);
    const state = start(diceThrone, table.options, table.seats, chance);
    let told = false;
    while (diceThrone.toMove(state) !== null) {
      const legal = diceThrone.choices(state);
      if (diceThrone.window(state) !== null) expect(told, 'asked without a word').toBe(true);
      const choice = legal[whim.below(legal.length)] ?? PASS;
      // A pass goes on with the round that was told; anything else is answered by a new one.
      if (choice !== PASS) told = false;
      proceed(diceThrone, state, choice, chance, ({ kind }) => {
        told ||= kind === 'window';
      });
    }
  }
});

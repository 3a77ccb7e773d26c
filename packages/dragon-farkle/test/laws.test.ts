// Dragon Farkle keeps the laws of the house, at tables of every size and with the legend variant.
import { chachaChance, derivedSeed, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { laws } from '@wyrmtable/kernel/laws';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPANIONS, ITEMS, NO_CARD } from '../src/content/cards.ts';
import { dragonFarkle } from '../src/game.ts';
import type { FarkleState } from '../src/state.ts';

const tables = [
  { seats: 2, options: { wounds: 3 } },
  { seats: 3, options: { wounds: 4 } },
  { seats: 5, options: { wounds: 5, first: 2 } },
] as const;

for (const table of tables) {
  describe(`${table.seats} heroes, ${table.options.wounds} wounds`, () => {
    for (const law of laws(dragonFarkle, table)) {
      test(law.name, () => {
        fc.assert(
          fc.property(fc.nat(2 ** 31), (seed) => law.check(seed)),
          { numRuns: 15 },
        );
      });
    }
  });
}

/** All cards of the box, wherever they lie. */
function census(state: FarkleState): { companions: number[]; items: number[] } {
  const companions = [...state.companionDeck, ...state.companionDiscard, ...state.heroes.map((hero) => hero.companion)];
  const items = [
    ...state.itemDeck,
    ...state.itemDiscard,
    ...state.heroes.flatMap((hero) => [...hero.items, ...hero.pending]),
  ];
  const order = (a: number, b: number) => a - b;
  return { companions: companions.filter((card) => card !== NO_CARD).sort(order), items: items.sort(order) };
}

const BOX = {
  companions: COMPANIONS.map((_, i) => i),
  items: ITEMS.flatMap(({ count }, i) => Array<number>(count).fill(COMPANIONS.length + i)),
};

test('nothing is created or lost: cards stay in the box, armies are never negative and count by fifties', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
      const chance = chachaChance(streamKey(derivedSeed(seed, 1), []));
      const whim = swiftChance(seed);
      const state = start(dragonFarkle, { wounds: 3 }, seats, chance);
      while (dragonFarkle.toMove(state) !== null) {
        const legal = dragonFarkle.choices(state);
        const before = state.heroes.map((hero) => hero.army);
        const told = before.slice();
        proceed(dragonFarkle, state, legal[whim.below(legal.length)] ?? 0, chance, (event) => {
          if (event.kind === 'army') told[event.seat] = (told[event.seat] ?? 0) + event.change;
        });
        expect(census(state)).toEqual(BOX);
        // Every soldier that came or went was told of.
        expect(state.heroes.map((hero) => hero.army)).toEqual(told);
        for (const { army } of state.heroes) {
          expect(army).toBeGreaterThanOrEqual(0);
          expect(army % 50).toBe(0);
        }
      }
    }),
    { numRuns: 15 },
  );
});

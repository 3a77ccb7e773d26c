// Setting up with real luck: who begins, and what is dealt.
import { chachaChance, derivedSeed, readOptions, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { COMPANIONS, ITEMS } from '../src/content/cards.ts';
import { cardOf } from '../src/content/library.ts';
import { dragonFarkle } from '../src/game.ts';
import type { FarkleState } from '../src/state.ts';

const tables = Array.from({ length: 200 }, (_, seed) => seed);

function dealt(seed: number, seats: number, first?: number): FarkleState {
  const options = { wounds: 3 as const, ...(first === undefined ? {} : { first }) };
  return start(dragonFarkle, options, seats, chachaChance(streamKey(derivedSeed(seed, 1), [])));
}

// rules: SK-2.5 SK-R19
test('any hero may be the first when luck decides', () => {
  const begun = new Set(tables.map((seed) => dealt(seed, 5).active));
  expect([...begun].sort()).toEqual([0, 1, 2, 3, 4]);
});

// rules: SK-2.5 SK-R19
test('a chosen hero is the first, whatever the luck', () => {
  for (const seed of tables) {
    const state = dealt(seed, 4, 3);
    expect(state).toMatchObject({ active: 3, asked: 3, roller: 3, turn: 1 });
  }
  expect(readOptions(dragonFarkle, { first: 4 }, 4)).toMatchObject({ refused: 'no-such-seat' });
});

// rules: SK-2.1 SK-2.4
test.each([2, 3, 4, 5])('%i heroes get an empty army, one companion and one item each', (seats) => {
  for (const seed of tables.slice(0, 20)) {
    const state = dealt(seed, seats);
    const { heroes, companionDeck, itemDeck } = state;
    expect(heroes).toHaveLength(seats);
    for (const { army, companion, items, pending, lair, wiped } of heroes) {
      expect({ army, pending, lair, wiped }).toEqual({ army: 0, pending: [], lair: false, wiped: false });
      expect(cardOf(state, companion).kind).toBe('companion');
      expect(items.map((item) => cardOf(state, item).kind)).toEqual(['item']);
    }
    expect(companionDeck).toHaveLength(COMPANIONS.length - seats);
    expect(itemDeck).toHaveLength(ITEMS.reduce((sum, { count }) => sum + count, 0) - seats);
  }
});

// rules: SK-2.2
test('each deck is shuffled: any of its cards may lie on top, and the piles never mix', () => {
  const companions = new Set<string>();
  const items = new Set<string>();
  for (const seed of tables) {
    const state = dealt(seed, 2);
    const { companionDeck, companionDiscard, itemDeck, itemDiscard } = state;
    const kinds = (pile: readonly number[]) => new Set(pile.map((card) => cardOf(state, card).kind));
    expect(kinds(companionDeck)).toEqual(new Set(['companion']));
    expect(kinds(itemDeck)).toEqual(new Set(['item']));
    expect([...companionDiscard, ...itemDiscard]).toEqual([]);
    companions.add(cardOf(state, companionDeck.at(-1) ?? -1).id);
    items.add(cardOf(state, itemDeck.at(-1) ?? -1).id);
  }
  expect(companions.size).toBe(COMPANIONS.length);
  expect(items.size).toBe(ITEMS.length);
});

// rules: SK-2.3 SK-11.1
test('the dragon takes three wounds, or four or five for the legend, and no other number', () => {
  expect(readOptions(dragonFarkle, {}, 2)).toMatchObject({ wounds: 3 });
  for (const wounds of [3, 4, 5] as const) {
    expect(start(dragonFarkle, { wounds }, 2, swiftChance(1))).toMatchObject({ wounds, dealt: 0 });
  }
  for (const wounds of [2, 6]) expect(readOptions(dragonFarkle, { wounds }, 2)).toHaveProperty('refused');
});

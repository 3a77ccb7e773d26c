// A match keeps the content it was begun with, whatever ships later.
import { chachaChance, derivedSeed, type Manifest, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { GAIN } from '../src/content/amounts.ts';
import { COMPANIONS, ITEMS } from '../src/content/cards.ts';
import { CONTENT, catalogueOf } from '../src/content/catalogue.ts';
import { amount } from '../src/content/library.ts';
import { FIGURES } from '../src/content/table.ts';
import type { Card } from '../src/content/verbs.ts';
import { dragonFarkle } from '../src/game.ts';
import type { FarkleState } from '../src/state.ts';

/** A card that no box holds. */
const called = (card: Card, id: string): Card => Object.assign({}, card, { id });

const DRUM: Card = {
  id: 'werbel',
  kind: 'companion',
  timing: 'always',
  effects: [{ verb: 'stop-bonus', soldiers: 100 }],
  count: 1,
  confidence: 'invented',
  icon: 'drum',
};
const SECOND_DRUM = called(DRUM, 'a-second-drum');
const KEG = called({ ...DRUM, kind: 'item', effects: [{ verb: 'gain', soldiers: 900 }] }, 'a-keg');

const [first, ...otherItems] = ITEMS;
if (first === undefined) throw new Error('no item ships');

/** The same table played by the same whims with that content. */
function played(content: Manifest): FarkleState {
  const chance = chachaChance(streamKey(derivedSeed(5, 1), []));
  const whim = swiftChance(5);
  const state = start(dragonFarkle, { wounds: 3 }, 3, chance, content);
  while (dragonFarkle.toMove(state) !== null) {
    const legal = dragonFarkle.choices(state);
    proceed(dragonFarkle, state, legal[whim.below(legal.length)] ?? 0, chance);
  }
  return state;
}

/** What a library holds; the sets of rolls are only remembered there. */
function held(content: typeof CONTENT, key: string): object {
  const { plainSets, rallySets, ...rest } = content.library(key);
  return rest;
}

test('cards added to what ships change no library of an older manifest', () => {
  const older = CONTENT.shipped();
  const longer = catalogueOf([SECOND_DRUM, ...COMPANIONS], [first, KEG, ...otherItems], FIGURES);
  const key = longer.open(older);
  expect(key).toBe(CONTENT.open(older));
  expect(held(longer, String(key))).toEqual(held(CONTENT, String(key)));
  expect(longer.shipped()).not.toEqual(older);
  expect(longer.toBring(older)).toEqual({});
});

test('a card or a table that was changed goes on as it was, once the earlier edition is known', () => {
  const older = CONTENT.shipped();
  const dearer = { ...FIGURES, brawlBonus: 700, soldierTable: FIGURES.soldierTable.slice(1) };
  const later = catalogueOf(COMPANIONS, [{ ...first, effects: KEG.effects }, ...otherItems], dearer);
  expect(later.open(older)).toMatchObject({ refused: 'content-missing', params: { count: 2 } });
  expect(later.learn({ items: [first], figures: [FIGURES] })).toEqual([]);
  const key = String(later.open(older));
  expect(held(later, key)).toEqual(held(CONTENT, key));
  expect(later.toBring(older)).toEqual({ items: [first], figures: [FIGURES] });
});

test('a match is played with the cards, the table and the figures that it names', () => {
  const shipped = CONTENT.shipped();
  const generous = { ...FIGURES, id: 'generous', lairThreshold: 500 };
  expect(CONTENT.learn({ items: [KEG], figures: [generous] })).toEqual([]);
  const own = catalogueOf([], [KEG], generous).shipped();
  const content = { ...shipped, items: own.items ?? [], figures: own.figures ?? [] };
  const state = start(dragonFarkle, { wounds: 3 }, 2, swiftChance(1), content);
  expect(state.threshold).toBe(500);
  expect(dragonFarkle.view(state, 0).discards.items).toEqual([]);
  expect(amount(state, GAIN, COMPANIONS.length)).toBe(900);
  // One keg, two heroes: somebody goes without.
  expect(state.itemDeck).toEqual([]);
  expect(played(shipped).library).toBe(CONTENT.open(shipped));
  expect(played(content).library).toBe(CONTENT.open(content));
});

test('more cards than choices can name are refused', () => {
  const many = Array.from({ length: 32 }, (_, i) => called(KEG, `keg-${i}`));
  const crowded = catalogueOf([], many, FIGURES);
  expect(JSON.stringify(crowded.open(crowded.shipped()))).toContain('at most 31 different cards');
});

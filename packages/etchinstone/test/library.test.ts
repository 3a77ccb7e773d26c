// A match keeps the content it was begun with, whatever ships later.
import { begin, isRefusal, proceed, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { combine, hiddenIn, read } from '../src/choice.ts';
import { CONTENT, catalogueOf, WARES } from '../src/content/catalogue.ts';
import { cardsOf, dragonOf, figuresOf } from '../src/content/library.ts';
import type { Dragon, MageCard } from '../src/content/verbs.ts';
import { etchinstone } from '../src/game.ts';

const [burhast] = WARES.dragons;
const [first, ...otherCards] = WARES.mageCards;
if (burhast === undefined || first === undefined) throw new Error('no dragon or no card ships');

const MUD: Dragon = { ...burhast, id: 'mud', initiative: 1 };
/** A card that no box holds. */
const called = (card: MageCard, id: string): MageCard => Object.assign({}, card, { id });
const PUDDLE = called(first, 'water-puddle');
const NORMAL = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false } as const;

test('a dragon and a card added to what ships change no library of an older manifest', () => {
  const older = etchinstone.stock(NORMAL, 1);
  const longer = catalogueOf({
    ...WARES,
    mageCards: [PUDDLE, ...WARES.mageCards],
    dragons: [MUD, ...WARES.dragons],
  });
  const key = String(longer.open(older));
  expect(key).toBe(CONTENT.open(older));
  expect(longer.library(key)).toEqual(CONTENT.library(key));
  expect(longer.toBring(older)).toEqual({});
  expect(longer.shipped()).not.toEqual(CONTENT.shipped());
});

test('other dragons and difficulties may change or go: the match never named them', () => {
  const older = etchinstone.stock(NORMAL, 1);
  const later = catalogueOf({
    ...WARES,
    dragons: [burhast],
    difficulties: WARES.difficulties.map((one) => (one.id === 'hard' ? { ...one, changed: 3 } : one)),
  });
  expect(later.missing(older)).toEqual([]);
  expect(later.library(String(later.open(older)))).toEqual(CONTENT.library(String(CONTENT.open(older))));
});

test('a card, a trait or a figure that was changed goes on as it was, once the earlier edition is known', () => {
  const older = etchinstone.stock(NORMAL, 1);
  const figures = { ...WARES.figures, handSize: 5 };
  const later = catalogueOf({ ...WARES, mageCards: [{ ...first, element: 'fire' }, ...otherCards], figures });
  expect(later.open(older)).toMatchObject({ refused: 'content-missing', params: { count: 2 } });
  expect(later.learn({ mageCards: [first], figures: [WARES.figures] })).toEqual([]);
  expect(later.library(String(later.open(older)))).toEqual(CONTENT.library(String(CONTENT.open(older))));
});

test('a match may bring a dragon and cards of its own, and its options name them', () => {
  const figures = { ...WARES.figures, id: 'hasty', detours: 1 };
  expect(CONTENT.learn({ dragons: [MUD], mageCards: [PUDDLE], figures: [figures] })).toEqual([]);
  const own = catalogueOf({ ...WARES, dragons: [MUD], mageCards: [...WARES.mageCards, PUDDLE], figures });
  const content = { ...own.shipped(), difficulties: etchinstone.stock(NORMAL, 1).difficulties ?? [] };
  const options = { ...NORMAL, dragon: 'mud' };
  expect(readOptions(etchinstone, options, 1)).toMatchObject({ refused: 'bad-options' });
  expect(readOptions(etchinstone, options, 1, content)).toEqual(options);
  expect(readOptions(etchinstone, NORMAL, 1, content)).toMatchObject({ refused: 'bad-options' });
  const recipe = { game: etchinstone.id, version: etchinstone.version, options, content };
  const chance = swiftChance(4);
  const state = begin(etchinstone, recipe, 1, chance);
  if (isRefusal(state)) throw new Error(state.refused);
  const further = WARES.mageCards.length;
  expect(cardsOf(state)).toHaveLength(further + 1);
  expect(dragonOf(state, state.dragon).initiative).toBe(1);
  expect(figuresOf(state).detours).toBe(1);
  // The further card has a number that choices can say, on top and beneath.
  expect(read(combine(further, 3), state)).toMatchObject({ top: 'water-puddle' });
  expect(hiddenIn(combine(3, further))).toBe(further);
  const whim = swiftChance(9);
  while (etchinstone.toMove(state) !== null) {
    const legal = etchinstone.choices(state);
    for (const choice of legal) etchinstone.read(choice, state);
    proceed(etchinstone, state, legal[whim.below(legal.length)] ?? 0, chance);
  }
  expect(etchinstone.outcome(state)).not.toBeNull();
});

test('a match that names content nobody has is refused, not broken', () => {
  const content = { ...etchinstone.stock(NORMAL, 1), mageCards: ['water-nothing@0'] };
  const recipe = { game: etchinstone.id, version: etchinstone.version, options: NORMAL, content };
  expect(begin(etchinstone, recipe, 1, swiftChance(1))).toMatchObject({ refused: 'content-missing' });
  expect(start(etchinstone, NORMAL, 1, swiftChance(1)).library).toBe(CONTENT.open(etchinstone.stock(NORMAL, 1)));
});

test('more cards than choices can name are refused', () => {
  const mageCards = Array.from({ length: 33 }, (_, i) => called(first, `card-${i}`));
  const crowded = catalogueOf({ ...WARES, mageCards });
  expect(JSON.stringify(crowded.open(crowded.shipped()))).toContain('at most 32 Mage cards');
});

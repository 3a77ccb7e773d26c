// The cards and figures of the box: counts, names, and timings that fit what the cards do.
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, COMPANIONS, ITEMS, NO_CARD } from '../src/content/cards.ts';
import { shippedContent } from '../src/content/catalogue.ts';
import { cardNumber, cardOf } from '../src/content/library.ts';
import { DEFENCE_DICE, DICE, EVENT_DIE, SOLDIER_TABLE } from '../src/content/table.ts';
import type { Timing, Verb } from '../src/content/verbs.ts';
import { dragonFarkle } from '../src/game.ts';

// rules: SK-1.1
test('the box holds 10 companions, 20 items of 15 kinds, six dice a hero and one event die', () => {
  // Whatever was added since stands behind them.
  expect(COMPANIONS.length).toBeGreaterThanOrEqual(10);
  expect(COMPANIONS.every(({ kind, count }) => kind === 'companion' && count === 1)).toBe(true);
  expect(ITEMS.length).toBeGreaterThanOrEqual(15);
  expect(ITEMS.every(({ kind }) => kind === 'item')).toBe(true);
  expect(ITEMS.slice(0, 15).reduce((sum, { count }) => sum + count, 0)).toBe(20);
  expect(dragonFarkle.seats).toMatchObject({ min: 2, max: 5 });
  expect([DICE, DEFENCE_DICE]).toEqual([6, 5]);
  expect([...EVENT_DIE].sort()).toEqual(['blank', 'blank', 'blank', 'blank', 'dragon', 'rally']);
});

test('five items come twice, all others once', () => {
  const twice = ITEMS.filter(({ count }) => count === 2).map(({ id }) => id);
  expect(twice.sort()).toEqual(['beczka', 'eliksir', 'niezgoda', 'rog', 'udziec']);
  expect(ITEMS.every(({ count }) => count === 1 || count === 2)).toBe(true);
});

test('no two things share an id or an icon', () => {
  const ids = [...CARDS, ...SOLDIER_TABLE].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(CARDS.map(({ icon }) => icon)).size).toBe(CARDS.length);
});

test('cards are found by id and by number, and one number stands for none', () => {
  const of = shippedContent();
  for (const [number, card] of CARDS.entries()) {
    expect(cardOf(of, number)).toEqual(card);
    expect(cardNumber(of, card.id)).toBe(number);
  }
  expect(cardNumber(of, 'dragon')).toBe(NO_CARD);
  expect(() => cardOf(of, NO_CARD)).toThrow(RangeError);
});

test('every copy of every card is somewhere on the table', () => {
  const { heroes, companionDeck, itemDeck } = start(dragonFarkle, { wounds: 3 }, 5, swiftChance(7));
  const there = [...companionDeck, ...itemDeck, ...heroes.flatMap(({ companion, items }) => [companion, ...items])];
  const expected = CARDS.flatMap(({ count }, number) => Array<number>(count).fill(number));
  const order = (a: number, b: number) => a - b;
  expect(there.sort(order)).toEqual(expected);
});

/** SK-10.12: each verb has its moment. */
const MOMENTS: Record<Verb, Timing> = {
  scare: 'before-first-roll',
  'keep-bitten': 'always',
  'triple-bonus': 'always',
  'reroll-event': 'after-own-roll',
  'zonk-insurance': 'always',
  'attack-bonus': 'always',
  'defence-dice': 'always',
  'win-ties': 'always',
  'win-bonus': 'always',
  'sell-item': 'before-first-roll',
  'buy-item': 'before-first-roll',
  'reroll-zonk': 'at-zonk',
  'stop-bonus': 'always',
  room: 'always',
  'ignore-zonk': 'at-zonk',
  'place-die': 'before-roll',
  'place-event': 'before-roll',
  'calm-dragon': 'after-own-roll',
  gain: 'before-first-roll',
  'rival-rerolls-event': 'after-rival-roll',
  'rival-rerolls-die': 'after-rival-roll',
  'take-from-larger': 'before-first-roll',
  'extra-die': 'before-roll',
  'extra-wound': 'after-own-roll',
  'refuse-brawl': 'when-named',
  cancel: 'when-aimed-at',
  cursed: 'always',
  'zonk-gain': 'always',
  threshold: 'turn-start',
};

describe('the timing printed on a card is that of what it does', () => {
  test.each(CARDS.map(({ id, timing, effects }) => [id, timing, effects] as const))('%s: %s', (_, timing, effects) => {
    expect(effects.length).toBeGreaterThan(0);
    for (const { verb } of effects) expect(MOMENTS[verb]).toBe(timing);
  });
});

test('every verb is on a card', () => {
  const used = CARDS.flatMap(({ effects }) => effects.map(({ verb }) => verb));
  expect([...new Set(used)].sort()).toEqual(Object.keys(MOMENTS).sort());
});

test('every amount on a card and in the table counts by fifties', () => {
  const soldiers = CARDS.flatMap(({ effects }) =>
    effects.flatMap((effect) => ('soldiers' in effect ? [effect.soldiers] : 'price' in effect ? [effect.price] : [])),
  );
  for (const amount of [...soldiers, ...SOLDIER_TABLE.map((row) => row.soldiers)]) expect(amount % 50).toBe(0);
});

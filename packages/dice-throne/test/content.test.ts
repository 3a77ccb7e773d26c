// The content is whole: decks, prices, levels, names, and every effect can be executed where it stands.
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../src/content/catalogue.ts';
import { COMMON_CARDS } from '../src/content/common.ts';
import { libraryOf } from '../src/content/library.ts';
import type { Ability, Hero } from '../src/content/shapes.ts';
import { STATUSES } from '../src/content/statuses.ts';
import { anyEffect, runsIn } from '../src/content/verbs/index.ts';
import type { Effect, StatusId } from '../src/content/vocabulary.ts';
import { HEROES } from '../src/heroes/index.ts';

const { decks } = libraryOf(shippedContent());
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const repeated = (list: readonly string[]): string[] => list.filter((id, i) => list.indexOf(id) < i);

function abilitiesOf(hero: Hero): Ability[] {
  return hero.slots.flatMap(({ printed, otherSide, upgrades }) => [
    printed,
    ...(otherSide ? [otherSide] : []),
    ...upgrades.flatMap(({ ability, adds }) => [ability, ...adds]),
  ]);
}

/** Every run of effects on a hero's board and cards. */
function runsOf(hero: Hero): (readonly Effect[])[] {
  return [
    ...abilitiesOf(hero).flatMap((ability) => [
      ...ability.rows.map(({ effects }) => effects),
      ability.effects,
      ...ability.uses.map(({ effects }) => effects),
      ...Object.values(ability.hooks).filter(Array.isArray),
    ]),
    ...hero.cards.map(({ effects }) => effects),
    ...(hero.promo ? [hero.promo.effects] : []),
    hero.setUp,
  ];
}

function statusesIn(effects: readonly Effect[]): StatusId[] {
  return effects.flatMap((effect) => [
    ...('status' in effect ? [effect.status] : []),
    ...runsIn(effect).flatMap(([, inner]) => statusesIn(inner)),
  ]);
}

describe('common cards', () => {
  test('eighteen, one of each', () => {
    expect(COMMON_CARDS).toHaveLength(18);
    expect(repeated(ids(COMMON_CARDS))).toEqual([]);
    expect(COMMON_CARDS.some(({ modifier }) => modifier)).toBe(false);
  });
});

describe.each(HEROES.map((hero, number) => [hero.id, hero, number] as const))('%s', (_, hero, number) => {
  const upgrades = hero.slots.flatMap(({ upgrades }) => upgrades);

  test('has every card once', () => {
    const cards = [...ids(COMMON_CARDS), ...ids(upgrades), ...ids(hero.cards), ...(hero.promo ? [hero.promo.id] : [])];
    expect(repeated(cards)).toEqual([]);
    expect(decks[number]).toHaveLength(COMMON_CARDS.length + upgrades.length + hero.cards.length);
  });

  test('has upgrades that go up in level and never down in price', () => {
    for (const { upgrades } of hero.slots) {
      const levels = upgrades.map(({ level }) => level);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(new Set(levels).size).toBe(levels.length);
      upgrades.forEach(({ cost }, i) => {
        expect(cost).toBeGreaterThanOrEqual(upgrades[i - 1]?.cost ?? 0);
        expect(cost).toBeLessThanOrEqual(15);
      });
    }
  });

  test('names no ability of two slots alike', () => {
    expect(repeated(ids(hero.slots))).toEqual([]);
  });

  test('doubts only abilities that its board has', () => {
    const board = hero.slots.flatMap(({ printed, otherSide }) => [printed.id, ...(otherSide ? [otherSide.id] : [])]);
    expect(Object.keys(hero.doubts).filter((id) => !board.includes(id))).toEqual([]);
  });

  test('uses only its own statuses, and all of them', () => {
    const used = new Set(runsOf(hero).flatMap(statusesIn));
    const byStatus = STATUSES.filter(({ id }) => hero.statuses.includes(id)).flatMap(({ uses, hooks }) => [
      ...uses.flatMap(({ effects }) => statusesIn(effects)),
      ...Object.values(hooks).filter(Array.isArray).flatMap(statusesIn),
    ]);
    expect([...used, ...byStatus].filter((id) => !hero.statuses.includes(id))).toEqual([]);
    expect(hero.statuses.filter((id) => !used.has(id) && !byStatus.includes(id))).toEqual([]);
  });

  test('declares something with some dice for every row', () => {
    for (const { rows } of abilitiesOf(hero)) {
      for (const { need } of rows) {
        if (need.kind !== 'symbols') continue;
        const wanted = Object.values(need.symbols).reduce((sum, count) => sum + count, 0);
        expect(wanted).toBeLessThanOrEqual(5);
        for (const face of Object.keys(need.symbols)) expect(hero.die).toContain(face);
      }
    }
  });

  test('marks as attack modifiers the cards that raise an attack, and no others', () => {
    for (const { effects, modifier } of hero.cards)
      expect(modifier).toBe(anyEffect(effects, ({ verb }) => verb === 'add-damage' || verb === 'multiply-damage'));
  });
});

test('statuses have ids of their own and sensible limits', () => {
  expect(repeated(ids(STATUSES))).toEqual([]);
  for (const { limit, uses, id } of STATUSES) {
    expect(limit).toBeGreaterThanOrEqual(1);
    expect(STATUSES.length).toBeLessThanOrEqual(64);
    for (const use of uses) expect(use.tokens, id).toBeLessThanOrEqual(limit);
  }
});

// A match is played with the content it names: what is added, changed or amended elsewhere leaves it as it was.
import { chachaChance, derivedSeed, type Manifest, proceed, start, streamKey, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { CONTENT, catalogueOf } from '../src/content/catalogue.ts';
import { isAmended } from '../src/content/library.ts';
import type { Hero } from '../src/content/shapes.ts';
import { STATUSES } from '../src/content/statuses.ts';
import { diceThrone } from '../src/game.ts';
import { HEROES } from '../src/heroes/index.ts';
import type { ThroneState } from '../src/state.ts';

const [barbarian] = HEROES;
if (barbarian === undefined) throw new Error('nobody ships');

/** A hero that no box holds. */
const called = (hero: Hero, id: string): Hero => Object.assign({}, hero, { id });
const duel = { mode: 'duel', heroes: ['monk', 'barbarian'], promo: false } as const;
const NAMED = diceThrone.stock(duel, 2);
const BY_LOT = diceThrone.stock({ promo: false }, 2);

/** The same match by the same whims. */
function played(content: Manifest, named: readonly string[] = duel.heroes): ThroneState {
  const chance = chachaChance(streamKey(derivedSeed(3, 1), []));
  const whim = swiftChance(3);
  const state = start(diceThrone, { ...duel, heroes: named }, 2, chance, content);
  for (let i = 0; i < 200 && diceThrone.toMove(state) !== null; i++) {
    const legal = diceThrone.choices(state);
    proceed(diceThrone, state, legal[whim.below(legal.length)] ?? 0, chance);
  }
  return state;
}

test('a match of named heroes names those, and of the statuses only what they can bring into play', () => {
  expect(NAMED.heroes).toHaveLength(2);
  expect(NAMED.pool).toBeUndefined();
  expect(NAMED.statuses?.length).toBeLessThan(STATUSES.length);
  expect(played(NAMED).players[0]?.tokens).toHaveLength(NAMED.statuses?.length ?? 0);
});

test('a match by lot names the pool it draws from, and is played with those who sat down', () => {
  expect(BY_LOT.pool).toHaveLength(HEROES.length);
  const { library } = played(BY_LOT, []);
  expect(CONTENT.manifest(library).heroes).toHaveLength(2);
});

test('heroes added, in front or at the end, change no library of an older manifest', () => {
  const longer = catalogueOf([called(barbarian, 'zbir'), ...HEROES, called(barbarian, 'cien')], STATUSES, []);
  for (const content of [NAMED, CONTENT.manifest(played(BY_LOT, []).library)]) {
    const key = longer.open(content);
    expect(key).toBe(CONTENT.open(content));
    expect(longer.library(String(key)).cards).toEqual(CONTENT.library(String(key)).cards);
    expect(longer.library(String(key)).sequences).toEqual(CONTENT.library(String(key)).sequences);
  }
});

test('a hero that is gone is missed only by who plays it', () => {
  const fewer = catalogueOf(
    HEROES.filter(({ id }) => id !== 'seraph'),
    STATUSES,
    [],
  );
  expect(fewer.open(NAMED)).toBe(CONTENT.open(NAMED));
  expect(fewer.open(diceThrone.stock({ ...duel, heroes: ['seraph', 'monk'] }, 2))).toMatchObject({
    refused: 'content-missing',
    params: { count: 1 },
  });
});

test('a hero that was changed is played as it was, once the earlier edition is known', () => {
  const harder = HEROES.map((hero) => (hero.id === 'monk' ? { ...hero, complexity: 6 as const } : hero));
  const later = catalogueOf(harder, STATUSES, []);
  expect(later.open(NAMED)).toMatchObject({ refused: 'content-missing' });
  // As it comes out of a file: nothing is shared with the literals of the source.
  const kept: unknown = JSON.parse(JSON.stringify(HEROES.find(({ id }) => id === 'monk')));
  expect(later.learn({ heroes: [kept] })).toEqual([]);
  const key = String(later.open(NAMED));
  expect(later.library(key).sequences).toEqual(CONTENT.library(key).sequences);
});

test('an amendment is in force in matches that name it, and in no other', () => {
  const amended = catalogueOf(HEROES, STATUSES, [{ id: 'wither-waits', since: '2026-12-01', rules: ['DT-20.12'] }]);
  const [before, since] = [NAMED, { ...NAMED, amendments: ['wither-waits'] }].map((content) => ({
    library: String(amended.open(content)),
  }));
  expect(isAmended({ library: before?.library ?? '' }, 'wither-waits')).toBe(false);
  expect(isAmended({ library: since?.library ?? '' }, 'wither-waits')).toBe(true);
  // Of an amendment that nobody here knows, nothing can be said: such a match is not played.
  expect(CONTENT.open({ ...NAMED, amendments: ['of-another-year'] })).toMatchObject({ refused: 'content-missing' });
});

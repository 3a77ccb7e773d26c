// Set-up by the book: the boss's upgrades, who begins, difficulties, decks that run out.
import { HEROES } from '@wyrmtable/dice-throne';
import { cardOf, heroOf, libraryOf, newPlayer, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../src/content/catalogue.ts';
import { bossBoard, contentOf } from '../src/content/library.ts';
import { BOSS_LOOT_TABLE } from '../src/content/loot-table.ts';
import { BOSSES, EXTRA_MINIONS, MINIONS } from '../src/content/shipped.ts';
import { adventures } from '../src/game.ts';
import { exchanged, takeLoot } from '../src/rules/loot.ts';
import { meetMinion } from '../src/rules/minions.ts';
import { buyUpgrades } from '../src/rules/setup.ts';

const chance = swiftChance(3);
const of = shippedContent();
const BARBARIAN = bossBoard(of, 0);
const named = (id: string): number =>
  (libraryOf(of).decks[BARBARIAN] ?? []).find((card) => cardOf(of, card).id === id) ?? -1;
const fresh = () => newPlayer(of, { hero: BARBARIAN, dial: 1, team: 1, deck: [] }, chance);
/** Files and people name the top card first; lists keep it last. */
const deck = (...ids: string[]): number[] => ids.map(named).reverse();
const laid = (ids: string[], cp: number): string[] => {
  const boss = fresh();
  buyUpgrades(of, boss, deck(...ids), cp);
  return boss.played.map((card) => cardOf(of, card).id);
};

describe('the boss buys upgrades before the fight', () => {
  // rules: ADV-15.5, ADV-15.6, ADV-15.7, ADV-15.8, ADV-15.9
  test('one by one, as long as it can pay', () => {
    expect(laid(['low-blow-ii', 'unhinged-ii', 'overload-ii'], 5)).toEqual(['low-blow-ii', 'unhinged-ii']);
  });
  test('level III over II pays the difference', () => {
    expect(laid(['low-blow-ii', 'low-blow-iii', 'unhinged-ii'], 6)).toEqual([
      'low-blow-ii',
      'low-blow-iii',
      'unhinged-ii',
    ]);
  });
  test('level II under III is put away for nothing', () => {
    expect(laid(['low-blow-iii', 'low-blow-ii', 'unhinged-ii'], 6)).toEqual(['low-blow-iii', 'unhinged-ii']);
  });
  test('a card that cannot be paid ends it, even if the next one could be', () => {
    expect(laid(['low-blow-iii', 'unhinged-ii'], 3)).toEqual([]);
  });
  test('and so does an empty deck', () => {
    expect(laid(['low-blow-ii'], 10)).toEqual(['low-blow-ii']);
  });
});

test('the highest loot die begins', () => {
  // rules: ADV-3.7
  const rolled = new Set<number>();
  for (let seed = 1; seed <= 30; seed++) {
    const state = start(
      adventures,
      { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 },
      3,
      swiftChance(seed),
    );
    expect(state.active).toBe(state.first);
    rolled.add(state.first);
  }
  expect(rolled).toEqual(new Set([0, 1, 2]));
});

test.each([
  ['normal', 18, 1],
  ['veteran', 13, 1],
  ['insane', 13, 2],
  ['hardcore', 20, 1],
])('%s: health %i each, and a guard with %i King’s Hands of its own', (difficulty, health, hands) => {
  // rules: ADV-2.14
  const state = start(
    adventures,
    { mode: 'campaign', difficulty, extraMinions: false, legacy: false, scenario: 1 },
    2,
    chance,
  );
  expect(state.arena.health.slice(0, 2)).toEqual([health, health]);
  meetMinion({ state, chance, emit: null }, 0, 4, false, 0, true);
  expect(tokensOf(state.arena, 2, statusNumber(state, 'kings-hand'))).toBe(hands);
});

test.each([
  ['normal', 2, 70],
  ['insane', 2, 70],
  ['veteran', 4, 70],
  ['insane', 4, 90],
  ['insane', 8, 97],
])('%s, scenario %i: the boss has %i health', (difficulty, scenario, health) => {
  // Only the figures that are ours grow with the difficulty.
  const options = { mode: 'campaign', difficulty, extraMinions: false, legacy: false, scenario } as const;
  expect(start(adventures, options, 2, chance).arena.health[1]).toBe(health);
});

test.each([
  ['veteran', 1, 3],
  ['insane', 1, 3],
  ['veteran', 3, 5],
  ['insane', 3, 3],
  ['insane', 7, 3],
])('%s, scenario %i: a Salve heals %i at first', (difficulty, scenario, heals) => {
  const options = { mode: 'campaign', difficulty, extraMinions: false, legacy: false, scenario } as const;
  const state = start(adventures, options, 2, chance);
  expect(adventures.view(state, 0).salveValue).toBe(heals);
  state.shards = 2;
  expect(adventures.view(state, 0).salveValue).toBe(heals + 2);
});

/** By level. */
const ALL_MINIONS = [1, 2, 3, 4].map(
  (wanted) => [...MINIONS, ...EXTRA_MINIONS].filter(({ level }) => level === wanted).length,
);

test.each([
  [{ legacy: false, extraMinions: false }, [17, 17, 13, 5]],
  [{ legacy: true, extraMinions: false }, ALL_MINIONS],
  [{ legacy: false, extraMinions: true }, ALL_MINIONS],
])('%j: so many minions in the decks', (given, decks) => {
  // rules: ADV-R13
  const options = { mode: 'campaign', difficulty: 'normal', scenario: 1, ...given } as const;
  expect(start(adventures, options, 2, chance).minionDecks.map((deck) => deck.length)).toEqual(decks);
});

test('without a minion of that level none comes', () => {
  // rules: ADV-R10
  const state = start(
    adventures,
    { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 },
    1,
    chance,
  );
  state.minionDecks[2] = [];
  meetMinion({ state, chance, emit: null }, 0, 3, false, 0, false);
  expect(state.arena.players[1]?.out).toBe(true);
});

describe('loot decks', () => {
  const state = () =>
    start(
      adventures,
      { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 },
      2,
      chance,
    );

  test('an empty class is replaced by the highest lower one, never by a higher one', () => {
    const empty = state();
    empty.lootDecks[2] = [];
    expect(contentOf(empty).lootCards.indexOf(takeLoot(empty, 2) ?? -1)).toBeGreaterThanOrEqual(41);
    empty.lootDecks[1] = [];
    expect(contentOf(empty).lootCards.indexOf(takeLoot(empty, 2) ?? -1)).toBeLessThan(41);
    empty.lootDecks[0] = [];
    expect(takeLoot(empty, 2)).toBeNull();
  });

  test('a card lower than an owned one goes under its deck, and the next one comes', () => {
    // rules: ADV-21.4
    const lower = state();
    const { loot: all, lootCards } = contentOf(lower);
    const at = (name: string, version: number): number =>
      lootCards[all.findIndex((loot) => loot.name === name && loot.version === version)] ?? -1;
    lower.heroes[0]?.deck.push(at('codex', 3));
    const [common = []] = lower.lootDecks;
    common.splice(common.indexOf(at('codex', 1)), 1);
    const next = common.at(-1);
    expect(exchanged(lower, 0, at('codex', 1))).toBe(next);
    expect(common[0]).toBe(at('codex', 1));
  });

  test('the boss side of the table names a class for every result', () => {
    // rules: ADV-13.12
    expect(BOSS_LOOT_TABLE[0]?.results[19]).toBe('epic');
    expect(BOSS_LOOT_TABLE[3]?.results[0]).toBe('rare');
  });
});

describe('whoever is drawn by lot', () => {
  // rules: ADV-R16
  const base = { difficulty: 'normal', extraMinions: false, legacy: false } as const;
  const boards = (options: Parameters<typeof adventures.start>[0], seats: number, seed: number): string[] => {
    const state = start(adventures, options, seats, swiftChance(seed));
    return state.heroes.map(({ hero }) => heroOf(state, hero).id);
  };

  test.each([
    ['campaign', 4],
    ['boss-vs-team', 5],
    ['boss-vs-boss', 2],
  ] as const)('sits once at a table of %s', (mode, seats) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const drawn = boards({ ...base, mode, ...(mode === 'campaign' ? { scenario: 1 } : {}) }, seats, seed);
      expect(new Set(drawn).size).toBe(seats);
      for (const board of drawn) seen.add(board);
    }
    // All of them come up sooner or later.
    const all = {
      campaign: HEROES.length,
      'boss-vs-team': HEROES.length + BOSSES.length,
      'boss-vs-boss': BOSSES.length,
    };
    expect(seen.size).toBe(all[mode]);
  });

  test('is nobody who has been named', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const [named, drawn] = boards({ ...base, mode: 'boss-vs-boss', bosses: ['mad-king'] }, 2, seed);
      expect(drawn).not.toBe(named);
    }
  });
});

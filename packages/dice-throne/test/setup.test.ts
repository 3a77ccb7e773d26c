// Who begins, and what a hero set holds: what scenarios cannot say because it lies before their first word.
import { type Chance, LOT, PASS, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { heroOf } from '../src/content/library.ts';
import { diceThrone } from '../src/game.ts';
import { HEROES } from '../src/heroes/index.ts';

/** Dice as told; shuffles change nothing. */
function told(...dice: number[]): Chance {
  return {
    at: 0,
    below: () => (dice.shift() ?? Number.NaN) - 1,
    shuffle: () => {},
  };
}

const heroes = (count: number): string[] => Array<string>(count).fill('barbarian');

// rules: DT-1.8 DT-17.4
describe('who begins', () => {
  test('the highest die', () => {
    expect(start(diceThrone, { heroes: heroes(3), promo: false }, 3, told(2, 5, 4)).active).toBe(1);
  });
  test('tied players roll again among themselves', () => {
    expect(start(diceThrone, { heroes: heroes(3), promo: false }, 3, told(5, 2, 5, 3, 4)).active).toBe(2);
  });
  test('in teams the zigzag starts there', () => {
    const state = start(diceThrone, { mode: '2v2', heroes: heroes(4), promo: false }, 4, told(1, 2, 1, 6));
    expect(state.order).toEqual([3, 2, 0, 1]);
  });
});

// rules: DT-R27
describe('heroes drawn by lot', () => {
  const drawn = (seed: number, named: readonly string[] = []): string[] => {
    const state = start(diceThrone, { mode: 'koth', promo: false, heroes: named }, 6, swiftChance(seed));
    return state.players.map(({ hero }) => heroOf(state, hero).id);
  };

  test('sit once at a table, and all of them come up', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const heroes = drawn(seed);
      expect(new Set(heroes).size).toBe(6);
      for (const hero of heroes) seen.add(hero);
    }
    expect(seen.size).toBe(HEROES.length);
  });
  test('are nobody who has been named, but two people may name the same one', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const [first, second, ...others] = drawn(seed, ['monk', 'monk']);
      expect(second).toBe(first);
      expect(others).not.toContain(first);
    }
  });
  test('may be one among named ones, and is none of those', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const heroes = drawn(seed, ['monk', LOT, 'ninja', 'seraph', 'treant', 'paladin']);
      expect(heroes).toMatchObject({ 0: 'monk', 2: 'ninja', 3: 'seraph' });
      expect(new Set(heroes).size).toBe(6);
      seen.add(heroes[1] ?? '');
    }
    expect(seen.size).toBe(HEROES.length - 5);
  });
});

// rules: DT-1.1 DT-1.2 DT-1.3
describe('a hero set', () => {
  test.each(HEROES.map((hero) => [hero.id, hero] as const))('%s', (_, hero) => {
    expect(hero.die).toHaveLength(6);
    expect(hero.die.every((face) => face in hero.faceIcons)).toBe(true);
    expect(hero.complexity).toBeGreaterThanOrEqual(1);
    expect(hero.complexity).toBeLessThanOrEqual(6);
    expect(hero.slots.filter(({ printed }) => printed.kind === 'ultimate')).toHaveLength(1);
    expect(hero.slots.some(({ printed }) => printed.kind === 'defensive')).toBe(true);
  });
  test('complexity is never read by the rules: two boards that differ in it alone play alike', () => {
    const state = start(diceThrone, { heroes: heroes(2), promo: false }, 2, told(6, 1));
    expect(JSON.stringify(state)).not.toContain('complexity');
  });
});

test('the promo card is in the deck only when asked for', () => {
  const deck = (promo: boolean) => {
    const { deck, hand } = start(diceThrone, { heroes: heroes(2), promo }, 2, told(6, 1)).players[0] ?? {
      deck: [],
      hand: [],
    };
    return deck.length + hand.length;
  };
  expect(deck(true)).toBe(deck(false) + 1);
});

test('an open window can be passed from the very first', () => {
  const state = start(diceThrone, { heroes: heroes(2), promo: false }, 2, told(6, 1));
  if (diceThrone.window(state) !== null) expect(diceThrone.choices(state)).toContain(PASS);
  else expect(state.asking).toBe('main');
});

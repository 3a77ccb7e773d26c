// Sums of damage that no hero's board shows by itself: two kinds in one attack, multipliers.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { prevent, preventHalf } from '../src/content/build.ts';
import { libraryOf } from '../src/content/library.ts';
import { diceThrone } from '../src/game.ts';
import { addPool, breakdown, finalDamage, subtotal } from '../src/rules/damage.ts';
import { lessenable, lessenSource, multiplyDamage } from '../src/rules/dealing.ts';
import { begin } from '../src/rules/frames.ts';

// rules: DT-8.7 DT-15.1
test('a defence lessens only the defendable part of a mixed attack', () => {
  const chance = swiftChance(1);
  const state = start(diceThrone, { heroes: ['barbarian', 'paladin'], promo: false }, 2, chance);
  const play = { state, chance, emit: null };
  state.target = 1;
  const attack = { by: 0, cause: 'ability', source: 0 } as const;
  addPool(play, attack, 1, 'undefendable', 4, true, false);
  addPool(play, attack, 1, 'normal', 5, true, false);
  const defence = begin(state, libraryOf(state).setUps[0] ?? 0, 1, 'defence', 0);
  const effect = prevent(9);
  expect(lessenable(state, defence, effect)).toHaveLength(1);
  lessenSource(play, defence, effect, 0);
  expect(state.pools.map((pool) => [pool.type, finalDamage(state, pool)])).toEqual([
    ['undefendable', 4],
    ['normal', 0],
  ]);
});

/** An attack of the first seat against the second, of that size and type. */
function attacked(type: 'normal' | 'pure' | 'ultimate', amount: number) {
  const chance = swiftChance(1);
  const state = start(diceThrone, { heroes: ['barbarian', 'paladin'], promo: false }, 2, chance);
  const play = { state, chance, emit: null };
  state.target = 1;
  state.ultimate = type === 'ultimate';
  addPool(play, { by: 0, cause: 'ability', source: 0 }, 1, type, amount, true, false);
  const [pool] = state.pools;
  if (pool === undefined) throw new Error('no damage was dealt');
  const raising = begin(state, libraryOf(state).setUps[0] ?? 0, 0, 'ability', 0);
  const lessening = begin(state, libraryOf(state).setUps[0] ?? 0, 1, 'defence', 0);
  return {
    state,
    pool,
    times: (by: number) => multiplyDamage(state, raising, by),
    half: () => lessenSource(play, lessening, preventHalf, 0),
    comesTo: () => finalDamage(state, pool),
  };
}

// rules: DT-15.4 DT-15.5 DT-15.6 DT-15.7
test('a multiplier and a half are each worked out from the subtotal, in any order', () => {
  for (const order of [
    ['times', 'half'],
    ['half', 'times'],
  ] as const) {
    const attack = attacked('normal', 5);
    for (const what of order) attack[what](2);
    expect(attack.comesTo()).toBe(7);
    expect(subtotal(attack.state, attack.pool)).toBe(5);
    const lines = breakdown(attack.state, attack.pool).map(({ what, amount, factor }) => ({ what, amount, factor }));
    expect(lines).toEqual(
      expect.arrayContaining([
        { what: 'base', amount: 5, factor: undefined },
        { what: 'times', amount: 5, factor: 2 },
        { what: 'half', amount: 3, factor: undefined },
      ]),
    );
  }
});

// rules: DT-15.5 DT-15.6
test.each([
  [1.5, 5, 8],
  [2, 0, 0],
  [3, 4, 12],
  [0.5, 7, 4],
])('times %d, %d comes to %d', (factor, amount, expected) => {
  const attack = attacked('normal', amount);
  attack.times(factor);
  expect(attack.comesTo()).toBe(expected);
});

// rules: DT-6.3 DT-9.3 DT-15.6
test('what cannot be raised is not multiplied, and nothing divides an ultimate', () => {
  const pure = attacked('pure', 5);
  pure.times(2);
  expect(pure.comesTo()).toBe(5);
  const ultimate = attacked('ultimate', 5);
  ultimate.times(0.5);
  expect(ultimate.comesTo()).toBe(5);
  ultimate.times(2);
  expect(ultimate.comesTo()).toBe(10);
});

// Damage of two kinds in one attack, which no hero's board shows by itself.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { prevent } from '../src/content/build.ts';
import { SET_UPS } from '../src/content/library.ts';
import { diceThrone } from '../src/game.ts';
import { addPool, finalDamage } from '../src/rules/damage.ts';
import { lessenable, lessenSource } from '../src/rules/dealing.ts';
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
  const defence = begin(state, SET_UPS[0] ?? 0, 1, 'defence', 0);
  const effect = prevent(9);
  expect(lessenable(state, defence, effect)).toHaveLength(1);
  lessenSource(play, defence, effect, 0);
  expect(state.pools.map((pool) => [pool.type, finalDamage(state, pool)])).toEqual([
    ['undefendable', 4],
    ['normal', 0],
  ]);
});

// Keeping dice: exactly the dice that were not kept are rolled, although a choice names numbers and not dice.
import { diceThrone } from '@wyrmtable/dice-throne';
import { expect, it } from 'vitest';
import { firstRoll } from './first-roll.ts';
import { arranged, placesOf, rollsIn } from './keeping.ts';
import { answersIn } from './table.ts';

const HEROES = ['barbarian', 'pyromancer'] as const;

it('offers the first roll by no dice at all, and every later one by the dice it takes up', () => {
  const { state } = firstRoll(HEROES, 1);
  const rolls = rollsIn(answersIn(state, diceThrone.choices(state)));
  expect(rolls.has('')).toBe(false);
  expect(rolls.has(state.dice.toSorted((a, b) => a - b).join(''))).toBe(true);
});

it('lets dice of one number change places, so that the rules roll the ones that are not kept', () => {
  expect(arranged([4, 4, 2, 4, 1], [0, 1, 2, 3, 4], new Set([0]))).toEqual([3, 0, 2, 1, 4]);
  expect(arranged([4, 4, 2, 4, 1], [0, 1, 2, 3, 4], new Set())).toEqual([0, 1, 2, 3, 4]);
});

it('finds dice by their numbers, each once', () => {
  expect([...placesOf([4, 4, 1], [4, 2, 4, 4, 1])]).toEqual([0, 2, 4]);
  expect([...placesOf([6], [4, 2, 4, 4, 1])]).toEqual([]);
});

it('never moves a kept die on the felt, whatever is rolled', () => {
  for (let number = 0; number < 30; number++) {
    const { state, give } = firstRoll(HEROES, number);
    const before = state.dice.slice();
    const kept = new Set([0, 2]);
    const order = arranged(before, [0, 1, 2, 3, 4], kept);
    const lying = order.map((die) => before[die] ?? 0);
    expect(lying).toEqual(before);
    const taken = lying.filter((_, place) => !kept.has(place)).toSorted((a, b) => a - b);
    const choice = rollsIn(answersIn(state, diceThrone.choices(state))).get(taken.join(''));
    if (choice === undefined) throw new Error('the roll is not on offer');
    expect(give(choice)).toBe(null);
    const after = order.map((die) => state.dice[die]);
    for (const place of kept) expect(after[place]).toBe(lying[place]);
  }
});

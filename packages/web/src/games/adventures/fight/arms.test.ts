// Every enemy can be told from every other and from the heroes by its charge alone.
import { BOSSES, EXTRA_MINIONS, MINIONS, VISEER } from '@wyrmtable/adventures';
import { HEROES } from '@wyrmtable/dice-throne';
import { expect, it } from 'vitest';
import { heroArms } from '../../dice-throne/hero-arms.ts';
import './arms.ts';

const ENEMIES = [...MINIONS, ...EXTRA_MINIONS, VISEER, ...BOSSES].map(({ id }) => id);

it('gives all of them arms of their own', () => {
  const ids = [...ENEMIES, ...HEROES.map(({ id }) => id)];
  const charges = ids.map((id) => heroArms(id).charge);
  expect(charges.filter((charge, i) => charges.indexOf(charge) !== i)).toEqual([]);
});

it('colours minions by level and bosses each in their own way', () => {
  expect(new Set(MINIONS.map(({ id }) => heroArms(id).accent)).size).toBe(4);
  expect(new Set(BOSSES.map(({ id }) => heroArms(id).accent)).size).toBe(BOSSES.length);
});

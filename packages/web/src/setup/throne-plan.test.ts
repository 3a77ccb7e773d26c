// A Dice Throne table being laid: every plan a person can make is one the rules accept.
import { diceThrone, MODE_IDS } from '@wyrmtable/dice-throne';
import { isRefusal, readOptions } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { openDeviceStorage } from '../shell/device-storage.ts';
import { withHero } from './hero-plan.ts';
import { countsOf, optionsOf, rememberThronePlan, seated, teamOf, thronePlanOf } from './throne-plan.ts';

const REGISTERED = { game: diceThrone, bots: {} };
const SETTING = { way: 'screen', lang: 'en', levels: [] } as const;
const nowhere = openDeviceStorage(() => {
  throw new Error('no storage here');
});

it('gives options that the game accepts in every mode, with heroes named, drawn or both', () => {
  const first = thronePlanOf('screen', REGISTERED, 'en', nowhere);
  for (const mode of MODE_IDS) {
    for (const count of countsOf(mode)) {
      const plan = seated(first, mode, count, SETTING);
      expect(plan.seats).toHaveLength(count);
      const drawn = plan.heroes.reduce<typeof plan>((sum, _, seat) => withHero(sum, seat, null), plan);
      const named = plan.heroes.reduce<typeof plan>((sum, _, seat) => withHero(sum, seat, 'monk'), plan);
      for (const one of [plan, drawn, named]) {
        const options = readOptions(diceThrone, optionsOf(one), count);
        expect(isRefusal(options)).toBe(false);
      }
      expect(optionsOf(drawn)).toEqual({ mode });
    }
  }
});

it('leaves open seats among named ones to the lot of the match', () => {
  const plan = seated(thronePlanOf('screen', REGISTERED, 'en', nowhere), 'koth', 3, SETTING);
  expect(optionsOf(plan)).toEqual({ mode: 'koth', heroes: ['barbarian', 'lot', 'lot'] });
});

it('seats teams as the rules do: the teammates of the first player are the last seats', () => {
  expect([0, 1, 2, 3].map((seat) => teamOf('2v2', seat))).toEqual(['A', 'B', 'B', 'A']);
  expect(teamOf('koth', 2)).toBeNull();
});

it('remembers the last plan, and not one that has stopped to make sense', () => {
  const kept = openDeviceStorage(() => {
    throw new Error('no storage here');
  });
  const plan = withHero(thronePlanOf('screen', REGISTERED, 'pl', kept), 1, 'ninja');
  rememberThronePlan('screen', plan, kept);
  expect(thronePlanOf('screen', REGISTERED, 'pl', kept).heroes).toEqual(['barbarian', 'ninja']);
  kept.write('setup.dice-throne.screen', { ...plan, heroes: ['nobody', null] });
  expect(thronePlanOf('screen', REGISTERED, 'pl', kept).heroes).toEqual(['barbarian', null]);
});

// An adventure being planned: every plan a person can make is one the rules accept.
import { adventures, DIFFICULTIES, MODES, SCENARIOS } from '@wyrmtable/adventures';
import { isRefusal, readOptions } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { openDeviceStorage } from '../shell/device-storage.ts';
import {
  type AdventurePlan,
  adventurePlanOf,
  castOf,
  optionsOf,
  rememberAdventurePlan,
  SEATS,
  seated,
} from './adventures-plan.ts';

const REGISTERED = { game: adventures, bots: {} };
const SETTING = { way: 'screen', lang: 'en', levels: [] } as const;
const nowhere = () =>
  openDeviceStorage(() => {
    throw new Error('no storage here');
  });

const accepted = (plan: AdventurePlan): boolean =>
  !isRefusal(readOptions(adventures, optionsOf(plan), plan.seats.length));

it('gives options that the game accepts in every mode, with heroes named, drawn or both', () => {
  const first = adventurePlanOf('screen', REGISTERED, 'en', nowhere());
  for (const mode of MODES) {
    for (const count of SEATS[mode]) {
      const plan = seated(first, mode, count, SETTING);
      expect(plan.seats).toHaveLength(count);
      const drawn = { ...plan, heroes: plan.heroes.map(() => null) };
      const named = { ...plan, heroes: plan.heroes.map((_, seat) => castOf(mode, seat)[0] ?? null) };
      expect([plan, drawn, named].map(accepted)).toEqual([true, true, true]);
    }
  }
});

it('gives every difficulty, every scenario alone and all further content to a campaign', () => {
  const plan = adventurePlanOf('bots', REGISTERED, 'en', nowhere());
  for (const { id } of DIFFICULTIES) expect(accepted({ ...plan, difficulty: id })).toBe(true);
  for (const { number } of SCENARIOS) expect(accepted({ ...plan, scenario: number })).toBe(true);
  expect(accepted({ ...plan, extraMinions: true, legacy: true, team: ' Wanderers ' })).toBe(true);
});

it('leaves open seats among named ones to the lot of the match', () => {
  const plan = seated(adventurePlanOf('screen', REGISTERED, 'en', nowhere()), 'campaign', 4, SETTING);
  const options = optionsOf({ ...plan, heroes: ['monk', null, null, null] });
  expect(options).toMatchObject({ heroes: ['monk', 'lot', 'lot', 'lot'] });
});

it('lets a hero go who cannot be played in the mode', () => {
  const first = adventurePlanOf('screen', REGISTERED, 'en', nowhere());
  const plan = { ...first, heroes: ['monk', 'ninja'] };
  expect(seated(plan, 'boss-vs-boss', 2, SETTING).heroes).toEqual([null, null]);
  expect(seated(plan, 'boss-vs-team', 3, SETTING).heroes).toEqual([null, 'ninja', null]);
});

it('remembers the last plan, and not one that has stopped to make sense', () => {
  const kept = nowhere();
  const plan = { ...adventurePlanOf('bots', REGISTERED, 'pl', kept), difficulty: 'veteran' };
  rememberAdventurePlan('bots', plan, kept);
  expect(adventurePlanOf('bots', REGISTERED, 'pl', kept).difficulty).toBe('veteran');
  kept.write('setup.adventures.bots', { ...plan, heroes: ['nobody'] });
  expect(adventurePlanOf('bots', REGISTERED, 'pl', kept).difficulty).toBe('normal');
});

// The invariants hold in random games, and bite in states that were spoilt.
import { chachaChance, derivedSeed, start, streamKey } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { etchinstone } from '../src/game.ts';
import type { EtchinstoneState } from '../src/state.ts';
import { optionsOf, problemWith, problemWithForecast, walk } from './invariants.ts';

test('in random games at every difficulty, against every dragon', () => {
  for (let game = 0; game < 240; game++) expect(walk(game).problem).toBeNull();
});

const fresh = (): EtchinstoneState =>
  start(etchinstone, optionsOf(2), 1, chachaChance(streamKey(derivedSeed(1, 1), [])));

test.each<[string, (state: EtchinstoneState) => void, string]>([
  ['a card is dropped', (state) => void state.deck.pop(), 'a card is lost or doubled'],
  ['a level is too high', (state) => void state.levels.fill(5, 0, 1), 'card 0 has level 5'],
  [
    'a card falls to level 0 and stays',
    (state) => void state.levels.fill(0, 0, 1),
    'card 0 at level 0 is in the wrong zone',
  ],
  [
    'the rules stop on the way',
    (state) => Object.assign(state, { step: 'cleanup' }),
    'a state at rest stands on cleanup',
  ],
  ['damage is negative', (state) => Object.assign(state, { damage: -1 }), 'a figure is below zero'],
])('when %s it is told', (_, spoil, problem) => {
  const state = fresh();
  expect(problemWith(state)).toBeNull();
  spoil(state);
  expect(problemWith(state)).toBe(problem);
});

test('when a sum is not its addends it is told', () => {
  const none = { addends: [], total: 0 };
  const spoilt = { ...none, total: 1 };
  const forecast = {
    against: 'journey',
    sets: [],
    goal: none,
    goals: [],
    result: 'full',
    initiative: null,
    rival: null,
    time: none,
    discards: 0,
    shortage: 0,
    damage: none,
    element: null,
    xp: 0,
    poison: 0,
    spare: null,
    absorption: [],
    knockout: false,
  } as const;
  expect(problemWithForecast({ ...forecast, action: none })).toBeNull();
  expect(problemWithForecast({ ...forecast, action: spoilt })).toBe('addends do not make their total');
  expect(problemWithForecast({ ...forecast, action: none, discards: 1 })).toMatch(/^time/);
});

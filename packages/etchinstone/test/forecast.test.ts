// The forecast as a table uses it: for what lies there, for what is only tried out, and never for what cannot be.
import { play, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { cardNumber } from '../src/content/library.ts';
import { REVEALS } from '../src/events.ts';
import { forecast } from '../src/forecast.ts';
import { etchinstone } from '../src/game.ts';
import { etchinstoneScenarios } from '../src/scenario.ts';
import type { EtchinstoneState } from '../src/state.ts';
import type { ArrangementView } from '../src/view.ts';

const NORMAL = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false } as const;

function given(fields: Readonly<Record<string, unknown>>): EtchinstoneState {
  const state = start(etchinstone, NORMAL, 1, swiftChance(1));
  etchinstoneScenarios.given(state, fields, swiftChance(1));
  return state;
}

/** X2: region 1, enemy 2. */
const facing = () =>
  given({
    region: 1,
    phase: 'action',
    encounter: { enemy: 2 },
    hand: ['water-destruction', 'fire-burning-bridges', 'water-brute-force', 'lightning-fleet-footed'],
  });

const laid = (aim: 'attack' | 'initiative' | null): ArrangementView => ({
  sets: [{ spell: 'water-destruction', element: 'fire-burning-bridges', boost: 'water-brute-force', aim }],
  combined: null,
  givenUp: false,
});

test('both places for the boost can be tried out before anything is laid', () => {
  const view = etchinstone.view(facing(), 0);
  expect(forecast(view)).toBe(null);
  expect(forecast(view, laid('attack'))).toMatchObject({ action: { total: 10 }, damage: { total: 4 } });
  expect(forecast(view, laid('initiative'))).toMatchObject({ action: { total: 7 }, damage: { total: 2 } });
  // Until it is aimed the boost counts for the action.
  expect(forecast(view, laid(null))).toEqual(forecast(view, laid('attack')));
});

test('half an arrangement has a forecast too, and no Spare yet', () => {
  const view = etchinstone.view(facing(), 0);
  const half: ArrangementView = {
    sets: [{ spell: 'water-destruction', element: null, boost: null, aim: null }],
    combined: null,
    givenUp: false,
  };
  expect(forecast(view, half)).toMatchObject({ action: { total: 3 }, initiative: { total: 0 }, spare: null });
});

test('a combination can be tried out', () => {
  const view = etchinstone.view(facing(), 0);
  const tried: ArrangementView = {
    sets: [
      {
        spell: 'fire-burning-bridges',
        element: 'water-destruction',
        boost: 'lightning-fleet-footed',
        aim: 'attack',
      },
    ],
    combined: { top: 'water-destruction', hidden: 'water-brute-force', element: 'fire' },
    givenUp: false,
  };
  expect(forecast(view, tried)).toMatchObject({ sets: [{ enhanced: true, fits: false }], spare: null });
});

test('there is nothing to forecast during the set-up, and a card that does not exist is refused', () => {
  const state = start(etchinstone, { ...NORMAL, difficulty: 'hard' }, 1, swiftChance(1));
  expect(forecast(etchinstone.view(state, 0), laid('attack'))).toBe(null);
  const wrong: ArrangementView = {
    sets: [{ spell: 'water-wings', element: null, boost: null, aim: null }],
    combined: null,
    givenUp: false,
  };
  expect(() => forecast(etchinstone.view(facing(), 0), wrong)).toThrow(RangeError);
});

test('a spectator is told the same as the player', () => {
  const state = facing();
  expect(etchinstone.view(state, 'spectator')).toEqual({ ...etchinstone.view(state, 0), seat: 'spectator' });
});

test('nothing is revealed while an arrangement is laid out, so all of it can be taken back', () => {
  const layingOut = ['roles', 'combine', 'attune', 'aim', 'ranged'];
  for (let seed = 0; seed < 60; seed++) {
    const chance = swiftChance(seed);
    const state = start(etchinstone, NORMAL, 1, chance);
    while (etchinstone.toMove(state) !== null) {
      const { step } = state;
      const seen: string[] = [];
      const legal = etchinstone.choices(state);
      const choice = legal[chance.below(legal.length)] ?? 0;
      state.drawn = chance.at;
      proceed(etchinstone, state, choice, chance, ({ kind }) => seen.push(kind));
      if (layingOut.includes(step)) expect(seen.filter((kind) => REVEALS.has(kind))).toEqual([]);
    }
  }
});

test('what a regroup sent back stays at the bottom in every possible world', () => {
  const state = given({
    stage: 'finalJourney',
    hand: ['fire-adapt', 'water-ice-wall', 'lightning-adapt', 'shadow-rain-of-blood', 'shadow-fleet-footed'],
  });
  const legal = etchinstone.choices(state);
  const regroup = legal.find((choice) => etchinstone.read(choice, state).kind === 'regroup') ?? 0;
  expect(play(etchinstone, state, regroup, swiftChance(3))).toBe(null);
  const returned = ['water-ice-wall', 'lightning-adapt', 'shadow-rain-of-blood', 'shadow-fleet-footed'].map((id) =>
    cardNumber(state, id),
  );
  expect(state.under).toBe(4);
  const orders = new Set<string>();
  const luck = swiftChance(4);
  for (let i = 0; i < 200; i++) {
    const world = etchinstone.copy(state);
    etchinstone.redeal(world, 0, luck);
    const bottom = world.deck.slice(0, 4);
    expect(bottom.toSorted()).toEqual(returned.toSorted());
    orders.add(bottom.join(' '));
  }
  expect(orders.size).toBe(24);
});

test('the key card stays on top in every possible world', () => {
  const state = facing();
  const key = state.deck.at(-1);
  const luck = swiftChance(4);
  const seconds = new Set<number | undefined>();
  for (let i = 0; i < 200; i++) {
    const world = etchinstone.copy(state);
    etchinstone.redeal(world, 0, luck);
    expect(world.deck.at(-1)).toBe(key);
    seconds.add(world.deck.at(-2));
  }
  expect(seconds.size).toBe(state.deck.length - 1);
});

test('at any moment of any game there is a forecast or none, never an error', () => {
  for (let seed = 0; seed < 200; seed++) {
    const chance = swiftChance(seed);
    const state = start(etchinstone, NORMAL, 1, chance);
    while (etchinstone.toMove(state) !== null) {
      const view = etchinstone.view(state, 0);
      const reckoned = forecast(view);
      if (view.step === 'absorb' || view.step === 'upgrade') expect(reckoned).toBe(null);
      const choices = etchinstone.choices(state);
      proceed(etchinstone, state, choices[chance.below(choices.length)] ?? 0, chance);
    }
  }
});

// What the table says dice are worth is what the rules then give.
import { dragonFarkle, type FarkleEvent, type FarkleState, pack, previewSet, setAside } from '@wyrmtable/dragon-farkle';
import { proceed, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { offersIn } from './offers.ts';
import { bestSet, gainOfStop, placesAside, savedAtZonk, usefulFaces } from './worth.ts';

function rolled(
  dice: number[],
  face: 'blank' | 'rally',
  companion: string,
  change: Partial<FarkleState> = {},
): FarkleState {
  const state = start(dragonFarkle, { wounds: 3, first: 0 }, 2, swiftChance(3));
  const numbers = [
    'skrzek',
    'zgaga',
    'trojaczki',
    'falszek',
    'nawszelki',
    'taran',
    'kalosz',
    'guzdra',
    'powtorka',
    'werbel',
  ];
  const hero = state.heroes[0];
  if (hero !== undefined) hero.companion = numbers.indexOf(companion);
  return Object.assign(state, {
    action: 'recruit',
    step: 'choose',
    asked: 0,
    rolls: 1,
    left: dice.length,
    dice,
    face,
    ...change,
  });
}

describe('the worth of a set', () => {
  it.each([
    ['kalosz', 'double', 800],
    ['kalosz', 'item', 400],
    ['trojaczki', 'double', 1000],
    ['trojaczki', 'item', 600],
  ] as const)('with %s and the reward %s is what the engine pays', (companion, reward, soldiers) => {
    const state = rolled([1, 2, 3, 3, 3, 6], 'rally', companion);
    const set = pack([1, 3, 3, 3]);
    expect(previewSet(dragonFarkle.view(state, 0), set, reward)).toBe(soldiers);
    const events: FarkleEvent[] = [];
    proceed(dragonFarkle, state, setAside(set, reward), swiftChance(4), (event) => events.push(event));
    expect(events.find((event) => event.kind === 'setAside')).toMatchObject({ soldiers });
  });

  it('takes the Sisters into account when it says what "all" means', () => {
    const state = rolled([2, 2, 2, 2, 5, 6], 'blank', 'trojaczki');
    const { sets } = offersIn(state, dragonFarkle.choices(state, 0));
    expect(bestSet(dragonFarkle.view(state, 0), sets.keys(), 'none')).toBe(pack([2, 2, 2, 2, 5]));
  });
});

describe('dice that can be picked', () => {
  it('are those of some legal set', () => {
    const state = rolled([1, 2, 3, 3, 3, 6], 'blank', 'kalosz');
    const { sets } = offersIn(state, dragonFarkle.choices(state, 0));
    expect([...usefulFaces(sets.keys())].sort()).toEqual([1, 3]);
  });

  it('lie aside once they are taken, each die once', () => {
    const state = rolled([5, 1, 5, 6], 'blank', 'kalosz');
    proceed(dragonFarkle, state, setAside(pack([5]), 'none'), swiftChance(4));
    expect([...placesAside(dragonFarkle.view(state, 0))]).toEqual([0]);
  });

  it('do not lie aside when the dragon let the roller go', () => {
    const state = rolled([2, 3, 6], 'blank', 'kalosz', {
      face: 'dragon',
      step: 'decide',
      aside: [pack([1]), 100],
      pending: 100,
    });
    expect(placesAside(dragonFarkle.view(state, 0)).size).toBe(0);
  });
});

describe('what is at stake', () => {
  it('is kept up to the limit by Uncle Justincase, on the own turn only', () => {
    const view = dragonFarkle.view(rolled([1], 'blank', 'nawszelki', { pending: 450 }), 0);
    expect(savedAtZonk(view)).toBe(300);
    expect(savedAtZonk({ ...view, active: 1 })).toBe(0);
  });

  it('grows by the Corporal’s men when a Recruit is stopped with somebody waiting', () => {
    const view = dragonFarkle.view(rolled([1], 'blank', 'werbel', { pending: 450 }), 0);
    expect(gainOfStop(view)).toBe(600);
    expect(gainOfStop({ ...view, pending: 0 })).toBe(0);
    expect(gainOfStop({ ...view, action: 'brawl' })).toBe(450);
  });
});

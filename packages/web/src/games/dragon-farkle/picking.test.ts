// Which number of dice comes next, as the list of Zonk chances marks it.
import { dragonFarkle, type FarkleState, type FarkleView, pack } from '@wyrmtable/dragon-farkle';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { diceAhead } from './picking.ts';

function seen(change: Partial<FarkleState>): FarkleView {
  const state = start(dragonFarkle, { wounds: 3, first: 0 }, 2, swiftChance(1));
  return dragonFarkle.view({ ...state, roller: 0, active: 0, action: 'recruit', step: 'choose', ...change }, 0);
}

const set = (...dice: number[]) => ({ choice: 1, worth: 100, set: pack(dice) });
const picked = (...dice: number[]) => ({
  places: new Set(dice.keys()),
  set: pack(dice),
  taken: set(...dice),
  all: null,
});
const NOTHING = { places: new Set<number>(), set: pack([]), taken: null, all: set(1, 5) };

describe('the dice ahead', () => {
  it('are those that the picked set would leave', () => {
    expect(diceAhead({ view: seen({ left: 6 }), moment: 'choose' }, picked(1, 5))).toBe(4);
  });

  it('with nothing picked are those that "all that score" would leave', () => {
    expect(diceAhead({ view: seen({ left: 3 }), moment: 'choose' }, NOTHING)).toBe(1);
  });

  it('are a full set again when every die goes aside (SK-6.5)', () => {
    expect(diceAhead({ view: seen({ left: 2 }), moment: 'choose' }, picked(1, 5))).toBe(6);
  });

  it('are five for a defender with hot dice (SK-7.7)', () => {
    const view = seen({ left: 2, action: 'brawl', active: 1, target: 0 });
    const heroes = view.heroes.map((hero) => ({ ...hero, companion: null }));
    expect(diceAhead({ view: { ...view, heroes }, moment: 'choose' }, picked(1, 5))).toBe(5);
  });

  it('are not known while the picked dice make no set, nor while somebody else picks', () => {
    expect(diceAhead({ view: seen({ left: 6 }), moment: 'choose' }, { ...picked(1, 2), taken: null })).toBeNull();
    expect(diceAhead({ view: seen({ left: 6 }), moment: 'waiting' }, NOTHING)).toBeNull();
  });

  it('are those about to be thrown once the choice is made', () => {
    expect(diceAhead({ view: seen({ left: 4, step: 'decide' }), moment: 'decide' }, NOTHING)).toBe(4);
  });
});

// The chances beside the dice against published and worked figures.
import { advice, setAdvice, zonkAhead } from '@wyrmtable/bots/dragon-farkle/odds';
import { dragonFarkle, type FarkleState, legalSets, pack } from '@wyrmtable/dragon-farkle';
import { die, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { battleForecast, chanceToWin, isWorthRolling, wiseSet, zonkChance } from './odds.ts';
import { bestSet } from './worth.ts';

function state(change: Partial<FarkleState>): FarkleState {
  return { ...start(dragonFarkle, { wounds: 3, first: 0 }, 2, swiftChance(1)), roller: 0, active: 0, ...change };
}
const seen = (change: Partial<FarkleState>) => dragonFarkle.view(state(change), 0);

describe('the chance of a Zonk', () => {
  it.each([
    [1, 24 / 36],
    [2, 16 / 36],
    [6, 1080 / 46656],
  ])('with %i dice is the share of rolls without scoring dice, less the dragon', (dice, barren) => {
    expect(zonkChance(dice, false)).toBeCloseTo((barren * 5) / 6, 12);
  });

  it('in the Final Battle needs a blank face too', () => {
    expect(zonkChance(2, true)).toBeCloseTo(((16 / 36) * 4) / 6, 12);
  });

  it('is none when a die has been placed showing 1', () => {
    expect(zonkAhead(seen({ action: 'recruit', left: 3, placed: [1] }))).toBe(0);
  });

  it('cannot be dodged by a dragon when the event die has been placed on the rally', () => {
    expect(zonkAhead(seen({ action: 'recruit', left: 2, placedEvent: 'rally' }))).toBeCloseTo(16 / 36, 12);
  });
});

describe('the answer that shines', () => {
  it('is to roll on while nothing would be lost, and to stop with much at stake and one die left', () => {
    const deciding = { action: 'recruit', step: 'decide', rolls: 1 } as const;
    expect(isWorthRolling(seen({ ...deciding, left: 5 }), 0)).toBe(true);
    expect(isWorthRolling(seen({ ...deciding, left: 1 }), 1000)).toBe(false);
  });

  it('is what the exact odds say, nine times out of ten', () => {
    const found = [1, 2, 3, 4, 5, 6].flatMap((left) =>
      [50, 100, 150, 200, 300, 400, 500, 650, 800, 1000].map((pending) => {
        const view = seen({ action: 'recruit', step: 'decide', rolls: 1, left, pending });
        return isWorthRolling(view, pending) === (advice(view)?.best === 'roll');
      }),
    );
    expect(found.filter((same) => same).length / found.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the dice that shine', () => {
  const chance = swiftChance(16);
  const rolls = Array.from({ length: 1500 }, () => {
    const left = 2 + chance.below(5);
    const dice = Array.from({ length: left }, () => die(chance));
    const pending = 50 * chance.below(15);
    return seen({ action: 'recruit', step: 'choose', rolls: 1, left, dice, pending, face: 'blank' });
  }).filter(({ dice }) => legalSets(pack(dice)).length > 1);

  it('are what the exact odds would set aside, or as good, fourteen times out of fifteen', () => {
    const lost = rolls.map((view) => {
      const sets = legalSets(pack(view.dice));
      const all = bestSet(view, sets, 'none') ?? 0;
      const shown = wiseSet(view, sets, 'none', all) ?? all;
      const weighed = setAdvice(view);
      return (weighed[0]?.worth ?? 0) - (weighed.find(({ set }) => set === shown)?.worth ?? 0);
    });
    expect(lost.length).toBeGreaterThan(500);
    expect(lost.filter((soldiers) => soldiers < 25).length / lost.length).toBeGreaterThan(14 / 15);
  });

  it('are all that score in a Brawl, and where nothing is gained by leaving one', () => {
    const brawl = seen({ action: 'brawl', target: 1, step: 'choose', rolls: 1, left: 6, dice: [1, 5, 2, 2, 3, 6] });
    expect(wiseSet(brawl, legalSets(pack(brawl.dice)), 'none', pack([1, 5]))).toBeNull();
    const six = { ...brawl, action: 'recruit' } as const;
    expect(wiseSet(six, legalSets(pack(six.dice)), 'none', pack([1, 5]))).toBe(pack([1]));
    const hot = { ...six, left: 2, dice: [1, 5], pending: 600 };
    expect(wiseSet(hot, legalSets(pack(hot.dice)), 'none', pack([1, 5]))).toBeNull();
  });
});

describe('one more roll against the dragon', () => {
  it('wounds on two faces of six', () => {
    expect(battleForecast(seen({ action: 'finalBattle', step: 'decide', left: 6, dealt: 1 })).wound).toBeCloseTo(
      1 / 3,
      12,
    );
  });

  it('wins from 5000 soldiers about as often as the full odds say', () => {
    // 0.385 was worked out apart from this code, for an army of 5000 and three wounds.
    expect(chanceToWin(5000, 3)).toBeCloseTo(0.385, 3);
  });

  it('costs on average what one die scores, where no roll can win', () => {
    // One die: 100 or 50 in two of six cases; an army of 4000 pays in full.
    const view = seen({ action: 'finalBattle', left: 1, dealt: 0 });
    const heroes = view.heroes.map((hero) => ({ ...hero, army: 4000, companion: 'kalosz' }));
    expect(battleForecast({ ...view, heroes }).cost).toBeCloseTo(25, 12);
  });

  it('costs nothing on a dragon with Auntie Heartburn', () => {
    const view = seen({ action: 'finalBattle', left: 1, dealt: 0 });
    const heroes = view.heroes.map((hero) => ({ ...hero, army: 4000, companion: 'zgaga' }));
    expect(battleForecast({ ...view, heroes }).cost).toBeCloseTo((25 * 5) / 6, 12);
  });
});

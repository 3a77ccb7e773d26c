// The chances beside the dice against published and worked figures.
import { advice, zonkAhead } from '@wyrmtable/bots/dragon-farkle/odds';
import { dragonFarkle, type FarkleState } from '@wyrmtable/dragon-farkle';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { battleForecast, chanceToWin, isWorthRolling, zonkChance } from './odds.ts';

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

// What bots of Dice Throne play for: chances to win between two sides, and in a free-for-all the others' health besides.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { playerAt } from '@wyrmtable/dice-throne/inside';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { ESTIMATED } from '../src/dice-throne/judge/prices.ts';
import { chanceFor, rollJudgedFor, stakeFor } from '../src/dice-throne/judge/stake.ts';
import type { Eye, Reach } from '../src/dice-throne/judge/standing.ts';

function table(mode: 'duel' | '2v2' | 'koth', seats: number): ThroneState {
  const heroes = ['paladin', 'artificer', 'monk', 'barbarian'].slice(0, seats);
  return start(diceThrone, { mode, heroes, promo: false }, seats, swiftChance(2));
}

const looking = (reach: Reach): Eye => ({ reach, prices: ESTIMATED });

/** How much more a blow of six to that dial is worth than healing four oneself. */
function blowOverHealing(state: ThroneState, dial: number, judged: typeof stakeFor): number {
  const [struck, healed] = [diceThrone.copy(state), diceThrone.copy(state)];
  struck.health[dial] = (struck.health[dial] ?? 0) - 6;
  healed.health[0] = (healed.health[0] ?? 0) + 4;
  return judged(struck, 0) - judged(healed, 0);
}

describe('between two sides', () => {
  it.each([
    ['duel', 2],
    ['2v2', 4],
  ] as const)('%s: nothing but the chance to win counts', (mode, seats) => {
    const state = table(mode, seats);
    state.health[0] = 30;
    expect(stakeFor(state, 0)).toBe(chanceFor(state, 0));
    expect(blowOverHealing(state, 1, stakeFor)).toBeGreaterThan(0);
  });

  it('what an opponent’s roll leaves is judged with one’s own eyes, and with the roller’s only where that is asked for', () => {
    const state = table('duel', 2);
    state.active = 1;
    const eye = looking('first-fall');
    const left = 1 - chanceFor(state, 0, eye);
    expect(rollJudgedFor(state, 0, eye)(state, 1)).toBeCloseTo(left, 12);
    // Both hold cards, and each knows its own alone.
    expect(rollJudgedFor(state, 0, eye, 'roller')(state, 1)).not.toBeCloseTo(left, 3);
  });

  it('the first fall is the last: it makes no difference how far somebody looks', () => {
    const state = table('duel', 2);
    state.health = [3, 30];
    expect(chanceFor(state, 0, looking('last-stand'))).toBe(chanceFor(state, 0, looking('first-fall')));
  });
});

describe('in King of the Hill', () => {
  const state = table('koth', 4);
  state.health = [35, 40, 40, 40];

  it('a blow that helps everybody is worth less than healing, by chances alone', () => {
    expect(blowOverHealing(state, 1, chanceFor)).toBeLessThan(0);
  });

  it('the appetite grows with the rounds until a blow is worth more, so that matches come to an end', () => {
    expect(blowOverHealing({ ...state, turn: 100 }, 1, stakeFor)).toBeGreaterThan(0);
  });

  describe('whoever looks to the last stand', () => {
    const first = playerAt(state, 0);
    const rich: ThroneState = { ...state, players: state.players.with(0, { ...first, cp: first.cp + 6 }) };
    const built: ThroneState = {
      ...state,
      players: state.players.with(0, { ...first, ranks: first.ranks.map(() => 1) }),
    };
    const gain = (better: ThroneState, reach: Reach): number =>
      chanceFor(better, 0, looking(reach)) - chanceFor(state, 0, looking(reach));

    it('thinks less of a lead in health, because whoever leads is struck by all', () => {
      const ahead: ThroneState = { ...state, health: [45, 40, 40, 40] };
      expect(gain(ahead, 'last-stand')).toBeGreaterThan(0);
      expect(gain(ahead, 'last-stand')).toBeLessThan(0.8 * gain(ahead, 'first-fall'));
    });

    it('thinks less of savings, because they will hardly be used', () => {
      expect(gain(rich, 'last-stand')).toBeGreaterThan(0);
      expect(gain(rich, 'last-stand')).toBeLessThan(gain(rich, 'first-fall') / 2);
    });

    it('still thinks much of upgrades when one is about to fall and three are well, because the match goes on', () => {
      const health = [30, 30, 30, 2];
      const worthOf = (reach: Reach): number =>
        chanceFor({ ...built, health }, 0, looking(reach)) - chanceFor({ ...state, health }, 0, looking(reach));
      expect(worthOf('last-stand')).toBeGreaterThan(2 * worthOf('first-fall'));
    });
  });
});

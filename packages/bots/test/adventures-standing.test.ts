// How a boss fight stands, and what is still worth doing when it stands badly.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { PROCEED, playerAt } from '@wyrmtable/dice-throne/lead';
import { start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { fightAt, lay } from '../src/adventures/arena.ts';
import { aheadIn } from '../src/adventures/rollouts.ts';
import { bestOf } from '../src/dice-throne/adept.ts';
import { chanceFor } from '../src/dice-throne/judge/stake.ts';
import { PLAIN } from '../src/dice-throne/play/mind.ts';

const SCENARIO_2 = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false, scenario: 2 } as const;

/** The Fallen Barbarian before one hero, with so much health on either side. */
function bossAgainst(hero: number, boss: number): AdventureState {
  const state = start(adventures, SCENARIO_2, 1, swiftChance(4));
  state.arena.health[0] = hero;
  state.arena.health[1] = boss;
  return state;
}

function chanceOf(state: AdventureState): number {
  return chanceFor(lay(adventures.copy(state), fightAt(state, 0)), 0);
}

describe('a fight with a boss', () => {
  it('is open at its beginning, though the boss has more health', () => {
    const chance = chanceOf(bossAgainst(50, 70));
    expect(chance).toBeGreaterThan(0.2);
    expect(chance).toBeLessThan(0.8);
  });

  it('stands as well as before when both sides have lost as much, and better when the boss has lost more', () => {
    const before = chanceOf(bossAgainst(50, 70));
    expect(Math.abs(chanceOf(bossAgainst(40, 60)) - before)).toBeLessThan(0.1);
    expect(chanceOf(bossAgainst(40, 50))).toBeGreaterThan(before + 0.1);
  });
});

it('in courses CP that are kept are worth no more than in the judgement they are compared with', () => {
  const worthWith = (cp: number): number => {
    const state = bossAgainst(40, 60);
    playerAt(state.arena, 0).cp = cp;
    const fight = fightAt(state, 0);
    const ahead = aheadIn(state, fight, 1);
    let sum = 0;
    for (let number = 0; number < 40; number++) sum += ahead(lay(adventures.copy(state), fight), 0, PROCEED, number);
    return sum / 40;
  };
  const gained = worthWith(10) - worthWith(3);
  expect(gained).toBeGreaterThan(0);
  expect(gained).toBeLessThan(0.035);
});

describe('an advantage', () => {
  const safe = (worth: number) => ({ choice: 1, worth, better: 0, error: 0 });
  const rival = (worth: number) => ({ choice: 2, worth, better: 0.0002, error: 0.00005 });

  it('is too small to care about while all is open', () => {
    expect(bestOf([safe(0.5), rival(0.5002)], PLAIN)).toBe(1);
  });

  it('is taken when there is hardly anything left to lose or to win', () => {
    expect(bestOf([safe(0.004), rival(0.0042)], PLAIN)).toBe(2);
    expect(bestOf([safe(0.996), rival(0.9962)], PLAIN)).toBe(2);
  });
});

// What a team's lot before a boss promises: whatever helps makes it better.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { addTokens, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import { type Position, proceed, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { adventuresBots } from '../src/adventures/index.ts';
import { teamChance } from '../src/adventures/lot.ts';

const campaign = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;

const ask = (state: AdventureState, budget: number, level: 'adept' | 'master' = 'master'): number =>
  adventuresBots[level].bot.answer(
    question(adventures, state, adventures.toMove(state) ?? 0, budget, 9) as Question<Position, object>,
  );

/** A scenario of two, so many of adept's choices on. */
function after(scenario: number, steps: number): AdventureState {
  const chance = swiftChance(17);
  const state = start(adventures, { ...campaign, scenario }, 2, chance);
  for (let i = 0; i < steps && adventures.toMove(state) !== null; i++)
    proceed(adventures, state, ask(state, 0, 'adept'), chance);
  return state;
}

const changed = (state: AdventureState, change: (copy: AdventureState) => void): number => {
  const copy = adventures.copy(state);
  change(copy);
  return teamChance(copy);
};

describe.each([2, 4, 8])('the lot of a team in scenario %i', (scenario) => {
  const state = after(scenario, 24);
  const now = teamChance(state);

  it('is a chance', () => {
    expect(now).toBeGreaterThan(0);
    expect(now).toBeLessThan(1);
  });

  it('is better with more health, CP and another Salve, worse with less health', () => {
    const heal = (by: number) => (copy: AdventureState) => {
      for (const seat of copy.heroes.keys()) {
        const dial = copy.arena.players[seat]?.dial ?? 0;
        copy.arena.health[dial] = Math.max(1, (copy.arena.health[dial] ?? 0) + by);
      }
    };
    expect(changed(state, heal(3))).toBeGreaterThan(now);
    expect(changed(state, heal(-3))).toBeLessThan(now);
    const salve = (copy: AdventureState): void => {
      addTokens({ state: copy.arena, chance: swiftChance(1), emit: null }, 1, statusNumber(copy, 'salve'), 1);
    };
    expect(changed(state, salve)).toBeGreaterThan(now);
    const pay = (copy: AdventureState): void => {
      for (const player of copy.arena.players.slice(0, 2)) player.cp += 3;
    };
    expect(changed(state, pay)).toBeGreaterThan(now);
  });
});

it('a boss with less health promises more', () => {
  const state = after(2, 24);
  const weaker = changed(state, ({ arena }) => {
    arena.health[1] = (arena.health[1] ?? 0) - 10;
  });
  expect(weaker).toBeGreaterThan(teamChance(state));
});

describe("a King's Hand of a boss that somebody plays", () => {
  const hands = ({ arena }: AdventureState, seat: number): number =>
    tokensOf(arena, seat, statusNumber(arena, 'versus-hand'));

  /** Moments of a duel of adepts in which the last roll lies there, nothing is declared and a Hand is held. */
  function moments(count: number): AdventureState[] {
    const found: AdventureState[] = [];
    for (let seed = 1; found.length < count; seed++) {
      const chance = swiftChance(seed);
      const state = start(adventures, { ...campaign, mode: 'boss-vs-boss' }, 2, chance);
      for (let seat = adventures.toMove(state); seat !== null; seat = adventures.toMove(state)) {
        const { asking, attempts, rolls } = state.arena;
        if (asking === 'roll' && rolls > 0 && attempts === 0 && hands(state, seat) > 0)
          found.push(adventures.copy(state));
        proceed(adventures, state, ask(state, 0, 'adept'), chance);
      }
    }
    return found.slice(0, count);
  }

  const spendsAt = (state: AdventureState, level: 'adept' | 'master'): boolean => {
    const seat = adventures.toMove(state) ?? 0;
    const after = adventures.copy(state);
    proceed(adventures, after, ask(state, 400, level), swiftChance(5));
    return hands(after, seat) < hands(state, seat);
  };

  it('is spent on its own dice by adept and master', () => {
    const found = moments(12);
    expect(found.filter((state) => spendsAt(state, 'adept')).length).toBeGreaterThan(0);
    expect(found.filter((state) => spendsAt(state, 'master')).length).toBeGreaterThan(0);
  });

  it('waits until nobody rolls these dice again', () => {
    const early = moments(12).map((state) => {
      state.arena.attempts = 1;
      return state;
    });
    expect(early.filter((state) => spendsAt(state, 'adept'))).toEqual([]);
  });
});

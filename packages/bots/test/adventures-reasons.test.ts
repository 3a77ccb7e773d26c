// What bots say of why they help: the decision's own reason, about what everybody sees, and nothing where there was no decision.
import { type AdventureState, adventures, REASONS } from '@wyrmtable/adventures';
import { kindOf } from '@wyrmtable/adventures/inside';
import {
  type AnyGame,
  type Choice,
  proceed,
  question,
  type Reason,
  reasonFor,
  type Seat,
  start,
  swiftChance,
} from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { adventuresBots } from '../src/adventures/index.ts';

const game = adventures as AnyGame;
const { adept, master, eager } = adventuresBots;
const campaign = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;

const why = (state: AdventureState, seat: Seat, choice: Choice): Reason | null =>
  reasonFor(adept.bot, game, state, seat, choice);

/** By then every reason has come up: each is given in every second or third game. */
const MOST_GAMES = 12;

/** A scenario of so many adepts, looked at before every choice. */
function travel(
  scenario: number,
  heroes: number,
  seed: number,
  look: (state: AdventureState, seat: Seat, choice: Choice) => void,
): void {
  const chance = swiftChance(seed);
  const state = start(adventures, { ...campaign, scenario }, heroes, chance);
  for (let i = 0; state.stage === 'explore' || state.stage === 'boss'; i++) {
    const seat = adventures.toMove(state) ?? 0;
    const choice = adept.bot.answer(question(game, state, seat, 0, seed * 10_000 + i));
    look(state, seat, choice);
    proceed(adventures, state, choice, chance);
  }
}

it('has a reason for what it decides, none for what it does not, the same in all that look alike', () => {
  // The boss, the portal that has to wait and a mate who does well without are met elsewhere (adventures.test.ts).
  const found = new Set<string>(['salve-boss', 'join-portal', 'too-weak']);
  for (let seed = 41; found.size < REASONS.length && seed < 41 + MOST_GAMES; seed++)
    travel(1, 3 + (seed % 2), seed, (state, seat, choice) => {
      const reason = why(state, seat, choice);
      for (const other of adventures.choices(state, seat))
        if (other !== choice) expect(why(state, seat, other)).toBeNull();
      if (reason === null) return;
      expect(reason.seat).toBe(seat);
      // On the map master goes by a plan of its own (adventures.test.ts).
      if (kindOf(choice) !== 'move') expect(reasonFor(master.bot, game, state, seat, choice)).toEqual(reason);
      const alike = adventures.copy(state);
      adventures.redeal(alike, seat, swiftChance(seed));
      expect(why(alike, seat, choice)).toEqual(reason);
      found.add(reason.why);
    });
  expect([...found].sort()).toEqual([...REASONS].sort());
});

it('is silent where it plays at random, and of what it had no choice in', () => {
  travel(1, 2, 21, (state, seat, choice) => {
    expect(reasonFor(eager.bot, game, state, seat, choice)).toBeNull();
    if (adventures.choices(state, seat).length === 1) expect(why(state, seat, choice)).toBeNull();
  });
});

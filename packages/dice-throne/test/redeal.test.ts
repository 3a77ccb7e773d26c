// Possible worlds: what somebody was shown stays, everything else may lie anywhere it could.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { diceThrone } from '../src/game.ts';

test('a hand that was looked at this turn stays in the onlooker’s worlds, as far as it is still held', () => {
  const state = start(diceThrone, { heroes: ['shadow-thief', 'monk'], promo: false }, 2, swiftChance(4));
  const hand = state.players[1]?.hand ?? [];
  const deck = state.players[1]?.deck ?? [];
  const [first = 0, second = 0, ...unseen] = hand;
  // A card that has been played since is nowhere in the hand.
  const [played = 0] = deck;
  state.seen = [0, 1, first, second, played];
  const met = new Set<number>();
  const chance = swiftChance(9);
  for (let i = 0; i < 60; i++) {
    const world = diceThrone.copy(state);
    diceThrone.redeal(world, 0, chance);
    const held = world.players[1]?.hand ?? [];
    expect(held).toHaveLength(hand.length);
    expect(held).toEqual(expect.arrayContaining([first, second]));
    for (const card of held) met.add(card);
    const other = diceThrone.copy(state);
    diceThrone.redeal(other, 'spectator', chance);
    for (const card of other.players[1]?.hand ?? []) met.add(card);
    expect([...held, ...(world.players[1]?.deck ?? [])].sort()).toEqual([...hand, ...deck].sort());
  }
  // The others come from the whole deck, and so do all of them for somebody who saw nothing.
  expect(met.size).toBeGreaterThan(hand.length + unseen.length);
});

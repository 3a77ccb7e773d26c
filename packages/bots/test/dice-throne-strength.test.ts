// Which level of Dice Throne's bots beats which: matches with fixed seeds, both seats exchanged. The full tables are in
// docs/bots.md; here gross harm is caught.
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { diceThroneBots } from '../src/dice-throne/index.ts';

type LevelName = keyof typeof diceThroneBots;

/** Whether the level at that side wins the duel. */
function wins(level: LevelName, other: LevelName, side: 0 | 1, number: number): boolean {
  const chance = swiftChance(9000 + number);
  const heroes = [number, number * 5 + 3].map((at) => HEROES[at % HEROES.length]?.id ?? 'barbarian');
  const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, chance);
  for (let i = 0; ; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const choices = diceThrone.choices(state);
    const { bot, budget } = diceThroneBots[seat === side ? level : other];
    const asked = question(diceThrone, state, seat, budget, number * 10_000 + i) as Question<Position, object>;
    diceThrone.apply(state, choices.length === 1 ? (choices[0] ?? 0) : bot.answer(asked), chance, null);
  }
  return state.winners?.[0] === side;
}

/** How many of so many duels the level wins. */
function won(level: LevelName, other: LevelName, duels: number): number {
  let count = 0;
  for (let i = 0; i < duels; i++) if (wins(level, other, i % 2 === 0 ? 0 : 1, i >> 1)) count++;
  return count;
}

describe('level against level', () => {
  it('adept beats random (measured: 64 of 64)', { timeout: 240_000 }, () => {
    expect(won('adept', 'random', 12)).toBeGreaterThanOrEqual(11);
  });

  it('novice beats random too, and adept beats novice', { timeout: 240_000 }, () => {
    expect(won('novice', 'random', 6)).toBeGreaterThanOrEqual(4);
    expect(won('adept', 'novice', 8)).toBeGreaterThanOrEqual(5);
  });
});

// Which level of Etchinstone's bots does better: whole games with fixed seeds on the hardest difficulty.
import { DRAGON_IDS, etchinstone } from '@wyrmtable/etchinstone';
import { type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { etchinstoneBots } from '../src/etchinstone/index.ts';

type LevelName = keyof typeof etchinstoneBots;

/** The score of one game; a defeat scores 0. */
function game(level: LevelName, seed: number, budget: number): number {
  const dragon = DRAGON_IDS[seed % DRAGON_IDS.length] ?? 'burhast';
  const options = { difficulty: 'dontEvenTry', dragon, cavalier: false, glassCannon: false } as const;
  const chance = swiftChance(seed);
  const state = start(etchinstone, options, 1, chance);
  const { bot } = etchinstoneBots[level];
  for (let i = 0; etchinstone.toMove(state) !== null; i++) {
    const asked = question(etchinstone, state, 0, budget, seed * 10_000 + i) as Question<Position, object>;
    etchinstone.apply(state, bot.answer(asked), chance, null);
  }
  return etchinstone.outcome(state)?.score ?? 0;
}

const scores = (level: LevelName, games: number, budget = 0): number[] =>
  Array.from({ length: games }, (_, i) => game(level, 500 + i, budget));
const wins = (list: readonly number[]): number => list.filter((score) => score > 0).length;
const sum = (list: readonly number[]): number => list.reduce((all, score) => all + score, 0);

describe('level against level', () => {
  it('random and eager hardly ever get past the dragon, adept does (measured with the four dragons in turn: one game in two)', () => {
    expect(wins(scores('random', 60))).toBeLessThan(6);
    expect(wins(scores('eager', 60))).toBeLessThan(12);
    expect(wins(scores('adept', 60))).toBeGreaterThan(24);
  });

  it('novice is between eager and adept (measured with the four dragons in turn: 15 of 100)', () => {
    const novice = sum(scores('novice', 60));
    expect(novice).toBeGreaterThan(sum(scores('eager', 60)));
    expect(novice).toBeLessThan(sum(scores('adept', 60)) / 2);
  });

  it('master does better than adept, even with a hundredth of its time', () => {
    expect(sum(scores('master', 6, 24))).toBeGreaterThan(sum(scores('adept', 6)));
  });
});

// Which level of Etchinstone's bots does better: whole games with fixed seeds on the hardest difficulty.
import { DRAGON_IDS, etchinstone, FACE, FINISH, KEEP_APART, MARCH } from '@wyrmtable/etchinstone';
import { type Choice, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { etchinstoneBots } from '../src/etchinstone/index.ts';

type LevelName = keyof typeof etchinstoneBots;

/** Whether somebody who might go on, or rise, does neither. */
function dawdles(choices: readonly Choice[], choice: Choice): boolean {
  const onward = choices.filter((one) => one === FACE || one === KEEP_APART || one === MARCH);
  return onward.length > 0 ? !onward.includes(choice) : choice === FINISH && choices.length > 1;
}

/** The score of one game, in which a defeat scores 0, and how often its player dawdled. */
function game(level: LevelName, seed: number, budget: number): { readonly score: number; readonly idle: number } {
  const dragon = DRAGON_IDS[seed % DRAGON_IDS.length] ?? 'burhast';
  const options = { difficulty: 'dontEvenTry', dragon, cavalier: false, glassCannon: false } as const;
  const chance = swiftChance(seed);
  const state = start(etchinstone, options, 1, chance);
  const { bot } = etchinstoneBots[level];
  let idle = 0;
  for (let i = 0; etchinstone.toMove(state) !== null; i++) {
    const asked = question(etchinstone, state, 0, budget, seed * 10_000 + i) as Question<Position, object>;
    const choice = bot.answer(asked);
    if (dawdles(asked.choices, choice)) idle++;
    etchinstone.apply(state, choice, chance, null);
  }
  return { score: etchinstone.outcome(state)?.score ?? 0, idle };
}

const scores = (level: LevelName, games: number, budget = 0): number[] =>
  Array.from({ length: games }, (_, i) => game(level, 500 + i, budget).score);
const wins = (list: readonly number[]): number => list.filter((score) => score > 0).length;
const sum = (list: readonly number[]): number => list.reduce((all, score) => all + score, 0);

describe('level against level', () => {
  it('random and eager hardly ever get past the dragon, adept does (measured with the four dragons in turn: one game in two)', () => {
    expect(wins(scores('random', 60))).toBeLessThan(6);
    expect(wins(scores('eager', 60))).toBeLessThan(12);
    expect(wins(scores('adept', 60))).toBeGreaterThan(24);
  });

  it('eager moves the game on wherever it can, and rises while it can; random does not', () => {
    const idle = (level: LevelName): number => {
      const dawdled = Array.from({ length: 10 }, (_, i) => game(level, 500 + i, 0).idle);
      return sum(dawdled);
    };
    expect(idle('random')).toBeGreaterThan(0);
    expect(idle('eager')).toBe(0);
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

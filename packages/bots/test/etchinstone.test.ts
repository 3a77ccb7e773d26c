// The bots of Etchinstone at the table: always legal, always the same answer to the same question, never a peek.
import { DIFFICULTY_IDS, DRAGON_IDS, type EtchinstoneState, etchinstone } from '@wyrmtable/etchinstone';
import { type AnyBot, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise, etchinstoneBots } from '../src/etchinstone/index.ts';

type LevelName = keyof typeof etchinstoneBots;
const LEVELS = Object.keys(etchinstoneBots) as LevelName[];

const tables = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTY_IDS),
  dragon: fc.constantFrom(...DRAGON_IDS),
  cavalier: fc.boolean(),
  glassCannon: fc.boolean(),
});

/** A game that adept plays with whims in between, stopped after so many choices or just before its end. */
const position = fc
  .record({ options: tables, seed: fc.nat(1e6), steps: fc.nat(140), whims: fc.constantFrom(10, 50, 100) })
  .map(({ options, seed, steps, whims }) => {
    const chance = swiftChance(seed);
    const whim = swiftChance(seed + 1);
    let state = start(etchinstone, options, 1, chance);
    for (let i = 0; i < steps; i++) {
      const { bot } = etchinstoneBots[whim.below(100) < whims ? 'random' : 'adept'];
      const after = etchinstone.copy(state);
      etchinstone.apply(after, ask(bot, state, 0, seed + i), chance, null);
      if (etchinstone.toMove(after) === null) break;
      state = after;
    }
    return state;
  });

function asked(state: EtchinstoneState, budget: number, seed: number) {
  return question(etchinstone, state, 0, budget, seed);
}

function ask(bot: AnyBot, state: EtchinstoneState, budget: number, seed: number): number {
  return bot.answer(asked(state, budget, seed) as Question<Position, object>);
}

describe.each(LEVELS)('%s', (level) => {
  const { bot } = etchinstoneBots[level];

  it('answers with one of its choices', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        expect(etchinstone.choices(state)).toContain(ask(bot, state, 8, seed));
      }),
      { numRuns: level === 'master' ? 100 : 300, seed: 21 },
    );
  });

  it('gives equal answers to equal questions and leaves the game alone', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const before = JSON.stringify(state);
        expect(ask(bot, state, 8, seed)).toBe(ask(bot, state, 8, seed));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 40, seed: 22 },
    );
  });
});

describe.each(['eager', 'adept'] as const)('%s', (level) => {
  it('answers the same whatever the order of the cards it cannot see', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const other = etchinstone.copy(state);
        etchinstone.redeal(other, 0, swiftChance(seed));
        const { bot } = etchinstoneBots[level];
        expect(ask(bot, state, 0, seed)).toBe(ask(bot, other, 0, seed));
      }),
      { numRuns: 150, seed: 23 },
    );
  });
});

describe('advice', () => {
  it("is master's choice, with a chance and a score for every choice", () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const { choice, worth } = advise(asked(state, 8, seed));
        expect(worth.map((one) => one.choice)).toEqual(etchinstone.choices(state));
        expect(worth.find((one) => one.choice === choice)?.tried).toBeGreaterThan(0);
        for (const { win, score, tried } of worth) {
          expect(tried).toBeGreaterThan(0);
          expect(win).toBeGreaterThanOrEqual(0);
          expect(win).toBeLessThanOrEqual(1);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(64);
        }
        if (state.stage === 'region') expect(ask(etchinstoneBots.master.bot, state, 8, seed)).toBe(choice);
      }),
      { numRuns: 60, seed: 24 },
    );
  });
});

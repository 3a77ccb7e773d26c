// The bots at the table: always legal, always the same answer to the same question.
import { dragonFarkle, type FarkleState } from '@wyrmtable/dragon-farkle';
import { type AnyBot, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragonFarkleBots } from '../src/dragon-farkle/index.ts';

type LevelName = keyof typeof dragonFarkleBots;
const LEVELS = Object.keys(dragonFarkleBots) as LevelName[];

/** A match of random play, stopped after so many choices or just before its end. */
function randomPosition(seed: number, seats: number, wounds: 3 | 4 | 5, steps: number): FarkleState {
  const chance = swiftChance(seed);
  let state = start(dragonFarkle, { wounds }, seats, chance);
  for (let i = 0; i < steps; i++) {
    const choices = dragonFarkle.choices(state);
    const after = dragonFarkle.copy(state);
    dragonFarkle.apply(after, choices[chance.below(choices.length)] ?? 0, chance, null);
    if (dragonFarkle.toMove(after) === null) break;
    state = after;
  }
  return state;
}

const position = fc
  .record({
    seed: fc.nat(1e6),
    seats: fc.integer({ min: 2, max: 5 }),
    wounds: fc.constantFrom(3 as const, 4 as const, 5 as const),
    steps: fc.nat(400),
  })
  .map(({ seed, seats, wounds, steps }) => randomPosition(seed, seats, wounds, steps));

function ask(bot: AnyBot, state: FarkleState, seat: number, budget: number, seed: number): number {
  return bot.answer(question(dragonFarkle, state, seat, budget, seed) as Question<Position, object>);
}

describe.each(LEVELS)('%s', (level) => {
  const { bot } = dragonFarkleBots[level];

  it('answers with one of its choices, also when it may answer early', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        state.heroes.forEach((_, seat) => {
          const choices = dragonFarkle.choices(state, seat);
          if (choices.length > 0) expect(choices).toContain(ask(bot, state, seat, 16, seed));
        });
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('gives equal answers to equal questions and leaves the match alone', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const before = JSON.stringify(state);
        const seat = dragonFarkle.toMove(state) ?? 0;
        expect(ask(bot, state, seat, 16, seed)).toBe(ask(bot, state, seat, 16, seed));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 40, seed: 12 },
    );
  });
});

describe.each(['eager', 'careful', 'bold'] as const)('%s', (level) => {
  it('answers the same whatever the cards it cannot see', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const seat = dragonFarkle.toMove(state) ?? 0;
        const other = dragonFarkle.copy(state);
        dragonFarkle.redeal(other, seat, swiftChance(seed));
        const { bot } = dragonFarkleBots[level];
        expect(ask(bot, state, seat, 0, seed)).toBe(ask(bot, other, seat, 0, seed));
      }),
      { numRuns: 150, seed: 13 },
    );
  });
});

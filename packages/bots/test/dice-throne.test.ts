// Dice Throne's bots at the table: always legal, always the same answer to the same question, blind to what is hidden.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { type AnyBot, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appraise, diceThroneBots } from '../src/dice-throne/index.ts';

type LevelName = keyof typeof diceThroneBots;
const LEVELS = Object.keys(diceThroneBots) as LevelName[];
const TABLES = [
  { mode: 'duel', seats: 2 },
  { mode: '2v2', seats: 4 },
  { mode: '3v3', seats: 6 },
  { mode: 'koth', seats: 3 },
] as const;

/** A match of eager play, stopped after so many choices or just before its end. */
function positionAfter(seed: number, table: (typeof TABLES)[number], steps: number): ThroneState {
  const chance = swiftChance(seed);
  const { bot } = diceThroneBots.eager;
  let state = start(diceThrone, { mode: table.mode, promo: seed % 2 === 0 }, table.seats, chance);
  for (let i = 0; i < steps; i++) {
    const seat = diceThrone.toMove(state) ?? 0;
    const after = diceThrone.copy(state);
    diceThrone.apply(after, ask(bot, state, seat, 0, seed + i), chance, null);
    if (diceThrone.toMove(after) === null) break;
    state = after;
  }
  return state;
}

function ask(bot: AnyBot, state: ThroneState, seat: number, budget: number, seed: number): number {
  return bot.answer(question(diceThrone, state, seat, budget, seed) as Question<Position, object>);
}

const position = fc
  .record({ seed: fc.nat(1e6), table: fc.constantFrom(...TABLES), steps: fc.nat(300) })
  .map(({ seed, table, steps }) => positionAfter(seed, table, steps));

describe.each(LEVELS)('%s', (level) => {
  const { bot } = diceThroneBots[level];

  it('answers with one of its choices in every mode, also when it may answer early', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        state.players.forEach((_, seat) => {
          const choices = diceThrone.choices(state, seat);
          if (choices.length > 0) expect(choices).toContain(ask(bot, state, seat, 12, seed));
        });
      }),
      { numRuns: 30, seed: 21 },
    );
  });

  it('gives equal answers to equal questions and leaves the match alone', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const before = JSON.stringify(state);
        const seat = diceThrone.toMove(state) ?? 0;
        expect(ask(bot, state, seat, 12, seed)).toBe(ask(bot, state, seat, 12, seed));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 10, seed: 22 },
    );
  });
});

/** The bot's answer when its possible worlds are drawn from that state. */
function answerIn(level: LevelName, asked: Question<ThroneState, object>, seen: string[]): number {
  const spied: Question<ThroneState, object> = {
    ...asked,
    sample() {
      const world = asked.sample();
      seen.push(JSON.stringify(world.players.map(({ deck }) => deck)));
      return world;
    },
  };
  return diceThroneBots[level].bot.answer(spied as Question<Position, object>);
}

it('every world a bot thinks in has been redealt: the true decks are never among them', () => {
  const state = positionAfter(7, TABLES[0], 60);
  const seat = diceThrone.toMove(state) ?? 0;
  const truth = JSON.stringify(state.players.map(({ deck }) => deck));
  for (const level of ['novice', 'adept', 'master'] as const) {
    const seen: string[] = [];
    answerIn(level, question(diceThrone, state, seat, 40, 5), seen);
    expect(seen).not.toContain(truth);
  }
});

describe('at the dice', () => {
  /** The Barbarian before the dice, at full health, with nothing in hand. */
  function barbarianWith(dice: number[], attempts: number, health: [number, number]): ThroneState {
    const chance = swiftChance(3);
    const state = start(diceThrone, { mode: 'duel', heroes: ['barbarian', 'paladin'], promo: false }, 2, chance);
    state.active = 0;
    state.order = [0, 1];
    for (const player of state.players) player.deck.push(...player.hand.splice(0));
    Object.assign(state, { step: 'rolling', asking: 'roll', asked: 0, rolls: 3 - attempts, attempts, dice });
    state.health = health;
    return state;
  }
  const read = (level: LevelName, state: ThroneState) =>
    diceThrone.read(ask(diceThroneBots[level].bot, state, 0, 200, 4), state);

  it.each(['adept', 'master'] as const)('%s declares its ultimate when it lies there', (level) => {
    expect(read(level, barbarianWith([6, 6, 6, 6, 6], 2, [50, 50]))).toMatchObject({
      kind: 'declare',
      ability: 'rage',
    });
  });

  it.each(['adept', 'master'] as const)('%s keeps four of a run for the large straight', (level) => {
    expect(read(level, barbarianWith([1, 1, 2, 3, 4], 2, [50, 50]))).toMatchObject({ kind: 'roll', dice: [1] });
  });

  it.each(['adept', 'master'] as const)('%s takes the blow that wins at once and does not roll for more', (level) => {
    expect(read(level, barbarianWith([1, 2, 6, 6, 3], 2, [50, 4]))).toMatchObject({
      kind: 'declare',
      ability: 'sturdy-blow',
    });
  });

  it('appraises every choice: a met ultimate above all, rolling it away below', () => {
    const state = barbarianWith([6, 6, 6, 6, 6], 1, [50, 50]);
    const choices = diceThrone.choices(state, 0);
    const worths = appraise(state, 0, choices, 300);
    expect(worths.map(({ choice }) => choice)).toEqual(choices);
    const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
    expect(diceThrone.read(best.choice, state)).toMatchObject({ kind: 'declare', ability: 'rage' });
    for (const { worth } of worths) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  });
});

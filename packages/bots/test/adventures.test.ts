// The bots of Adventures at the table: always legal, always the same answer to the same question, blind to what is hidden,
// and sensible on the map, in the shop and with salves.
import { type AdventureState, adventures, LOOT } from '@wyrmtable/adventures';
import { type AnyBot, type Position, proceed, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adventuresBots } from '../src/adventures/index.ts';

type LevelName = keyof typeof adventuresBots;
const LEVELS = Object.keys(adventuresBots) as LevelName[];
const campaign = { mode: 'campaign', difficulty: 'normal', extraMinions: false, legacy: false } as const;
const TABLES = [
  { seats: 1, options: { ...campaign, scenario: 1 } },
  { seats: 2, options: campaign },
  { seats: 4, options: { ...campaign, scenario: 7 } },
  { seats: 3, options: { ...campaign, scenario: 2 } },
  { seats: 4, options: { ...campaign, mode: 'boss-vs-team' } },
  { seats: 2, options: { ...campaign, mode: 'boss-vs-boss' } },
] as const;

function ask(level: LevelName, state: AdventureState, seat: number, seed: number): number {
  const bot: AnyBot = adventuresBots[level].bot;
  return bot.answer(question(adventures, state, seat, 0, seed) as Question<Position, object>);
}

/** An adventure of eager play, stopped after so many choices or just before its end. */
function positionAfter(seed: number, table: (typeof TABLES)[number], steps: number): AdventureState {
  const chance = swiftChance(seed);
  let state = start(adventures, table.options, table.seats, chance);
  for (let i = 0; i < steps; i++) {
    const after = adventures.copy(state);
    proceed(adventures, after, ask('eager', state, adventures.toMove(state) ?? 0, seed + i), chance);
    if (adventures.toMove(after) === null) break;
    state = after;
  }
  return state;
}

const position = fc
  .record({ seed: fc.nat(1e6), table: fc.constantFrom(...TABLES), steps: fc.nat(250) })
  .map(({ seed, table, steps }) => positionAfter(seed, table, steps));

describe.each(LEVELS)('%s', (level) => {
  it('answers with one of its choices in every mode, also when it may answer early', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        state.heroes.forEach((_, seat) => {
          const choices = adventures.choices(state, seat);
          if (choices.length > 0) expect(choices).toContain(ask(level, state, seat, seed));
        });
      }),
      { numRuns: 25, seed: 31 },
    );
  });

  it('gives equal answers to equal questions and leaves the adventure alone', () => {
    fc.assert(
      fc.property(position, fc.nat(1e6), (state, seed) => {
        const before = JSON.stringify(state);
        const seat = adventures.toMove(state) ?? 0;
        expect(ask(level, state, seat, seed)).toBe(ask(level, state, seat, seed));
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 10, seed: 32 },
    );
  });
});

it('every world adept thinks in has been redealt: the true decks and tiles are never among them', () => {
  const hidden = ({ arena, cells, minionDecks }: AdventureState): string =>
    JSON.stringify([arena.players.map(({ deck }) => deck), cells.map(({ tile }) => tile), minionDecks]);
  const seen = new Set<string>();
  const truths = new Set<string>();
  for (const steps of [5, 40, 120]) {
    const state = positionAfter(8, TABLES[1], steps);
    const asked = question(adventures, state, adventures.toMove(state) ?? 0, 0, 5);
    const spied = {
      ...asked,
      sample() {
        const world = asked.sample();
        seen.add(hidden(world));
        return world;
      },
    };
    truths.add(hidden(state));
    adventuresBots.adept.bot.answer(spied as Question<Position, object>);
  }
  expect(seen.size).toBeGreaterThan(0);
  for (const truth of truths) expect(seen).not.toContain(truth);
});

/** Plays on until somebody is asked outside the arena at that step. */
function until(state: AdventureState, step: string): AdventureState {
  const chance = swiftChance(5);
  for (let i = 0; i < 500 && !(state.asked >= 0 && state.step === step); i++)
    proceed(adventures, state, ask('eager', state, adventures.toMove(state) ?? 0, i), chance);
  return state;
}

const alone = (): AdventureState =>
  start(adventures, { ...campaign, heroes: ['barbarian'], scenario: 1 }, 1, swiftChance(11));
const does = (state: AdventureState, level: LevelName = 'adept') =>
  adventures.read(ask(level, state, adventures.toMove(state) ?? 0, 9));

describe('adept in a portal', () => {
  it('keeps its salves while it is well and spends one when a bad turn could be the last', () => {
    const state = until(alone(), 'salves');
    state.arena.health[0] = 30;
    expect(does(state)).toEqual({ kind: 'go' });
    state.arena.health[0] = 4;
    expect(does(state)).toEqual({ kind: 'salve' });
  });

  it('gives each hero a salve before anybody has two', () => {
    const state = start(adventures, { ...campaign, scenario: 1 }, 2, swiftChance(3));
    expect(does(state)).toMatchObject({ kind: 'share', seat: 0 });
    proceed(adventures, state, ask('adept', state, adventures.toMove(state) ?? 0, 9), swiftChance(1));
    expect(does(state)).toMatchObject({ kind: 'share', seat: 1 });
  });

  it('goes through the Boss Portal when the shards are found and it is too hurt for detours', () => {
    const state = until(alone(), 'move');
    for (const cell of state.cells) cell.open = cell.kind !== 'portal' && cell.kind !== 'none';
    const spare = state.cells.findIndex(({ kind }) => kind === 'tile');
    const portal = state.cells.findIndex(({ kind }) => kind === 'portal');
    Object.assign(state.cells[spare] ?? {}, { open: false, items: [], level: 3 });
    state.shards = 3;
    state.arena.health[0] = 12;
    expect(adventures.choices(state)).toHaveLength(2);
    expect(does(state)).toEqual({ kind: 'move', cell: portal });
  });
});

describe('adept in the shop', () => {
  /** Rosella's shop with so much gold and that offer. */
  function shop(purse: number, ...offer: string[]): AdventureState {
    const state = alone();
    const first = Math.min(...state.lootDecks.flat());
    state.stage = 'shop';
    state.asked = 0;
    const [hero] = state.heroes;
    if (hero === undefined) throw new RangeError('nobody is there');
    hero.purse = purse;
    hero.dealt = offer.map((id) => first + LOOT.findIndex(({ card }) => card.id === id));
    return state;
  }
  const [common, epic] = (['common', 'epic'] as const).map((kind) => LOOT.find((one) => one.class === kind)?.card.id);

  it('buys the better card first and leaves when nothing can be had', () => {
    const state = shop(30, common ?? '', epic ?? '');
    const chance = swiftChance(1);
    const bought: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      bought.push(does(state));
      proceed(adventures, state, ask('adept', state, 0, 9), chance);
    }
    expect(bought).toEqual([{ kind: 'buy', card: epic }, { kind: 'buy', card: common }, { kind: 'leave' }]);
  });

  it('sells mystery cards it cannot identify: they would not come along', () => {
    const state = shop(0);
    state.heroes[0]?.mystery.push(state.lootDecks[0]?.pop() ?? 0);
    expect(does(state)).toMatchObject({ kind: 'sell-mystery' });
  });
});

it.each(['eager', 'adept'] as const)('%s never ends a campaign that others may want to go on with', (level) => {
  const state = alone();
  state.stage = 'between';
  state.asked = 0;
  expect(does(state, level)).toEqual({ kind: 'onward' });
});

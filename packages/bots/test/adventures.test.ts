// The bots of Adventures at the table: always legal, always the same answer to the same question, blind to what is hidden,
// and sensible on the map, in the shop and with salves.
import { type AdventureState, adventures, LOOT, MINIONS } from '@wyrmtable/adventures';
import { argumentOf } from '@wyrmtable/adventures/inside';
import { statusNumber } from '@wyrmtable/dice-throne/lead';
import {
  type AnyBot,
  type AnyGame,
  type Position,
  proceed,
  type Question,
  question,
  reasonFor,
  start,
  swiftChance,
} from '@wyrmtable/kernel';
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
  adventures.read(ask(level, state, adventures.toMove(state) ?? 0, 9), state);

/** What it says of why it does that. */
function says(state: AdventureState, level: LevelName = 'adept'): string | null {
  const seat = adventures.toMove(state) ?? 0;
  const { bot } = adventuresBots[level];
  return reasonFor(bot, adventures as AnyGame, state, seat, ask(level, state, seat, 9))?.why ?? null;
}

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

it('master knows what a minion of the fourth level takes: it turns one of the third rather than that chest', () => {
  const state = crossroads();
  Object.assign(state, { step: 'move', asked: 0, active: 0, unshared: 0 });
  for (const cell of state.cells) if (cell.kind === 'tile') Object.assign(cell, { open: true, items: [] });
  const [chest, plain] = state.cells.flatMap(({ kind }, at) => (kind === 'tile' ? [at] : []));
  Object.assign(state.cells[chest ?? 0] ?? {}, { open: false, level: 4, items: ['shard', 'chest-3'] });
  Object.assign(state.cells[plain ?? 0] ?? {}, { open: false, level: 3, items: ['shard'] });
  state.arena.health[0] = 8;
  expect(does(state, 'master')).toEqual({ kind: 'move', cell: plain });
  expect(does(state, 'adept')).toEqual({ kind: 'move', cell: chest });
});

/** A portal with more than one way out of the start. */
function crossroads(): AdventureState {
  for (let seed = 1; ; seed++) {
    const state = start(adventures, { ...campaign, heroes: ['barbarian', 'monk'], scenario: 1 }, 2, swiftChance(seed));
    if (state.map === 's1-b') return state;
  }
}

/** The first hero at the moves; the other fights that minion, with so much health left, on a tile beside the start. */
function besideMate(minion: string, left: number): { state: AdventureState; there: number } {
  const state = crossroads();
  const place = state.cells.findIndex(({ kind }) => kind === 'start');
  const there = place + state.columns;
  const [, mate] = state.heroes;
  const cell = state.cells[there];
  if (cell === undefined || mate === undefined) throw new RangeError('the map has no such place');
  Object.assign(cell, { open: true, items: [] });
  mate.place = there;
  Object.assign(state, { step: 'move', asked: 0, active: 0, unshared: 0 });
  Object.assign(state.enemies[0] ?? {}, { minion: MINIONS.findIndex(({ id }) => id === minion) });
  Object.assign(state.arena.players[1] ?? {}, { faces: 2 });
  Object.assign(state.arena.players[2] ?? {}, { out: false, faces: 1 });
  state.arena.health[2] = left;
  return { state, there };
}

const [weak, strong] = [1, 4].map((wanted) => MINIONS.find(({ level }) => level === wanted)?.id ?? '');

describe('adept beside others', () => {
  it('joins a fight instead of looking for another one', () => {
    const { state, there } = besideMate(weak ?? '', 9);
    expect(does(state)).toEqual({ kind: 'move', cell: there });
    expect(says(state)).toBe('join-share');
    state.arena.health[1] = 4;
    expect(says(state)).toBe('join-danger');
  });

  it('leaves a minion that is nearly down to the mate who fights it, unless the mate is hurt', () => {
    const { state, there } = besideMate(weak ?? '', 2);
    expect(does(state)).not.toEqual({ kind: 'move', cell: there });
    expect(says(state)).toBe('mate-wins');
    state.arena.health[1] = 4;
    expect(does(state)).toEqual({ kind: 'move', cell: there });
  });

  it('is not followed in that by master, who begins no other fight while one can be joined', () => {
    const { state, there } = besideMate(weak ?? '', 2);
    expect(does(state, 'master')).toEqual({ kind: 'move', cell: there });
    expect(says(state, 'master')).toBe('join-share');
  });

  it('finishes that fight first where the Boss Portal would be next', () => {
    const { state, there } = besideMate(weak ?? '', 2);
    Object.assign(state, { shards: 3 });
    for (const cell of state.cells) if (cell.kind === 'tile') Object.assign(cell, { open: true, items: [] });
    const portal = state.cells.findIndex(({ kind }) => kind === 'portal');
    expect(adventures.choices(state, 0).map((one) => argumentOf(one))).toContain(portal);
    expect(does(state)).toEqual({ kind: 'move', cell: there });
    expect(says(state)).toBe('join-portal');
  });

  it('keeps away from a strong minion when one blow could be the last', () => {
    const { state, there } = besideMate(strong ?? '', 25);
    expect(does(state)).toEqual({ kind: 'move', cell: there });
    state.arena.health[0] = 3;
    expect(does(state)).not.toEqual({ kind: 'move', cell: there });
    expect(says(state)).toBe('too-weak');
  });

  /** Before the own turn in a fight, with so many salves each. */
  function salves(own: number, mates: number): AdventureState {
    const { state } = besideMate(weak ?? '', 9);
    Object.assign(state, { step: 'ready' });
    Object.assign(state.arena.players[0] ?? {}, { faces: 2 });
    [own, mates].forEach((held, seat) => {
      const tokens = state.arena.players[seat]?.tokens;
      if (tokens !== undefined) tokens[statusNumber(state, 'salve')] = held;
    });
    state.arena.health[0] = 3;
    return state;
  }

  it('keeps the last salves for bringing somebody back, and heals with them when nobody could do that', () => {
    expect(does(salves(1, 1))).toEqual({ kind: 'go' });
    expect(does(salves(1, 0))).toEqual({ kind: 'salve' });
    expect(does(salves(3, 2))).toEqual({ kind: 'salve' });
    expect([salves(1, 1), salves(1, 0)].map((state) => says(state))).toEqual(['keep-rescue', 'salve-blow']);
  });

  it('spends none at its first health, however hard the blows are there', () => {
    const state = salves(5, 5);
    const { minion } = besideMate(strong ?? '', 25).state.enemies[0] ?? { minion: -1 };
    Object.assign(state.enemies[0] ?? {}, { minion });
    // On Normal two heroes begin with 18 each (ADV-3.5).
    state.arena.health[0] = 18;
    expect(does(state)).toEqual({ kind: 'go' });
    state.arena.health[0] = 17;
    expect(does(state)).toEqual({ kind: 'salve' });
  });

  it('heals the team early in a boss fight when the next turns are of heroes without salves', () => {
    const state = start(adventures, { ...campaign, scenario: 2 }, 4, swiftChance(6));
    Object.assign(state, { step: 'begin', asked: state.active, unshared: 0 });
    state.arena.asking = null;
    const [hero, next] = [state.active, (state.active + 1) % 4];
    const hold = (seat: number): void => {
      const tokens = state.arena.players[seat]?.tokens;
      if (tokens !== undefined) tokens[statusNumber(state, 'salve')] = 1;
    };
    hold(hero);
    state.arena.health[0] = 30;
    expect(does(state)).toEqual({ kind: 'salve' });
    expect(says(state)).toBe('salve-boss');
    hold(next);
    expect(does(state)).toEqual({ kind: 'go' });
    expect(says(state)).toBeNull();
  });
});

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

describe('a novice errs as people do', () => {
  /** Beside a mate in a fight, with a chest on another tile that can be turned. */
  function tempted(): { state: AdventureState; there: number; chest: number } {
    const { state, there } = besideMate(weak ?? '', 9);
    const chest = adventures
      .choices(state)
      .map(argumentOf)
      .find((at) => state.cells[at]?.open === false);
    if (chest === undefined) throw new RangeError('nothing is left to turn');
    for (const cell of state.cells) cell.items = [];
    Object.assign(state.cells[chest] ?? {}, { items: ['chest-1'], level: 3 });
    return { state, there, chest };
  }

  it('greedy: it goes for a chest, unless a mate is about to fall', () => {
    const { state, there, chest } = tempted();
    expect(does(state)).toEqual({ kind: 'move', cell: there });
    expect(does(state, 'novice')).toEqual({ kind: 'move', cell: chest });
    state.arena.health[1] = 4;
    expect(does(state, 'novice')).toEqual({ kind: 'move', cell: there });
  });

  it('greedy: it keeps the first Salve, and buys the dearest card before what it needs', () => {
    const state = start(adventures, { ...campaign, scenario: 1 }, 2, swiftChance(3));
    const seat = adventures.toMove(state) ?? 0;
    const other = start(adventures, { ...campaign, scenario: 1 }, 2, swiftChance(3));
    Object.assign(other, { first: 1 - seat, asked: 1 - seat });
    expect([state, other].map((one) => does(one, 'novice'))).toMatchObject([{ seat }, { seat: 1 - seat }]);
    expect(does(shop(30, common ?? '', epic ?? ''), 'novice')).toEqual({ kind: 'buy', card: epic });
  });

  it('afraid: hurt, it turns the easiest tile and leaves its mate alone', () => {
    const { state, there, chest } = tempted();
    state.arena.health[0] = 5;
    expect(does(state, 'novice')).not.toEqual({ kind: 'move', cell: there });
    expect(does(state, 'novice')).not.toEqual({ kind: 'move', cell: chest });
  });

  it('afraid and forgetful: at half its health it wants a Salve, and every third turn or so does not think of it', () => {
    const state = until(alone(), 'salves');
    state.arena.health[0] = 16;
    const done = Array.from({ length: 60 }, (_, turn) => {
      state.arena.turn = turn;
      return does(state, 'novice');
    });
    const spent = done.filter((one) => 'kind' in one && one.kind === 'salve').length;
    expect(spent).toBeGreaterThan(30);
    expect(spent).toBeLessThan(50);
    state.arena.health[0] = 30;
    expect(does(state, 'novice')).toEqual({ kind: 'go' });
  });

  it('forgetful: it leaves the shop with cards it has never looked at', () => {
    const state = shop(0);
    state.heroes[0]?.mystery.push(state.lootDecks[0]?.pop() ?? 0);
    expect(does(state, 'novice')).toEqual({ kind: 'leave' });
  });
});

describe('adept in the shop', () => {
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

it.each(LEVELS)('%s finds its way through shop, spoils, a deck too large and the break between games', (level) => {
  const chance = swiftChance(4);
  const state = start(adventures, { ...campaign, heroes: ['barbarian', 'monk'] }, 2, chance);
  const [hero] = state.heroes;
  if (hero === undefined) throw new RangeError('nobody is there');
  const loot = state.lootDecks[0] ?? [];
  hero.deck.push(...loot.splice(0, 20));
  hero.mystery.push(...loot.splice(0, 2));
  Object.assign(state, { stage: 'spoils', rolls: 4, looking: -1, won: true, active: 0, scenario: 2, asked: 0 });
  state.looking = state.lootDecks[1]?.pop() ?? 0;
  const seen = new Set<string>();
  for (let i = 0; i < 2000 && !(seen.has('between') && seen.has('shop')) && state.stage !== 'over'; i++) {
    seen.add(state.stage);
    // A portal in which everybody has fallen: the shop comes next.
    if (state.stage === 'explore') Object.assign(state, { stage: 'shop', asked: 0, first: 0 });
    proceed(adventures, state, ask(level, state, adventures.toMove(state) ?? 0, i), chance);
  }
  for (const stage of level === 'random' ? ['spoils', 'trim'] : ['spoils', 'trim', 'between', 'shop'])
    expect(seen).toContain(stage);
});

it.each(['eager', 'novice', 'adept', 'master'] as const)(
  '%s never ends a campaign that others may want to go on with',
  (level) => {
    const state = alone();
    state.stage = 'between';
    state.asked = 0;
    expect(does(state, level)).toEqual({ kind: 'onward' });
  },
);

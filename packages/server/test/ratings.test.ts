// Ratings as plain reckoning: who gains, who loses, who cannot feed whom; and how soon 200 players are in their order.
import { type GameId, loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { type Counted, kindOf, playersOf } from '../src/ratings/matches.ts';
import { NOBODY, type Placed, reckon, type Strength, weightOf } from '../src/ratings/reckoning.ts';
import { SURE } from '../src/ratings/scale.ts';
import { agreement, agreementWithin, erringBots, season } from '../tools/season-of-bots.ts';

const won = (person: string, side: number): Placed => ({ person, side, place: 1 });
const lost = (person: string, side: number): Placed => ({ person, side, place: 2 });

test('who wins gains what who loses loses, and both are surer', () => {
  const [mirka, borys] = reckon([won('Mirka', 0), lost('Borys', 1)], [NOBODY, NOBODY], 1);
  expect(mirka?.mu).toBeGreaterThan(25);
  expect((mirka?.mu ?? 0) + (borys?.mu ?? 0)).toBeCloseTo(50);
  expect(mirka?.sigma).toBeLessThan(NOBODY.sigma);
});

test('a draw changes nothing between equals', () => {
  const [mirka] = reckon([won('Mirka', 0), won('Borys', 1)], [NOBODY, NOBODY], 1);
  expect(mirka?.mu).toBeCloseTo(25);
});

test('in a team all move alike, and a boss is as strong as the team against it', () => {
  const after = reckon([won('a', 0), lost('b', 1), lost('c', 1), won('d', 0)], [NOBODY, NOBODY, NOBODY, NOBODY], 1);
  expect(after[0]).toEqual(after[3]);
  expect(after[1]).toEqual(after[2]);
  const [boss, one, two] = reckon([won('boss', 0), lost('b', 1), lost('c', 1)], [NOBODY, NOBODY, NOBODY], 1);
  expect((boss?.mu ?? 0) - 25).toBeCloseTo(25 - (one?.mu ?? 0));
  expect(one).toEqual(two);
});

test('of many one wins, and the others are equals', () => {
  const [first, ...rest] = reckon([won('a', 0), lost('b', 1), lost('c', 2)], [NOBODY, NOBODY, NOBODY], 1);
  expect(first?.mu).toBeGreaterThan(25);
  expect(rest[0]?.mu).toBeCloseTo(rest[1]?.mu ?? 0);
});

test('two who play each other all day gain no more than from some four matches', () => {
  expect(Array.from({ length: 10 }, (_, meetings) => weightOf(meetings))).toEqual([
    1, 1, 1, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0, 0,
  ]);
  const feed = (count: number, weight: (i: number) => number): number => {
    let both: Strength[] = [NOBODY, NOBODY];
    for (let i = 0; i < count; i++) both = reckon([won('Mirka', 0), lost('Borys', 1)], both, weight(i));
    return both[0]?.mu ?? 0;
  };
  expect(feed(200, weightOf)).toBeLessThanOrEqual(feed(4, () => 1));
  expect(feed(9, weightOf)).toBe(feed(200, weightOf));
});

/** A fixed sequence, the same every time. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

interface Season {
  /** How well the order was found after each round. */
  readonly order: number[];
  /** The share of those whose rating is no longer provisional. */
  readonly sure: number[];
}

/** Everybody plays once a round, with somebody near in rating; who plays better on the day wins, and the days differ. */
function drawnSeason(players: number, rounds: number, spread: number): Season {
  const lot = lots(11);
  const bell = () => Math.sqrt(-2 * Math.log(1 - lot())) * Math.cos(2 * Math.PI * lot());
  const actual = Array.from({ length: players }, () => 25 + spread * bell());
  const known: Strength[] = actual.map(() => NOBODY);
  const order: number[] = [];
  const sure: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const near = [...known.keys()]
      .map((i) => ({ i, key: (known[i]?.mu ?? 0) + 1.5 * bell() }))
      .toSorted((a, b) => a.key - b.key);
    for (let at = 0; at + 1 < players; at += 2) {
      const [a, b] = [near[at]?.i ?? 0, near[at + 1]?.i ?? 0];
      const day = (i: number) => (actual[i] ?? 0) + (25 / 6) * bell();
      const [first, second] = day(a) > day(b) ? [a, b] : [b, a];
      const [up = NOBODY, down = NOBODY] = reckon(
        [won('x', 0), lost('y', 1)],
        [known[first] ?? NOBODY, known[second] ?? NOBODY],
        1,
      );
      known[first] = up;
      known[second] = down;
    }
    order.push(
      agreement(
        known.map(({ mu }) => mu),
        actual,
      ),
    );
    sure.push(known.filter(({ sigma }) => sigma < SURE).length / players);
  }
  return { order, sure };
}

test('200 players of known strength are in their order soon, and stay there', () => {
  const { order, sure } = drawnSeason(200, 100, 25 / 6);
  const after = (matches: number): number => order[matches - 1] ?? 0;
  // How soon: measured with days that differ by a class (openskill's beta) between players as far apart as that.
  expect(after(5)).toBeGreaterThan(0.7);
  expect(after(20)).toBeGreaterThan(0.88);
  expect(after(40)).toBeGreaterThan(0.94);
  expect(Math.min(...order.slice(40))).toBeGreaterThan(0.94);
  expect(after(100)).toBeGreaterThan(0.97);
  // Nobody is called sure before the order is, and everybody soon after.
  expect(sure[14]).toBe(0);
  expect(sure[24]).toBeGreaterThan(0.95);
});

test('bots whose strength is known are in their order soon, paired and rated as people are', () => {
  const bots = erringBots(40, 0.9);
  const standings = [...season(bots, 60, 1)];
  const after = (matches: number): number => agreementWithin(bots, standings[matches - 1]?.ratings ?? []);
  expect(after(20)).toBeGreaterThan(0.8);
  expect(after(60)).toBeGreaterThan(0.9);
  expect(standings[9]?.sure).toBe(0);
  expect(standings[59]?.sure).toBe(1);
});

const people = ['mirka', 'borys', 'zoe'].map((guest) => ({ kind: 'person', guest, name: guest, word: 'w' }) as const);
const CLOCK = { kind: 'live', minutes: 10, seconds: 15, answers: 20 } as const;
const ended: Counted = {
  status: 'over',
  options: {},
  seats: people.slice(0, 2),
  outcome: { kind: 'won', winners: [1] },
  pledge: { table: 't', seats: [null, null], hashes: ['a', 'b'] },
  seedKnown: [],
  terms: { clock: CLOCK, rated: true },
  ended: null,
};
const { game } = await loadGame('dragon-farkle');
const placesIn = (row: Counted): unknown =>
  playersOf(row, game, [])?.map(({ person, place }) => `${person} ${place}`) ?? null;

test('a match counts that was agreed on as rated, by a clock, with promised dice, between people', () => {
  expect(placesIn(ended)).toEqual(['mirka 2', 'borys 1']);
  for (const no of [
    { ...ended, terms: { clock: CLOCK, rated: false } },
    { ...ended, terms: { clock: { kind: 'none' }, rated: true } },
    { ...ended, pledge: null },
    { ...ended, seedKnown: [{ name: 'Mirka', how: 'taken' }] },
    { ...ended, status: 'playing' },
    { ...ended, outcome: { kind: 'lost' } },
    { ...ended, ended: { how: 'stopped' } },
    { ...ended, seats: [...people.slice(0, 1), { kind: 'bot', level: 'adept', name: 'adept', word: 'w' }] },
  ] satisfies Counted[])
    expect(placesIn(no)).toBeNull();
});

test('leaving counts as losing: who gave up is behind who played to the end', () => {
  const seats = people.map((seat, i) => (i === 0 ? { ...seat, out: 'resigned' as const } : seat));
  expect(placesIn({ ...ended, seats, outcome: { kind: 'won', winners: [2] } })).toEqual([
    'mirka 3',
    'borys 2',
    'zoe 1',
  ]);
  // Also where the bot that played on for them has won.
  expect(placesIn({ ...ended, seats, outcome: { kind: 'won', winners: [0] } })).toEqual([
    'mirka 3',
    'borys 2',
    'zoe 2',
  ]);
  const gone = people.slice(0, 2).map((seat, i) => (i === 0 ? { ...seat, out: 'gone' as const } : seat));
  expect(placesIn({ ...ended, seats: gone, ended: { how: 'gone', seat: 0 } })).toEqual(['mirka 3', 'borys 1']);
});

test('a kind is a game with its mode, and Farkle by how many play', async () => {
  const kind = async (game: GameId, options: object, seats: number) =>
    kindOf(await loadGame(game), { options, seats: new Array(seats).fill({ kind: 'empty' }) });
  expect(await kind('dice-throne', { mode: 'duel' }, 2)).toBe('duel');
  expect(await kind('dice-throne', {}, 4)).toBe('2v2');
  expect(await kind('dice-throne', {}, 5)).toBe('koth');
  expect(await kind('dice-throne', {}, 6)).toBe('koth');
  expect(await kind('dice-throne', { mode: '3v3' }, 6)).toBe('3v3');
  expect(await kind('dragon-farkle', { wounds: 3 }, 3)).toBe('farkle-3');
  expect(await kind('adventures', { mode: 'boss-vs-team' }, 4)).toBe('boss-vs-team');
  expect(await kind('adventures', { mode: 'campaign' }, 2)).toBeNull();
  expect(await kind('etchinstone', {}, 1)).toBeNull();
});

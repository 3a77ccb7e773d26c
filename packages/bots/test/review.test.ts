// Looking back on finished matches: luck is measured fairly, and slips are slips.
import { adventures } from '@wyrmtable/adventures';
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { etchinstone } from '@wyrmtable/etchinstone';
import {
  type AnyBot,
  type AnyGame,
  CHANCE_ALGORITHM,
  type Choice,
  chachaChance,
  commitment,
  derivedSeed,
  digest,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  type Position,
  proceed,
  question,
  readOptions,
  start,
  streamKey,
} from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { eager as eagerHero } from '../src/adventures/eager.ts';
import { adept } from '../src/dice-throne/adept.ts';
import { eager } from '../src/dice-throne/eager.ts';
import { dragonFarkleBots } from '../src/dragon-farkle/index.ts';
import { eager as eagerMage } from '../src/etchinstone/eager.ts';
import { random } from '../src/random.ts';
import { type Review, review, reviewerOf, type Wish } from '../src/review/index.ts';
import { hits, normalBelow } from '../src/review/luck.ts';

type Until = (state: Position) => boolean;

function played(
  game: AnyGame,
  options: object,
  bots: readonly AnyBot[],
  seed: number,
  until: Until = () => false,
): MatchFile {
  const secret = derivedSeed(seed, 0);
  const chance = chachaChance(streamKey(secret, []));
  const state = start(game, options, bots.length, chance);
  const choices: Choice[] = [];
  for (let seat = game.toMove(state); seat !== null && !until(state); seat = game.toMove(state)) {
    const choice = bots[seat]?.answer(question(game, state, seat, 0, choices.length)) ?? 0;
    choices.push(choice);
    proceed(game, state, choice, chance);
  }
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    content: game.stock(options, bots.length),
    seats: bots.map((_, seat) => ({ name: String(seat), bot: null })),
    chance: { algorithm: CHANCE_ALGORITHM, seed: secret, commitment: commitment(secret), words: [] },
    choices,
    digest: digest(state),
  };
}

async function lookedAt(game: AnyGame, file: MatchFile, wish: Wish): Promise<Review> {
  const reviewer = await reviewerOf(game.id);
  if (reviewer === null) throw new Error(`nobody looks back on ${game.id}`);
  const found = review(game, reviewer, file, wish, () => {});
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

/** Its beginning is enough for a look at decisions. */
const begun = (file: MatchFile, choices: number): MatchFile => ({ ...file, choices: file.choices.slice(0, choices) });

const JOURNEY = {
  mode: 'campaign',
  difficulty: 'normal',
  extraMinions: false,
  legacy: false,
  heroes: ['pyromancer', 'monk'],
};

const duel = (seed: number, bots: readonly AnyBot[]): MatchFile => played(diceThrone, { promo: false }, bots, seed);

describe('how unusual', () => {
  test('a sum is, by the normal distribution', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalBelow(-1)).toBeCloseTo(0.158655, 6);
  });

  test('a count is, exactly', () => {
    // Two coins and a die that hits on a six.
    const shares = hits([0.5, 0.5, 1 / 6]);
    expect(shares.map((share) => Math.round(share * 24))).toEqual([5, 11, 7, 1]);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  });
});

/** Duels of quick bots, looked at once for all that is asked of them. */
let looks: Promise<readonly Review[]> | null = null;
function fortyDuels(): Promise<readonly Review[]> {
  const files = () => Array.from({ length: 40 }, (_, seed) => duel(seed, [eager, eager]));
  looks ??= Promise.all(files().map((file) => lookedAt(diceThrone, file, { seats: [] })));
  return looks;
}

/** The mean square of how far chances were from what came of it: a quarter for whoever always says one half. */
function missedBy(courses: readonly Review['course'][]): number {
  const misses = courses.flatMap((course) => {
    const ended = course.at(-1)?.chances ?? [];
    return course
      .slice(1, -1)
      .flatMap(({ chances }) => chances.map((chance, seat) => (chance - (ended[seat] ?? 0)) ** 2));
  });
  return misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
}

describe('how it stood from turn to turn', () => {
  test('adds up to one, ends with who won, and tells in a duel more than a coin', async () => {
    const courses = (await fortyDuels()).map(({ course }) => course);
    for (const course of courses) {
      expect(course.length).toBeGreaterThan(4);
      for (const { chances } of course) expect(chances[0]).toBeCloseTo(1 - (chances[1] ?? 0), 9);
      const last = [...(course.at(-1)?.chances ?? [])].sort();
      expect([
        [0, 1],
        [0.5, 0.5],
      ]).toContainEqual(last);
      expect(course.map(({ at }) => at)).toEqual(course.map(({ at }) => at).toSorted((a, b) => a - b));
    }
    expect(missedBy(courses)).toBeLessThan(0.2);
  });

  test('the same of four heroes who march, of teams that have one chance, and of a road; of a campaign nobody can tell', async () => {
    const marches: Review['course'][] = [];
    const sound = dragonFarkleBots.adept.bot;
    for (let seed = 0; seed < 12; seed++) {
      const file = played(dragonFarkle, { wounds: 3 }, [sound, sound, sound, sound], seed);
      marches.push((await lookedAt(dragonFarkle, file, { seats: [] })).course);
    }
    for (const { chances } of marches.flat())
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    // Whoever always says a quarter misses by three sixteenths.
    expect(missedBy(marches)).toBeLessThan(3 / 16);
    const teams = played(diceThrone, { mode: '2v2', promo: false }, [eager, eager, eager, eager], 5);
    for (const { chances } of (await lookedAt(diceThrone, teams, { seats: [] })).course)
      expect(new Set(chances.map((chance) => chance.toFixed(9))).size).toBeLessThanOrEqual(2);
    const road = await lookedAt(
      etchinstone,
      played(etchinstone, { difficulty: 'normal', dragon: 'burhast' }, [eagerMage], 3),
      { seats: [] },
    );
    for (const { chances } of road.course) expect(chances[0]).toBeLessThanOrEqual(1);
    const journey = played(adventures, { ...JOURNEY, scenario: 1 }, [eagerHero, eagerHero], 1);
    expect((await lookedAt(adventures, journey, { seats: [] })).course).toEqual([]);
  });
});

describe('luck', () => {
  test('of attack and defence rolls evens out over many duels', async () => {
    let over = 0;
    let throws = 0;
    let defences = 0;
    const shares: number[] = [];
    for (const { luck } of await fortyDuels()) {
      for (const one of luck) {
        over += one.got - one.expected;
        throws += one.throws;
        defences += one.defences;
        shares.push(one.luckier);
      }
    }
    expect(throws).toBeGreaterThan(500);
    expect(defences).toBeGreaterThan(100);
    expect(Math.abs(over / throws)).toBeLessThan(0.25);
    const mean = shares.reduce((sum, share) => sum + share) / shares.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
    // Neither all alike nor all extreme: somebody in each quarter.
    for (const quarter of [0, 1, 2, 3]) expect(shares.some((share) => Math.floor(share * 4) === quarter)).toBe(true);
  });

  test('of heroes on an adventure evens out over many scenarios', async () => {
    let over = 0;
    let throws = 0;
    for (let seed = 0; seed < 60; seed++) {
      const file = played(adventures, { ...JOURNEY, scenario: 1 }, [eagerHero, eagerHero], seed);
      const { luck, decisions } = await lookedAt(adventures, file, { seats: [0, 1] });
      expect(luck.map(({ seat }) => seat)).toEqual([0, 1]);
      expect(decisions).toBe(null);
      for (const one of luck) {
        over += one.got - one.expected;
        throws += one.throws;
      }
    }
    expect(throws).toBeGreaterThan(400);
    expect(Math.abs(over / throws)).toBeLessThan(0.25);
  });

  test('of the last scenario alone is told when it has just ended', async () => {
    const game: AnyGame = adventures;
    const ends = (count: number) => {
      let resting = true;
      let seen = 0;
      return (state: Position) => {
        const rests = game.resting?.(state) ?? false;
        if (rests && !resting) seen++;
        resting = rests;
        return seen === count;
      };
    };
    const first = played(adventures, JOURNEY, [eagerHero, eagerHero], 3, ends(1));
    const both = played(adventures, JOURNEY, [eagerHero, eagerHero], 3, ends(2));
    const throwsIn = async (file: MatchFile, lastPart: boolean) =>
      (await lookedAt(adventures, file, { seats: [], lastPart })).luck.map(({ throws }) => throws);
    const [one, all, last] = [await throwsIn(first, true), await throwsIn(both, false), await throwsIn(both, true)];
    expect(await throwsIn(first, false)).toEqual(one);
    expect(last.every((throws) => throws > 0)).toBe(true);
    expect(all).toEqual(one.map((throws, seat) => throws + (last[seat] ?? 0)));
  });

  test('of Zonks evens out over many matches', async () => {
    let zonks = 0;
    let expected = 0;
    for (let seed = 0; seed < 30; seed++) {
      const file = played(dragonFarkle, { wounds: 3 }, [random, random, random], seed);
      for (const one of (await lookedAt(dragonFarkle, file, { seats: [] })).luck) {
        zonks += one.got;
        expected += one.expected;
      }
    }
    expect(expected).toBeGreaterThan(100);
    // Within four standard deviations of a Poisson count.
    expect(Math.abs(zonks - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });
});

describe('decisions', () => {
  test('of a careless player cost more than those of a good one, and every slip had a better choice', async () => {
    let careless = 0;
    let good = 0;
    for (const seed of [1, 2]) {
      const file = begun(duel(seed, [adept, eager]), 70);
      const [first, second] = [
        await lookedAt(diceThrone, file, { seats: [0] }),
        await lookedAt(diceThrone, file, { seats: [1] }),
      ];
      good += first.lost;
      careless += second.lost;
      expect(second.slips.length).toBeGreaterThan(0);
      expect(second.slips.map(({ cost }) => cost)).toEqual(
        second.slips.map(({ cost }) => cost).toSorted((a, b) => b - a),
      );
      for (const { made, better, at, seat, cost, error } of second.slips) {
        expect(seat).toBe(1);
        expect(file.choices[at]).toBe(made);
        expect(better).not.toBe(made);
        expect(cost).toBeGreaterThan(2 * error);
      }
    }
    expect(careless).toBeGreaterThan(2 * good);
  });

  test('are judged alike every time', async () => {
    const file = begun(duel(5, [eager, eager]), 40);
    expect(await lookedAt(diceThrone, file, { seats: [0, 1] })).toEqual(
      await lookedAt(diceThrone, file, { seats: [0, 1] }),
    );
  });

  test('of Etchinstone are held against the chance to win at the start', async () => {
    const options = readOptions(etchinstone, {}, 1);
    if (isRefusal(options)) throw new Error(options.refused);
    const file = begun(played(etchinstone, options, [eagerMage], 5), 30);
    const { opening, slips, luckKind, won } = await lookedAt(etchinstone, file, { seats: [0] });
    expect(luckKind).toBe(null);
    expect(won).toBe(false);
    expect(opening).toBeGreaterThan(0);
    expect(opening).toBeLessThanOrEqual(1);
    for (const { cost } of slips) expect(cost).toBeGreaterThan(0);
  });
});

test('a file that is not a match of this game is refused', async () => {
  const reviewer = await reviewerOf('dice-throne');
  if (reviewer === null) throw new Error('no reviewer');
  const file = duel(1, [eager, eager]);
  const refused = (changed: Partial<MatchFile>) =>
    review(diceThrone, reviewer, { ...file, ...changed }, { seats: [0] }, () => {});
  expect(refused({ game: 'dragon-farkle' })).toMatchObject({ refused: 'other-game' });
  expect(refused({ version: '0' })).toMatchObject({ refused: 'other-version' });
  expect(refused({ choices: [987_654] })).toMatchObject({ refused: 'illegal-in-file' });
  expect(await reviewerOf('chess')).toBe(null);
});

// Who is brought together with whom, as a pure function; and an evening of 200 people in simulated time.
import { expect, test } from 'vitest';
import { companies, reach, type Seeker, seating } from '../src/finding/pairing.ts';

const DUEL = { size: () => 2, apart: () => false };

const seeker = (person: string, rating: number, since = 0, queue = 'duel live false'): Seeker => ({
  person,
  queue,
  rating,
  doubt: 60,
  since,
});

const names = (found: Seeker[][]): string[][] => found.map((company) => company.map(({ person }) => person).sort());

test('near in strength play at once, others when they have waited', () => {
  const two = [seeker('Mirka', 1500), seeker('Borys', 1600)];
  expect(names(companies(two, DUEL, 0))).toEqual([['Borys', 'Mirka']]);
  const far = [seeker('Mirka', 1500), seeker('Borys', 1900)];
  expect(companies(far, DUEL, 0)).toEqual([]);
  expect(names(companies(far, DUEL, 30_000))).toEqual([['Borys', 'Mirka']]);
  const giants = [seeker('Mirka', 900), seeker('Borys', 2600)];
  expect(companies(giants, DUEL, 60_000)).toEqual([]);
  expect(companies(giants, DUEL, 120_000)).toHaveLength(1);
});

test('the nearest is chosen, and who has waited longest chooses first', () => {
  const three = [seeker('Zoe', 1560, 2), seeker('Mirka', 1500, 0), seeker('Borys', 1450, 1)];
  expect(names(companies(three, DUEL, 10))).toEqual([['Borys', 'Mirka']]);
});

test('those who seek other things never meet, nor do those of whom one has blocked the other', () => {
  const other = [seeker('Mirka', 1500), seeker('Borys', 1500, 0, 'duel live true')];
  expect(companies(other, DUEL, 999_999)).toEqual([]);
  const blocked = { ...DUEL, apart: (a: string, b: string) => [a, b].sort().join() === 'Borys,Mirka' };
  const three = [seeker('Mirka', 1500), seeker('Borys', 1500), seeker('Zoe', 1590)];
  expect(names(companies(three, blocked, 0))).toEqual([['Borys', 'Zoe']]);
});

test('four are four, and nobody sits down twice', () => {
  const many = Array.from({ length: 11 }, (_, i) => seeker(`p${i}`, 1500 + i, i));
  const found = companies(many, { ...DUEL, size: () => 4 }, 100);
  expect(found.map(({ length }) => length)).toEqual([4, 4]);
  expect(new Set(found.flat()).size).toBe(8);
});

test('sides are as strong as each other', () => {
  const four = [1900, 1700, 1500, 1300].map((rating) => seeker(`${rating}`, rating));
  const seated = seating(four, [0, 1, 1, 0], () => 0);
  const sum = (seats: number[]): number => seats.reduce((all, seat) => all + (seated[seat]?.rating ?? 0), 0);
  expect(sum([0, 3])).toBe(sum([1, 2]));
  expect(seating(four.slice(1), [0, 1, 1], () => 0)).toHaveLength(3);
});

test('doubt and waiting widen the range; it never narrows', () => {
  expect(reach(0, 400)).toBeGreaterThan(reach(0, 50));
  const widening = Array.from({ length: 100 }, (_, s) => reach(s * 1000, 60));
  expect(widening).toEqual(widening.toSorted((a, b) => a - b));
});

/** A fixed sequence, the same every time. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Somebody comes every so many seconds; each seeks until somebody is found. Half of them seek what the other half do not. */
function evening(people: number, every: number): { readonly waits: number[]; readonly gaps: number[] } {
  const lot = lots(7);
  const bell = () => Array.from({ length: 6 }, lot).reduce((sum, x) => sum + x, 0) - 3;
  const coming = Array.from({ length: people }, (_, i) =>
    seeker(`p${i}`, 1500 + 280 * bell(), i * every, i % 2 === 0 ? 'duel live false' : 'farkle-2 live false'),
  );
  const waits: number[] = [];
  const gaps: number[] = [];
  let here: Seeker[] = [];
  for (let now = 0; now <= people * every + 300_000; now += 1000) {
    here.push(...coming.filter(({ since }) => since <= now && since > now - 1000));
    for (const [a, b] of companies(here, DUEL, now)) {
      if (a === undefined || b === undefined) continue;
      waits.push(now - a.since, now - b.since);
      gaps.push(Math.abs(a.rating - b.rating));
      here = here.filter((one) => one !== a && one !== b);
    }
  }
  return { waits: waits.sort((a, b) => a - b), gaps: gaps.sort((a, b) => a - b) };
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

test('of 200 people who come one every three seconds nine of ten play within a minute, mostly with their like', () => {
  const { waits, gaps } = evening(200, 3000);
  expect(waits.length).toBeGreaterThanOrEqual(196);
  expect(at(waits, 0.5)).toBeLessThan(15_000);
  expect(at(waits, 0.9)).toBeLessThan(60_000);
  expect(at(gaps, 0.5)).toBeLessThan(200);
  expect(at(gaps, 0.9)).toBeLessThan(450);
});

test('in a busy house people meet their like, in an empty one they still meet', () => {
  const busy = evening(200, 200);
  expect(at(busy.gaps, 0.5)).toBeLessThan(120);
  expect(at(busy.waits, 0.5)).toBeLessThan(5000);
  const empty = evening(40, 30_000);
  expect(empty.waits.length).toBeGreaterThanOrEqual(36);
  expect(at(empty.waits, 0.9)).toBeLessThan(150_000);
});

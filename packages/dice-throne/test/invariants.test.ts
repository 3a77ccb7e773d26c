// Random matches over all pairs of heroes and all modes never break what must always be true.
import { describe, expect, test } from 'vitest';
import { HEROES } from '../src/content/library.ts';
import { walk } from './invariants.ts';

const ids = HEROES.map(({ id }) => id);

describe('every pair of heroes', () => {
  test.each(ids)('%s', (hero) => {
    ids.forEach((other, i) => {
      const { problem } = walk({ heroes: [hero, other], promo: true }, 2, i);
      expect(problem, `against ${other}`).toBe(null);
    });
  });
});

describe('every mode', () => {
  const tables = [
    { mode: '2v2', seats: 4 },
    { mode: '3v3', seats: 6 },
    { mode: 'koth', seats: 3 },
    { mode: 'koth', seats: 4 },
    { mode: 'koth', seats: 5 },
    { mode: 'koth', seats: 6 },
  ] as const;
  test.each(tables)('$mode with $seats', ({ mode, seats }) => {
    for (let seed = 0; seed < 8; seed++)
      expect(walk({ mode, promo: true }, seats, seed).problem, `seed ${seed}`).toBe(null);
  });
});

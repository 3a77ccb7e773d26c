// A share of the long run (fuzz.ts): over all pairs of heroes and all modes nothing breaks what must always be true.
import { describe, expect, test } from 'vitest';
import { HEROES } from '../src/heroes/index.ts';
import { walk } from './invariants.ts';
import { duel, OTHER_MODES, others, PAIRS } from './tables.ts';

/** Promo or not, eager or not. */
const MANNERS = 4;

describe('every pair of heroes, in every manner', () => {
  test.each(HEROES.map(({ id }, number) => ({ id, number })))('$id begins', ({ number }) => {
    for (let n = number; n < MANNERS * PAIRS; n += HEROES.length) {
      const table = duel(n);
      expect(walk(table, n).problem, JSON.stringify(table)).toBe(null);
    }
  });
});

test('every other mode, in every manner', () => {
  for (let n = 0; n < 2 * MANNERS * OTHER_MODES; n++) {
    const table = others(n);
    expect(walk(table, n).problem, JSON.stringify(table)).toBe(null);
  }
});

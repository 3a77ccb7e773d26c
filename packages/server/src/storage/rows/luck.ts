// Rows of luck, whichever database they come from.
import type { LuckSum } from '../ports/luck.ts';

/** A match that could not be reckoned so often is left alone. */
export const TRIES = 3;

export const SUMS = `
  game, count(DISTINCT match) AS matches, sum(throws) AS throws, sum(got) AS got, sum(expected) AS expected,
  sum(variance) AS variance`;

export const readSum = (row: Readonly<Record<string, unknown>>): LuckSum => ({
  game: String(row.game),
  matches: Number(row.matches),
  throws: Number(row.throws),
  got: Number(row.got),
  expected: Number(row.expected),
  variance: Number(row.variance),
});

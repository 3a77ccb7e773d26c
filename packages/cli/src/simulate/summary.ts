// The figures of a whole run, from the tallies of its parts.
import { createHash } from 'node:crypto';
import type { Run, Tally } from './run.ts';

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  /** Choices made among two or more. */
  readonly decisions: number;
  /** Choices with a single option. */
  readonly forced: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly losses: number;
  readonly score?: Spread;
  readonly length: Spread;
  /** SHA-256 over the hex digests of all final states, in the order of the games, with nothing between them. */
  readonly digest: string;
}

/** Percentiles by nearest rank: always a value that occurred. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { mean: sorted.length === 0 ? 0 : sum / sorted.length, p50: rank(0.5), p95: rank(0.95), max: rank(1) };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export function summarise(run: Run, tallies: readonly Tally[], seconds: number): Summary {
  const lengths = tallies.flatMap((tally) => tally.lengths);
  const scores = tallies.flatMap((tally) => tally.scores);
  const hash = createHash('sha256');
  for (const { digests } of tallies) for (const one of digests) hash.update(one);
  const games = lengths.length;
  const unfinished = total(tallies.map((tally) => tally.unfinished));
  const decisions = total(lengths);
  return {
    game: run.game,
    games,
    finished: games - unfinished,
    unfinished,
    decisions,
    forced: total(tallies.map((tally) => tally.forced)),
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    wins: run.bots.map((_, seat) => total(tallies.map((tally) => tally.wins[seat] ?? 0))),
    draws: total(tallies.map((tally) => tally.draws)),
    losses: total(tallies.map((tally) => tally.losses)),
    ...(scores.length > 0 && { score: spread(scores) }),
    length: spread(lengths),
    digest: hash.digest('hex'),
  };
}

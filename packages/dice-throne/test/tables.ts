// The tables of long runs, by number: after a while every pair of heroes and every mode has sat down in every manner.
import { HEROES } from '../src/heroes/index.ts';
import type { ThroneOptions } from '../src/options.ts';

export interface Table {
  readonly options: ThroneOptions;
  readonly seats: number;
  /** Whether players mostly declare what is met and play rather than sell, or do just anything. */
  readonly eager: boolean;
}

const ids = HEROES.map(({ id }) => id);

const OTHERS = [
  ['2v2', 4],
  ['3v3', 6],
  ['koth', 3],
  ['koth', 4],
  ['koth', 5],
  ['koth', 6],
] as const;
export const OTHER_MODES = OTHERS.length;
export const PAIRS = ids.length ** 2;

/** Each time round, another of the four: with and without promo cards, played eagerly or anyhow. */
function manner(round: number): { promo: boolean; eager: boolean } {
  return { promo: round % 2 === 0, eager: Math.floor(round / 2) % 2 === 0 };
}

/** The n-th duel: all ordered pairs of heroes, again and again. */
export function duel(n: number): Table {
  const heroes = [ids[n % ids.length] ?? '', ids[Math.floor(n / ids.length) % ids.length] ?? ''];
  const { promo, eager } = manner(Math.floor(n / PAIRS));
  return { options: { heroes, promo }, seats: 2, eager };
}

/** The n-th match with more players, heroes drawn by lot. */
export function others(n: number): Table {
  const [mode, seats] = OTHERS[n % OTHERS.length] ?? OTHERS[0];
  const { promo, eager } = manner(Math.floor(n / OTHERS.length));
  return { options: { mode, promo }, seats, eager };
}

// The tables of long runs, by number: after a while every mode, number of heroes, difficulty and scenario has sat down in every manner.
import { DIFFICULTIES } from '../src/content/difficulties.ts';
import type { AdventureOptions } from '../src/options.ts';

export interface Table {
  readonly options: AdventureOptions;
  readonly seats: number;
  /** Whether heroes mostly declare what is met and play rather than sell, or do just anything. */
  readonly eager: boolean;
  /** Heroes who cannot fall see all of a campaign; others mostly its first game. */
  readonly sturdy: boolean;
}

const SCENARIOS = 8;
/** One of each: a campaign, a game of one scenario, a versus game. */
const KINDS = 3;
const VERSUS = [
  ['boss-vs-boss', 2],
  ['boss-vs-team', 3],
  ['boss-vs-team', 4],
  ['boss-vs-team', 5],
] as const;

/** The n-th table; every third is one of the versus modes. */
export function table(n: number): Table {
  const round = Math.floor(n / KINDS);
  const difficulty = DIFFICULTIES[Math.floor(round / 4) % DIFFICULTIES.length]?.id ?? 'normal';
  const legacy = round % 2 === 0;
  const extraMinions = Math.floor(round / 2) % 2 === 0;
  // Heroes who neither fall nor strike would never see the end.
  const eager = round % 5 > 0;
  const manner = { eager, sturdy: eager && round % 3 > 0 };
  if (n % KINDS === 2) {
    const [mode, seats] = VERSUS[round % VERSUS.length] ?? VERSUS[0];
    return { options: { mode, difficulty, legacy, extraMinions }, seats, ...manner, sturdy: false };
  }
  const campaign = { mode: 'campaign', difficulty, legacy, extraMinions } as const;
  const seats = 1 + (round % 4);
  if (n % KINDS === 0) return { options: campaign, seats, ...manner };
  return { options: { ...campaign, scenario: 1 + (Math.floor(round / 3) % SCENARIOS) }, seats, ...manner };
}

// What a balance run is made of: what is to be played, the duels it asks for, and what one of its numbers comes to.
import type { Dial } from '@wyrmtable/dice-throne/check';
import { type Rate, rate } from '../figures.ts';
import type { Change, DuelEnd, DuelLevel, DuelWish } from './duel.ts';

export interface BalancePlan {
  readonly level: DuelLevel;
  readonly seed: number;
  /** Duels against each rival. */
  readonly duels: number;
  readonly rivals: readonly string[];
  /** Duels in which each changed number is tried, spread over the rivals; 0 to try none. */
  readonly tries: number;
  /** Which numbers are tried: all, unless somebody says. */
  readonly wants?: (dial: Dial) => boolean;
}

/** What one more or one less does to the win rate, and how far off that may be (one standard error). */
export interface ChangeFigures extends Turned {
  readonly shift: number;
  readonly error: number;
}

/** A number as it would be, and as it is. */
export interface Turned extends Change {
  readonly from: number;
}

/** A change that was played, of one number or of several together: with it the hero wins so often. */
export interface Proposal {
  readonly turned: readonly Turned[];
  readonly rate: Rate;
}

/** What all is played for: the hero as it is, each of its numbers another one, changes that might make it even. */
export type BalanceStage = 'duels' | 'numbers' | 'proposals';

/** Duels that are wanted next, in any order, and what is known before they are played. */
export interface Batch {
  readonly stage: BalanceStage;
  readonly duels: readonly DuelWish[];
  /** Duels of the whole stage, of the last one at most. */
  readonly total: number;
  readonly changes: readonly ChangeFigures[];
  readonly proposals: readonly Proposal[];
}

export type Playing<T> = Generator<Batch, T, readonly (DuelEnd | null)[]>;

/** Half points of a list of duels as a rate. */
export const rateOf = (ends: readonly DuelEnd[]): Rate =>
  rate(ends.reduce((sum, { points }) => sum + points, 0) / 2, ends.length);

export const isPlayed = (end: DuelEnd | null): end is DuelEnd => end !== null;

/** Duels of a batch, one rival after another, so that any part of them is spread evenly. */
export const wishes = (rivals: readonly string[], games: number, changes: readonly Change[]): DuelWish[] =>
  Array.from({ length: games }, (_, game) => rivals.map((rival) => ({ changes, rival, game }))).flat();

// A task of the day: the same match for everybody who plays on that day, and what of its end is compared.
import type { Position } from './game.ts';

/** How a try went. */
export interface DayResult {
  readonly won: boolean;
  /** Rounds that it took. */
  readonly turns: number;
  /** What is told beside it: soldiers, health or points, by the game. */
  readonly figure: number;
  /** All of it in one number; more is better. */
  readonly score: number;
}

/** What everybody plays: the first seat is the person's, a bot of its level has each of the others. */
export interface DayPlan {
  readonly options: object;
  readonly levels: readonly string[];
}

export interface DayTask {
  /** `lot` draws a number below its own, the same for everybody on that day. */
  plan(lot: (below: number) => number): DayPlan;
  /** Of a match that is over. */
  result(state: Position): DayResult;
}

/** Beyond what any match takes. */
const ROUNDS = 9999;
const FIGURES = 100_000;

/** Who has won is before who has not; of winners the quicker, and of equals whoever has more left. */
export function byRounds(won: boolean, turns: number, figure: number, lost: number): DayResult {
  const capped = (value: number): number => Math.max(0, Math.min(FIGURES - 1, value));
  const score = won ? (ROUNDS - Math.min(turns, ROUNDS - 1)) * FIGURES + capped(figure) : capped(lost);
  return { won, turns, figure, score };
}

// What the server asks the bots' thread and what comes back.
import type { Choice, Position, Seat } from '@wyrmtable/kernel';

export interface Asked {
  readonly game: string;
  readonly level: string;
  readonly state: Position;
  readonly seat: Seat;
  readonly seed: number;
}

/** The choice, or what went wrong in the bot. */
export type Answered = { readonly choice: Choice } | { readonly problem: string };

// What the thread that looks back is asked, and what it answers.
import type { MatchFile } from '@wyrmtable/kernel';

/** A seat as a preview names it; the name is empty where nobody sits. */
export interface ShownSeat {
  readonly name: string;
  readonly bot: string | null;
}

/** A table as its link may show it. The file is that of a match which is over, and missing otherwise. */
export interface Shown {
  readonly lang: string;
  readonly game: string;
  readonly status: 'lobby' | 'playing' | 'over';
  readonly seats: readonly ShownSeat[];
  readonly file: MatchFile | null;
  /** Seats that have won, where it is over. */
  readonly winners: readonly number[];
  /** All who played together have lost to the game. */
  readonly lost: boolean;
}

/** What the dice gave somebody in one match. */
export interface SeatLuck {
  readonly seat: number;
  readonly throws: number;
  readonly got: number;
  readonly expected: number;
  readonly variance: number;
}

export type Job =
  | { readonly kind: 'picture'; readonly shown: Shown }
  | { readonly kind: 'luck'; readonly file: MatchFile };

export type Done =
  | { readonly kind: 'picture'; readonly png: Uint8Array }
  | { readonly kind: 'luck'; readonly luck: readonly SeatLuck[] }
  | { readonly kind: 'failed'; readonly problem: string };

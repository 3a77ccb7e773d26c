// What the page and the worker that runs a local table say to each other.
import type { Choice, MatchFile, Outcome, Parcel, Refusal, SeatRecord, Watcher } from '@wyrmtable/kernel';
import type { Speed } from '../../games/contract.ts';
import type { NumberedEvent } from '../port.ts';
import type { SavedTable } from './saves.ts';

export type ToWorker =
  /** `watching`: another tab plays it; here nobody moves, bots neither. */
  | {
      readonly kind: 'open';
      /** Counts openings: looks of an earlier one are of a table that was laid aside. */
      readonly opening: number;
      readonly saved: SavedTable;
      readonly speed: Speed;
      readonly watching: boolean;
    }
  /** Other people or bots from here on, at a rest of the match. */
  | { readonly kind: 'reseat'; readonly at: number; readonly seats: readonly SeatRecord[] }
  /** The company is complete: a bot that has the choice may end the rest. */
  | { readonly kind: 'onward' }
  /** `at` = choices played so far as the page knows: what was meant for an older position is dropped. */
  | { readonly kind: 'choose'; readonly at: number; readonly choice: Choice }
  | { readonly kind: 'undo'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: Speed }
  /** The person would rather not wait for the bots. */
  | { readonly kind: 'hurry' }
  | { readonly kind: 'file' }
  /** What the match is played with. */
  | { readonly kind: 'parcel' }
  /** Events before that number, for the chronicle. */
  | { readonly kind: 'past'; readonly before: number };

/** The page has left the table: no more is heard of it, and the worker is free for another one as soon as it says so. */
export interface Leave {
  readonly kind: 'leave';
}
export interface Left {
  readonly kind: 'left';
}

/** The position after a move, as its watcher may see it. */
export interface Look {
  readonly opening: number;
  readonly at: number;
  readonly watcher: Watcher;
  readonly view: object;
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  /** Events from number `from` on; what the page has before that stays. */
  readonly from: number;
  readonly events: readonly NumberedEvent[];
  /** So many choices of the log stay as the page has them; these follow. */
  readonly kept: number;
  readonly fresh: readonly Choice[];
  readonly seats: readonly SeatRecord[];
  readonly resting: boolean;
  readonly waitsForWord: boolean;
}

export type FromWorker =
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The table cannot be opened at all. */
  | { readonly kind: 'closed'; readonly refusal: Refusal }
  | { readonly kind: 'file'; readonly file: MatchFile | Refusal }
  | { readonly kind: 'parcel'; readonly parcel: Parcel | Refusal }
  | { readonly kind: 'past'; readonly events: readonly NumberedEvent[] };

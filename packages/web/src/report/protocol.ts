// What the page and the thread that looks back say to each other.
import type { Review, Slip, Wish } from '@wyrmtable/bots/review';
import type { Choice, MatchFile, Parcel, Position, Reading, Refusal, Seat } from '@wyrmtable/kernel';

export interface Wanted extends Wish {
  readonly file: MatchFile;
}

/** What a coach is asked: the match up to the question. */
export interface AdviceWanted {
  readonly advice: MatchFile;
}

/** The same from what one seat can know, where the true state is elsewhere. */
export interface WorldAdviceWanted {
  readonly world: {
    readonly game: string;
    readonly seat: Seat;
    readonly state: Position;
    readonly parcel: Parcel;
    readonly seed: number;
  };
}

export interface Way {
  readonly choice: Choice;
  readonly reading: Reading;
  /** Chance to win after it; null where master decides by rules that give no chance. */
  readonly win: number | null;
}

/** Master's choice first, then the best of the others. */
export interface Advice {
  readonly kind: 'advice';
  readonly ways: readonly Way[];
}

/** A slip with its choices in words instead of numbers. */
export interface ToldSlip extends Omit<Slip, 'made' | 'better'> {
  readonly made: Reading;
  readonly better: Reading;
}

export interface Report extends Omit<Review, 'slips'> {
  readonly slips: readonly ToldSlip[];
}

export type FromReviewer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

// Ratings as they are told: the best of a kind, and one person's own.

/** Somebody's rating in one kind of match. */
export interface RatingInfo {
  readonly kind: string;
  readonly rating: number;
  /** How far off it may well be: two times of three it is not. */
  readonly doubt: number;
  /** Not sure enough yet to stand among the best. */
  readonly provisional: boolean;
  readonly matches: number;
  readonly won: number;
}

export interface BestList {
  readonly kind: string;
  readonly best: readonly (RatingInfo & { readonly name: string; readonly program: boolean })[];
}

/** A match that counted. */
export interface RatedInfo {
  readonly match: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly won: boolean;
  readonly hero: string | null;
  /** After it. */
  readonly rating: number;
  /** How much it counted, from 0 to 1. */
  readonly weight: number;
  /** The others, as far as they have accounts, and whether they were on the same side. */
  readonly others: readonly { readonly name: string; readonly friend: boolean }[];
}

/** What the dice gave somebody in all matches of one game, and what they give on average. */
export interface LuckInfo {
  readonly game: string;
  readonly matches: number;
  readonly throws: number;
  /** In points of damage and the like, or in Zonks where those are counted. */
  readonly got: number;
  readonly expected: number;
  /** How far luck alone strays: two times of three it is less than the root of this. */
  readonly variance: number;
}

export interface PersonInfo {
  /** It plays for somebody's account. */
  readonly program: boolean;
  readonly name: string;
  readonly ratings: readonly RatingInfo[];
  readonly heroes: readonly { readonly hero: string; readonly played: number; readonly won: number }[];
  readonly luck: readonly LuckInfo[];
  /** The latest first. */
  readonly matches: readonly RatedInfo[];
}

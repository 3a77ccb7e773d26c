// What ratings ask of a database: what is known of everybody, and every match that counted, each once.

/** What is known of somebody's strength in one kind of match. */
export interface RatingRow {
  readonly person: string;
  readonly kind: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly won: number;
  /** When the last of them ended, in milliseconds since 1970. */
  readonly at: number;
}

/** Somebody in a match that counted, and what it made of their rating. */
export interface RatedRow {
  readonly match: string;
  readonly person: string;
  readonly kind: string;
  readonly at: number;
  readonly side: number;
  /** 1 is best; equals share a place. */
  readonly place: number;
  /** Whom they played; null where nobody is anybody in particular. */
  readonly hero: string | null;
  readonly mu: number;
  readonly sigma: number;
  /** How much it counted, from 0 to 1. */
  readonly weight: number;
}

export type RatedPlayer = Pick<RatedRow, 'person' | 'side' | 'place' | 'hero'>;

/** A match that counts, with how it is reckoned; it is written with the end of the match, or not at all. */
export interface RatedMatch {
  readonly kind: string;
  readonly at: number;
  readonly players: readonly RatedPlayer[];
  /** Meetings count from here on. */
  readonly since: number;
  /** `meetings`: the most matches of that kind that two opponents of this one have had since then. */
  reckon(
    before: readonly Pick<RatingRow, 'mu' | 'sigma'>[],
    meetings: number,
  ): { readonly weight: number; readonly after: readonly Pick<RatingRow, 'mu' | 'sigma'>[] };
}

export interface RatingStore {
  rating(person: string, kind: string): Promise<RatingRow | null>;
  ratingsOf(person: string): Promise<readonly RatingRow[]>;
  /** The strongest first, of those who are sure enough and have an account. */
  best(kind: string, sure: number, limit: number): Promise<readonly (RatingRow & { readonly name: string })[]>;
  /** The last matches of somebody that counted, the latest first. */
  ratedOf(person: string, limit: number): Promise<readonly RatedRow[]>;
  /** Everybody in those matches. */
  ratedAt(matches: readonly string[]): Promise<readonly RatedRow[]>;
  /** How often somebody played whom, and won. */
  heroesOf(
    person: string,
  ): Promise<readonly { readonly hero: string; readonly played: number; readonly won: number }[]>;
}

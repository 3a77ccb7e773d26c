// Finding somebody to play with: what people are paired for and rated in, what a seeker is told, and who is there.
import type { ClockTerms } from './clock.ts';
import type { SeatInfo } from './table.ts';

interface KindTable {
  readonly game: string;
  /** How many are brought together. */
  readonly seats: number;
  readonly options: object;
  /** False where nobody plays against anybody. */
  readonly rated: boolean;
  /** It is rated as that kind, of which it is one with more players. */
  readonly as?: string;
}

/** The kinds of matches that people are brought together for. A rating belongs to one of them. */
const TABLES = {
  duel: { game: 'dice-throne', seats: 2, options: { mode: 'duel' }, rated: true },
  '2v2': { game: 'dice-throne', seats: 4, options: { mode: '2v2' }, rated: true },
  '3v3': { game: 'dice-throne', seats: 6, options: { mode: '3v3' }, rated: true },
  koth: { game: 'dice-throne', seats: 3, options: { mode: 'koth' }, rated: true },
  'koth-4': { game: 'dice-throne', seats: 4, options: { mode: 'koth' }, rated: true, as: 'koth' },
  'koth-5': { game: 'dice-throne', seats: 5, options: { mode: 'koth' }, rated: true, as: 'koth' },
  'koth-6': { game: 'dice-throne', seats: 6, options: { mode: 'koth' }, rated: true, as: 'koth' },
  'farkle-2': { game: 'dragon-farkle', seats: 2, options: {}, rated: true },
  'farkle-3': { game: 'dragon-farkle', seats: 3, options: {}, rated: true },
  'farkle-4': { game: 'dragon-farkle', seats: 4, options: {}, rated: true },
  'farkle-5': { game: 'dragon-farkle', seats: 5, options: {}, rated: true },
  'boss-vs-team': { game: 'adventures', seats: 3, options: { mode: 'boss-vs-team' }, rated: true },
  campaign: { game: 'adventures', seats: 2, options: { mode: 'campaign' }, rated: false },
} as const satisfies Record<string, KindTable>;

export type KindId = keyof typeof TABLES;
export const KINDS: Readonly<Record<KindId, KindTable>> = TABLES;

export const isKind = (id: string): id is KindId => Object.hasOwn(KINDS, id);
export const KIND_IDS: readonly KindId[] = Object.keys(KINDS).filter(isKind);

/** Kinds that have a rating of their own. */
export const RATED_KINDS: readonly KindId[] = KIND_IDS.filter((id) => KINDS[id].rated && KINDS[id].as === undefined);

/** In one sitting, or by days. */
export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** What a line that seeks is told, besides answers. */
export type FindingMessage =
  /** How it stands: since when, how many others seek the same, and whether a bot would play meanwhile. */
  | {
      readonly type: 'seeking';
      readonly kind: string;
      readonly since: number;
      readonly others: number;
      readonly bot: boolean;
    }
  /** Somebody was found: a seat at that table is this person's. */
  | { readonly type: 'paired'; readonly table: string }
  /** The person seeks on another line, or the seek was lost: it is not looked for any more. */
  | { readonly type: 'unsought' };

/** A public table that waits for players. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly clock: ClockTerms;
  readonly rated: boolean;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot' | 'taken' | 'program'>[];
  /** Languages of those who sit there, as their browsers say. */
  readonly langs: readonly string[];
  /** Somebody sits there whom the person who asks follows. */
  readonly friends: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** Who is there. */
export interface House {
  readonly people: number;
  /** Matches that somebody is at. */
  readonly playing: number;
  /** People who seek, by kind. */
  readonly seeking: Readonly<Record<string, number>>;
  readonly tables: readonly WaitingTable[];
}

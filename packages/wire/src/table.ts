// A table as everybody who is connected may see it: who sits, what is agreed, what the dice are committed to.
import type { Outcome, Pledge, Seat, Watcher } from '@wyrmtable/kernel';

/** `aside`: the match broke and is kept for repair. */
export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'aside'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** One seat as everybody may see it. */
export interface SeatInfo {
  readonly name: string;
  /** The bot's level, or null for a person or an empty seat. */
  readonly bot: string | null;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly ready: boolean;
  /** The seat's part in the dice (see docs/protocol.md); null until it is shown. */
  readonly word: string | null;
  /** The hash of a word that is promised and not shown yet; null where there is none. */
  readonly hash: string | null;
}

/** Somebody who can know the coming dice: they brought the match as a file, or took it out as one. */
export interface SeedKnower {
  readonly name: string;
  readonly how: 'brought' | 'taken';
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules; a match is played to its end by the version it began with. */
  readonly version: string;
  readonly status: TableStatus;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  /** The seat through whose eyes the line looks that is told this, or 'spectator'. */
  readonly you: Watcher;
  /** All seats of whoever is told this. */
  readonly yours: readonly Seat[];
  /** For each seat the side it is on; one person may hold several seats of one side. */
  readonly sides: readonly number[];
  /** Seats may change hands now, in the lobby or at a rest of the match. */
  readonly resting: boolean;
  /** The match rests and a bot has the choice: it waits until somebody who sits here says `onward`. */
  readonly waitsForWord: boolean;
  /** Further devices that act for whoever is told this. */
  readonly devices: number;
  readonly seedKnown: readonly SeedKnower[];
  /** Whether they made the table, and so may change it. */
  readonly host: boolean;
  readonly watchers: number;
  readonly commitment: string;
  /** Once the table is sealed: what all have promised. In a lobby that means: show your word. */
  readonly pledge: Pledge | null;
  /** Null until the match is over or set aside. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** The table that follows this one, once somebody asked to play again. */
  readonly next: string | null;
  /** When it will be removed unless somebody comes before, in milliseconds since 1970; left out where tables are kept for good. */
  readonly expires?: number;
}

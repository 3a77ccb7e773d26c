// A table as everybody who is connected may see it: who sits, what is agreed, what the dice are committed to.
import type { Choosing, Outcome, Pledge, Seat, Watcher } from '@wyrmtable/kernel';
import type { ClockTerms } from './clock.ts';
import type { Offered } from './said.ts';

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
  /** The level of the bot that plays here until its person comes back; left out where nobody stands in. */
  readonly deputy?: string;
  /** How the person gave the match up; a bot plays on for them where it goes on. */
  readonly out?: GivenUp;
  /** The person hears and says free words here now; left out where not. */
  readonly chats?: boolean;
  /** A program of somebody's plays here; left out for people. */
  readonly program?: boolean;
}

/** They resigned, their time ran out, or they were away for too long. */
export type GivenUp = 'resigned' | 'time' | 'gone';

/** How a match ended that was not played to its end: by somebody's leaving it, or by agreement and without a result. */
export type Ended = { readonly how: GivenUp; readonly seat: Seat } | { readonly how: 'stopped' };

/** What somebody has offered, and the seats that agree. */
export interface Offer {
  readonly what: Offered;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
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
  /** Strangers may find it. */
  readonly listed: boolean;
  readonly watchers: number;
  readonly commitment: string;
  /** Once the table is sealed: what all have promised. In a lobby that means: show your word. */
  readonly pledge: Pledge | null;
  /** Null until the match is over or set aside. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** The table that follows this one, once somebody asked to play again. */
  readonly next: string | null;
  /** By which time it is played; left out where there is no clock. */
  readonly clock?: ClockTerms;
  /** The match counts for ratings; left out where it does not. */
  /** The task of that day: its dice are shown when the day is over. */
  readonly day?: string;
  readonly rated?: boolean;
  /** Left out unless the match ended before its end. */
  readonly ended?: Ended;
  /** Left out where nothing is offered. */
  readonly offer?: Offer;
  /** Ids of the heroes that somebody made and the table brings; what they are is to be had before the match begins. */
  readonly made?: readonly string[];
  /** How seats choose whom they play, where it is not in the open; a hidden choice is here only once all are in. */
  readonly choosing?: Choosing;
  /** When it will be removed unless somebody comes before, in milliseconds since 1970; left out where tables are kept for good. */
  readonly expires?: number;
}

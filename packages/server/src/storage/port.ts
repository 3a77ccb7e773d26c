// What the server asks of a database, whichever stands behind it: all of them are held to one contract test.

import type { Brought, Choice, Choosing, Manifest, Outcome, Pledge, Seat } from '@wyrmtable/kernel';
import type { ClockTerms, Ended, GivenUp, SeedKnower, TableStatus, TalkRoom } from '@wyrmtable/wire';
import { tableMark } from '../log.ts';
import type { DayStore } from './ports/days.ts';
import type { HeroStore } from './ports/heroes.ts';
import type { LuckStore } from './ports/luck.ts';
import type { Moderation } from './ports/moderation.ts';
import type { People } from './ports/people.ts';
import type { RatedMatch, RatingStore } from './ports/ratings.ts';
import type { SeekStore } from './ports/seeks.ts';
import type { WordStore } from './ports/word.ts';

/** Somebody who came, without signing up or to an account of theirs; only the hash of the token is kept. */
export interface Guest {
  readonly id: string;
  readonly tokenHash: string;
  readonly name: string;
  /** Left out for those who have none; people/who.ts says who somebody is. */
  readonly account?: {
    /** By which of its sign-ins they came. */
    readonly signIn: string;
    /** A program of somebody's. */
    readonly program: boolean;
  };
}

/** A seat of a table as it is written down. */
export type SeatRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string; readonly word: string }
  | {
      readonly kind: 'person';
      readonly guest: string;
      readonly name: string;
      /** Open from the start, or shown after all had promised theirs. */
      readonly word: string | null;
      /** Of a word that is promised and still hidden. */
      readonly hash?: string;
      /** Stops as servers before migration 5 kept them; later ones stand in rows of their own. */
      readonly stops?: object;
      /** The level of the bot that plays here until the person comes back. */
      readonly deputy?: string;
      /** How the person gave the match up; the deputy plays on for them. */
      readonly out?: GivenUp;
    };

/** What is agreed about a match apart from its game. */
export interface Terms {
  readonly clock: ClockTerms;
  /** It counts for ratings: whoever leaves it has lost it. */
  readonly rated: boolean;
  /** It is the task of that day: everybody plays it with the same dice, which nobody is shown before the day is over. */
  readonly day?: string;
  /** How seats choose whom they play, where it is not in the open. */
  readonly choosing?: Choosing;
  /** Who has asked the other to this table, by id and name. */
  readonly challenge?: { readonly by: string; readonly name: string };
}

/** Further devices that act for somebody at one table: they came by a link of that person's own. */
export interface PersonalLink {
  /** Whose link it is. */
  readonly guest: string;
  /** Of the secret in the link; null when no link is out. */
  readonly hash: string | null;
  /** The guests that other devices are known as. */
  readonly devices: readonly string[];
}

/** A table and the one match that is played at it; they share their id. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** Of the rules; a match goes on only under the version it began with. */
  readonly version: string;
  readonly status: TableStatus;
  readonly options: object;
  /** What the match is played with; in a lobby what it would be, null in one of before 2026-11-17. */
  readonly content: Manifest | null;
  /** Pieces of it that do not ship, which the match has brought. */
  readonly brought?: Brought;
  /** An empty seat in a match: nothing moves until somebody takes it. */
  readonly seats: readonly SeatRow[];
  /** What the seats put into the dice when the match began, whoever sits there later; null before. */
  readonly words: readonly string[] | null;
  /** What was promised about the dice when the table was sealed; null before, and where only the seed was. */
  readonly pledge: Pledge | null;
  readonly terms: Terms;
  /** How the match ended before its end; null otherwise. */
  readonly ended: Ended | null;
  readonly links: readonly PersonalLink[];
  readonly seedKnown: readonly SeedKnower[];
  /** The guest who made the table. */
  readonly host: string;
  /** Strangers may find it in the list of tables to watch. */
  readonly listed: boolean;
  readonly seed: string;
  /** Results of chance while the match was set up; empty before the start. */
  readonly setUp: readonly number[];
  readonly outcome: Outcome | null;
  readonly digest: string | null;
  /** The table that follows this one. */
  readonly next: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
}

/** One accepted choice, or that some were taken back (taking-back.ts); (match, number) is the fence between writers. */
export interface MoveRow {
  readonly match: string;
  /** From 0, without gaps. */
  readonly number: number;
  /** −1 where all who play have taken choices back: then `seq` is the seat that asked, and `choice` how many choices remain. */
  readonly seat: Seat;
  /** The seat's own count when it chose, so that a resent move can be told from a new one; −1 where the table passed for it. */
  readonly seq: number;
  readonly choice: Choice;
  /** Results of chance that the choice drew. */
  readonly results: readonly number[];
}

/** An answer given before its place in a window came. One a seat at most. */
export interface EarlyRow {
  readonly match: string;
  readonly seat: Seat;
  readonly seq: number;
  readonly choice: Choice;
  /** Answers of the seat that were accepted so far, this one included: those that were overtaken stand in no log. */
  readonly made: number;
}

/** Which windows of a match a person lets go by, in the words of their own device. */
export interface StopsRow {
  readonly match: string;
  readonly guest: string;
  readonly wish: object;
}

/** How the clock of a match stands, as of the moment at which it was written. */
export interface Standing {
  /** Milliseconds that each seat has for its own turns. */
  readonly left: readonly number[];
  /** Milliseconds that everybody has in the next window. */
  readonly answers: number;
  /** Whose own time ran last, or runs. */
  readonly mover: Seat | null;
  /** Milliseconds that a pause which was agreed on may still last; null where there is none. */
  readonly pause: number | null;
}

export interface ClockRow {
  readonly match: string;
  readonly standing: Standing;
  /** Milliseconds after the writing at which the table must be looked at, though nobody opens it; null for never. */
  readonly due: number | null;
}

/** Something that was said at a table; kept for a while, so that a report can show it. */
export interface TalkRow {
  readonly match: string;
  /** From 1; those of long ago are not kept. */
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  /** Null for somebody who watches. */
  readonly seat: Seat | null;
  readonly room: TalkRoom;
  /** One of the two. */
  readonly phrase: string | null;
  readonly text: string | null;
}

/** What comes of an answer. */
export type PlayEntry = ({ readonly kind: 'move' } & MoveRow) | ({ readonly kind: 'early' } & EarlyRow);

export type Entry =
  | PlayEntry
  | ({ readonly kind: 'stops' } & StopsRow)
  | ({ readonly kind: 'clock' } & ClockRow)
  | ({ readonly kind: 'talk' } & TalkRow);

export interface KeptClock {
  readonly standing: Standing;
  readonly age: number;
  /** It was asked for that somebody looks at the table. */
  readonly due: boolean;
}

/**
 * What one match wants written, all of it or nothing. The store itself refuses it when it is not the next thing: said
 * twice, or said by somebody who has lost charge of the match without knowing.
 */
export interface Writing {
  readonly match: string;
  /** Moves that the writer knows of: the log must have exactly so many. Left out for what has no place in the log. */
  readonly after?: number;
  /** By which charge it writes; left out where one process has all tables. */
  readonly epoch?: number;
  readonly entries: readonly Entry[];
}

/** `taken`: the log has gone on without this writer, or the match is in another's charge; nothing was written. */
export type Written = 'written' | 'taken';

/** Who may write to a match. The charge of a process that lives no more may be taken by anybody. */
export interface Charge {
  readonly owner: string;
  /** One higher every time it is taken: whatever was on its way by an earlier one comes to nothing. */
  readonly epoch: number;
}

/** Writing by a charge that is another's by now. */
export class NotInCharge extends Error {
  constructor(match: string) {
    super(`${tableMark(match)} is in another's charge`);
    this.name = 'NotInCharge';
  }
}

/**
 * Seed, words and what they were promised for, of a match that is not there any more: enough to check the promise and to make
 * the dice again.
 */
export interface Revealed {
  readonly seed: string;
  readonly words: readonly string[];
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly pledge: Pledge;
}

/** A promise of dice that somebody was shown, and what became of it. */
export interface SealRow {
  readonly commitment: string;
  readonly at: number;
  /** When the seed was shown or the words were given back; null as long as neither has happened. */
  readonly ended: number | null;
  /** `aborted`: somebody did not show their word, and the match did not begin. `expired`: everybody had left it long ago. */
  readonly how: 'over' | 'aside' | 'aborted' | 'expired' | null;
  /** Where no table shows it any more. */
  readonly revealed: Revealed | null;
}

/** What becomes of the promise of a table that is removed. */
export type Unsealing = Pick<SealRow, 'commitment' | 'revealed'> & { readonly how: 'aborted' | 'expired' };

/** Why a match was set aside, with all it takes to see it happen again. */
export interface CrashReport {
  readonly match: string;
  readonly at: number;
  readonly problem: string;
  /** The match file so far (its digest empty), and the choice that broke it if there was one. */
  readonly input: object;
}

/** Who came. */
export interface GuestStore {
  addGuest(guest: Guest): Promise<void>;
  guest(tokenHash: string): Promise<Guest | null>;
  /** An account keeps the name it has. */
  renameGuest(id: string, name: string): Promise<void>;
}

/** Tables, and who was last at them. */
export interface TableStore {
  /** With the moves of a match that was played elsewhere. False when the id is taken; then nothing is written. */
  addTable(table: TableRow, moves?: readonly MoveRow[]): Promise<boolean>;
  table(id: string): Promise<TableRow | null>;
  /**
   * Fails when there is no such table, and with NotInCharge when it is in a later charge than `epoch`. With its end what
   * the match does to ratings is written, once however often it is said.
   */
  saveTable(table: TableRow, epoch?: number, rated?: RatedMatch | null): Promise<void>;
  /** Tables the guest made, sits at or acts at for another device's guest, the last changed first. */
  tablesOf(guest: string, limit: number): Promise<readonly TableRow[]>;
  /** Listed tables at which a match is being played, the last changed first. */
  tablesToWatch(limit: number): Promise<readonly TableRow[]>;
  /** Somebody was at the table then. */
  visit(id: string, at: number): Promise<void>;
  /** When somebody was last at each of them or something about them changed; it may have been up to a day later. */
  visits(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables at which nobody has been since then, some of them. */
  abandoned(before: number, limit: number): Promise<readonly string[]>;
  /**
   * Removes the table and its match, if nobody has been there since then. Promises of dice and reports stay: with the table
   * goes, all of it or nothing, what its promise ends with.
   */
  removeTable(id: string, before: number, promise?: Unsealing | null): Promise<boolean>;
  /** Seeds of matches that are not over and do not begin so, by the ids of their tables from after one on. */
  seedsUnlike(
    prefix: string,
    after: string,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly seed: string }[]>;
  /** Other texts in the place of those seeds, where they still stand. */
  replaceSeeds(changes: readonly { readonly id: string; readonly from: string; readonly to: string }[]): Promise<void>;
}

/** Which process may write to a match. */
export interface ChargeStore {
  /**
   * The owner lives for so many milliseconds from now, by the store's own clock. False when it did not live until now:
   * others may have taken what was its own.
   */
  live(owner: string, ms: number): Promise<boolean>;
  /** Takes charge of the match. Answers with whose it is then: another's, if that one lives. */
  takeCharge(match: string, owner: string): Promise<Charge>;
  /** Nobody is in charge of them any more, as far as these charges still hold. */
  letGo(charges: readonly (Charge & { readonly match: string })[]): Promise<void>;
  /** Those of the matches that are in the charge of somebody else. */
  takenFrom(owner: string, matches: readonly string[]): Promise<readonly string[]>;
}

/** What is written while a match is played. */
export interface LogStore {
  /** Writes for many matches at once, durable once the promise is kept; answers for each writing in order. */
  append(writings: readonly Writing[]): Promise<readonly Written[]>;
  moves(match: string): Promise<readonly MoveRow[]>;
  /** What the seat chose at that count, or null. */
  choiceAt(match: string, seat: Seat, seq: number): Promise<Choice | null>;
  early(match: string): Promise<readonly EarlyRow[]>;
  stops(match: string): Promise<readonly StopsRow[]>;
  /** The last things that were said there (TALK_KEPT), in order. */
  talk(match: string): Promise<readonly TalkRow[]>;
  /** Forgets what was said before then. */
  forgetTalk(before: number): Promise<void>;
  /** How the clock stood when it was last written, and milliseconds since then by the store's own clock; null without one. */
  clock(match: string): Promise<KeptClock | null>;
  /** Matches in play that must be looked at by now, by the store's own clock, the longest overdue first. */
  due(limit: number): Promise<readonly string[]>;
}

/** Dice that were promised. */
export interface SealStore {
  /** Dice were promised for a match that begins. */
  seal(commitment: string, at: number): Promise<void>;
  /** What became of the promise; the first answer counts. */
  unseal(commitment: string, how: SealRow['how'], at: number): Promise<void>;
  sealed(commitment: string): Promise<SealRow | null>;
  /** Promises that nothing was heard of yet, the oldest first, and how many there are of each kind. */
  openSeals(
    limit: number,
  ): Promise<{ readonly open: readonly SealRow[]; readonly counts: Readonly<Record<string, number>> }>;
}

/** Matches that were set aside. */
export interface CrashStore {
  addReport(report: CrashReport): Promise<void>;
  reports(match: string): Promise<readonly CrashReport[]>;
}

export interface Storage extends SeekStore, GuestStore, TableStore, ChargeStore, LogStore, SealStore, CrashStore {
  /** Accounts, their ways to sign in, and whom people follow or block. */
  readonly people: People;
  readonly ratings: RatingStore;
  readonly luck: LuckStore;
  /** Heroes that people made and shared. */
  readonly heroes: HeroStore;
  /** Reports, and what moderators do about them. */
  readonly moderation: Moderation;
  /** The tasks of a day and who did how well. */
  readonly days: DayStore;
  /** Devices that want word, and what people were told. */
  readonly word: WordStore;
  /** Writes something that means nothing, durably; fails where a move would. */
  check(): Promise<void>;
  close(): Promise<void>;
}

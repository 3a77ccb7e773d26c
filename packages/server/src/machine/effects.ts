// Everything that can come to a table and everything that can come of it, as data.
import type { Choice, MatchFile, Refusal, Seat, Watcher } from '@wyrmtable/kernel';
import type { ClientMessage, Said, ServerMessage } from '@wyrmtable/wire';
import type { Running } from '../running.ts';
import type { Entry, KeptClock, MoveRow, SealRow, StopsRow, TableRow, TalkRow } from '../storage/port.ts';
import type { BotTurn, Line } from './table.ts';

/** What is said at a table, besides coming to it and looking back. */
export type AtTable = Exclude<
  ClientMessage,
  Said<'hello'> | Said<'ping'> | Said<'past'> | Said<'seek'> | Said<'unseek'>
>;

/** Events after `since`, up to `last`, as that watcher saw them. */
export interface Chapter {
  readonly watcher: Watcher;
  readonly since: number;
  readonly last: number;
}

/** What is asked of a table by other ways than a line. */
export type Ask =
  /** A link of one's own for another device; the secret is kept as a hash. */
  | { readonly kind: 'link'; readonly guest: string; readonly secret: string }
  | { readonly kind: 'unlink'; readonly guest: string }
  | { readonly kind: 'device'; readonly guest: string; readonly secret: string }
  /** The same people and bots once more, at a table of their own. */
  | { readonly kind: 'again'; readonly guest: string }
  /** The first free seat for somebody who found the table in a list. */
  | { readonly kind: 'join'; readonly guest: string; readonly name: string }
  /** Whoever was challenged says no: their seat is free. */
  | { readonly kind: 'decline'; readonly guest: string }
  /** Whoever goes for good loses what is rated now, while it can still be counted. */
  | { readonly kind: 'give-up'; readonly guest: string }
  | { readonly kind: 'take-out'; readonly guest: string; readonly name: string }
  /** What a guest has at the table is an account's from now on. */
  | { readonly kind: 'hand-over'; readonly from: string; readonly to: string; readonly name: string }
  /** Somebody is gone for good, and nothing is to name them. */
  | { readonly kind: 'forget'; readonly guest: string; readonly ghost: string };

export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'next'; readonly id: string }
  | { readonly kind: 'file'; readonly file: MatchFile };

/** A time that was asked for. */
export type Wake =
  | { readonly kind: 'window'; readonly number: number }
  | { readonly kind: 'words'; readonly number: number }
  | { readonly kind: 'announce' }
  /** Somebody's time has run out, if it is still the alarm of that number. */
  | { readonly kind: 'clock'; readonly number: number }
  /** A wish to take something back that not all have answered. */
  | { readonly kind: 'wish'; readonly number: number }
  /** For what the store could not do. */
  | { readonly kind: 'retry' };

/** What comes to a table. */
export type Brought =
  /** It was taken from the store and nobody has seen it yet. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'hello'; readonly line: Line; readonly message: Said<'hello'> }
  | { readonly kind: 'left'; readonly line: Line }
  /** Nobody has been there for a while. */
  | { readonly kind: 'rested' }
  /** Its person has muted or blocked others than before. */
  | { readonly kind: 'deaf'; readonly line: Line; readonly deaf: ReadonlySet<string> }
  /** `overdrawn`: whoever says it may change nothing outside of play just now. */
  | { readonly kind: 'said'; readonly line: Line; readonly message: AtTable; readonly overdrawn: Refusal | null }
  | { readonly kind: 'asked'; readonly ask: Ask }
  /** Null when the bot failed. */
  | { readonly kind: 'thought'; readonly turn: BotTurn; readonly choice: Choice | null }
  | { readonly kind: 'woken'; readonly wake: Wake }
  /** A long past has been told to the line. */
  | { readonly kind: 'storied'; readonly line: Line; readonly chapter: Chapter };

/**
 * `of` is given back when all that comes of it is done. `now` is the time of day, which may be set; `ticks` are milliseconds
 * by a clock that nobody sets and that means nothing to another process.
 */
export type Input = Brought & { readonly of: number; readonly now: number; readonly ticks: number };

/** An input of that kind. */
export type Happened<K extends Brought['kind']> = Extract<Brought, { readonly kind: K }>;

/** What became of a question to the store. */
export interface Stored {
  readonly kind: 'stored';
  readonly ticket: number;
  readonly answer: Answer;
  readonly now: number;
  readonly ticks: number;
}

/** What the record of promised dice is to say. */
export interface Sealing {
  readonly commitment: string;
  readonly how: NonNullable<SealRow['how']> | 'sealed';
}

/** What the table asks of the store: one thing at a time, and nothing is told before the answer. */
export type Question =
  /** All of it or nothing; `after`: moves that the log must have. Left out for what has no place in the log. */
  | { readonly kind: 'append'; readonly epoch: number; readonly after?: number; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'row';
      readonly epoch: number;
      readonly row: TableRow;
      /** Written before the row. */
      readonly seals: readonly Sealing[];
      /** What a guest is called from now on. */
      readonly called: { readonly guest: string; readonly name: string } | null;
    }
  /** The broken match with all it takes to see it break again. `attempted` is longer than the log when its last choice broke it. */
  | {
      readonly kind: 'aside';
      readonly epoch: number;
      readonly row: TableRow;
      readonly seals: readonly Sealing[];
      readonly problem: string;
      readonly attempted: readonly Choice[];
    }
  /** A new table, unless the one of that code is still there; its own code is given by the store's side. */
  | { readonly kind: 'add'; readonly row: TableRow; readonly unless: string | null }
  /** The row, and the match played again from its log. */
  | { readonly kind: 'load'; readonly row: TableRow }
  | { readonly kind: 'moves' }
  | { readonly kind: 'choice'; readonly seat: Seat; readonly seq: number };

export type Answer =
  | { readonly kind: 'written' }
  /** Somebody else has written, or has the table in their charge: nothing was written. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'added'; readonly id: string }
  /** `run` is null where there is no match to play: in a lobby, of other rules, set aside, of content that is not here. */
  | {
      readonly kind: 'loaded';
      readonly epoch: number;
      readonly row: TableRow;
      readonly stops: readonly StopsRow[];
      readonly talk: readonly TalkRow[];
      /** Those who sit there and are programs. */
      readonly programs: ReadonlySet<string>;
      readonly run: Running | null;
      readonly clock: KeptClock | null;
      /** The content that the match names and that is not here. */
      readonly lacks?: Refusal;
    }
  | { readonly kind: 'broken'; readonly problem: string }
  /** The table is in another process's charge. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'moves'; readonly moves: readonly MoveRow[] }
  | { readonly kind: 'choice'; readonly choice: Choice | null };

/** What comes of a step. */
export type Output =
  | { readonly kind: 'store'; readonly ticket: number; readonly question: Question }
  | { readonly kind: 'tell'; readonly lines: readonly number[]; readonly message: ServerMessage }
  /** `wanted` again when the bot's turn to think has come: its table may have gone on. */
  | { readonly kind: 'think'; readonly turn: BotTurn }
  | { readonly kind: 'wake'; readonly wake: Wake; readonly ms: number }
  /** A long past for the line, before anything else is told to it. */
  | { readonly kind: 'story'; readonly line: number; readonly chapter: Chapter }
  /** Work outside of play that the line has to answer for. */
  | { readonly kind: 'charge'; readonly line: number; readonly work: 'writes' | 'talk' }
  /** Somebody is here again after a day or more. */
  | { readonly kind: 'visited' }
  | { readonly kind: 'report'; readonly problem: string }
  /** Another process is in charge: whoever is here has to come again, and this table is to be forgotten. */
  | { readonly kind: 'forget' }
  | { readonly kind: 'done'; readonly of: number; readonly result: Result };

/** Something that a table does: it stops only where it asks the store, and goes on with the answer. */
export type Work<T> = Generator<Question, T, Answer>;

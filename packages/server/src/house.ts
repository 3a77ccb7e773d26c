// What all tables of one server share, and what one table is while somebody is at it.
import type { Seat } from '@wyrmtable/kernel';
import type { Shelved, Stops } from '@wyrmtable/shelf';
import type { FairPool } from './bots/fair.ts';
import type { Purses } from './budget.ts';
import type { Limits, Span, Wait } from './config.ts';
import type { Ledger } from './ledger.ts';
import type { Picture } from './picture.ts';
import type { Offered, Running, Shown } from './running.ts';
import type { Guest, Storage, TableRow } from './storage/port.ts';
import type { Chapter } from './story.ts';
import type { Tally } from './tally.ts';

export interface House {
  readonly storage: Storage;
  readonly ledger: Ledger;
  readonly bots: FairPool;
  /** For answers in windows, where nobody may wait behind a bot that thinks about its own turn. */
  readonly reflexes: FairPool;
  readonly purses: Purses;
  readonly limits: Limits;
  readonly windowPause: Span;
  readonly windowClock: Wait;
  readonly botPause: Span;
  /** Milliseconds in which everybody must show their word once a table is sealed. */
  readonly wordPatience: number;
  readonly tally: Tally;
  readonly report: (problem: string, details?: object) => void;
  /** Tables in memory; all others are taken from storage when somebody comes. */
  readonly rooms: Map<string, Promise<Room | null>>;
  /** Set when the server is being stopped: bots do not move any more. */
  closing: boolean;
}

/** Which past events are wanted: those after a number, the last so many, or none. */
export type Past = { readonly since: number } | { readonly last: number };

/** A guest's line to the server. */
export interface Connection {
  readonly guest: Guest;
  /** Where it comes from, for the budget of that address. */
  readonly address: string;
  /** Which of several seats the line looks through; null for the first. */
  seat: Seat | null;
  /** Wants each choice in its readable form too. */
  readings: boolean;
  /** Follows changes, and need not be sent the whole view each time. */
  changes: boolean;
  /** Number of the last picture it was sent; null when it must be sent the next one whole. */
  picture: number | null;
  room: Room | null;
  /** Came while the table paused: what it saw last; it is told the rest when the pause is over. */
  waiting: Past | null;
  /** The part of a long past that it is being told, page by page; it waits for the rest meanwhile. */
  story: Chapter | null;
  send(text: string): void;
  /** Sends, and comes back when it has left. */
  deliver(text: string): Promise<void>;
}

/** A person's stops, and the words they were told in. */
export interface StopsWish {
  readonly wish: object;
  readonly stops: Stops;
}

export interface Room {
  readonly id: string;
  readonly shelved: Shelved;
  table: TableRow;
  /** Null in the lobby, and when the match was set aside. */
  run: Running | null;
  readonly connections: Set<Connection>;
  /** Durable events that are not told yet. */
  readonly queue: Shown[];
  /** A possible window was told and its moment is not over: how to call that off; otherwise null. */
  pause: (() => void) | null;
  /** Per watcher: events told, and the offer last told. */
  readonly told: number[];
  readonly offered: Offered[];
  /** Per watcher: the picture last told; none before the first. */
  readonly pictures: Picture[];
  /** Ends the wait for words that are promised and not shown. */
  sealing: NodeJS.Timeout | null;
  /** When the table was last told to everybody, and what will tell it again; null when nothing new is to be told. */
  announced: number;
  announcing: NodeJS.Timeout | null;
  /** Whether seats may change hands, as it was last told. */
  resting: boolean;
  /** Choices played when somebody last said that the match may go on from its rest. */
  onward: number;
  /** Which windows people let go by, by person; written down with their seats. */
  readonly stops: Map<string, StopsWish>;
  /** Per seat: the count at which its bot is being asked, −1 for none. */
  readonly asking: number[];
  /** One thing after another: each waits until what came before is durable and told. */
  tail: Promise<void>;
  /** When somebody last had to do with it. */
  used: number;
}

/** Does the work when its turn has come at that table. */
export function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const done = room.tail.then(work);
  room.tail = done.then(
    () => {},
    () => {},
  );
  return done;
}

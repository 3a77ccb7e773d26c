// What all tables of one server share, and what one table is while somebody is at it.
import type { FairPool } from './bots/fair.ts';
import type { Charges } from './charges.ts';
import type { Limits, Span, Wait } from './config.ts';
import type { Counters } from './counters.ts';
import type { Days } from './day/index.ts';
import type { HouseKeeper } from './finding/house.ts';
import type { Seeks } from './finding/seeks.ts';
import type { GroupCommit } from './group-commit.ts';
import type { LinesByAddress } from './lines-by-address.ts';
import type { LookingThread } from './looking/thread.ts';
import type { LooseEnds } from './loose-ends.ts';
import type { Result } from './machine/effects.ts';
import type { Line, Table } from './machine/table.ts';
import type { MarkOf } from './moderation/addresses.ts';
import type { OpenLines } from './people/lines.ts';
import type { Passwords } from './people/secrets.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Relays } from './relays.ts';
import type { Guest, Storage } from './storage/port.ts';
import type { WordService } from './word/index.ts';

export interface ServerContext {
  readonly storage: Storage;
  readonly ledger: GroupCommit;
  readonly bots: FairPool;
  /** For answers in windows, where nobody may wait behind a bot that thinks about its own turn. */
  readonly reflexes: FairPool;
  /** Pictures of tables, and luck over a lifetime. */
  readonly looking: LookingThread;
  readonly purses: RateLimits;
  /** Lines whose socket is here, by the token they came with. */
  readonly lines: OpenLines;
  readonly linesByAddress: LinesByAddress;
  /** What is still to be done for lines that have gone. */
  readonly looseEnds: LooseEnds;
  readonly passwords: Passwords;
  /** How the address of a guest stands in the log of moderators. */
  readonly markOf: MarkOf;
  readonly cameFrom: (guest: Guest, mark: string) => Promise<void>;
  readonly limits: Limits;
  readonly windowPause: Span;
  readonly windowClock: Wait;
  readonly botPause: Span;
  /** Milliseconds in which everybody must show their word once a table is sealed. */
  readonly wordPatience: number;
  /** Milliseconds after which a table that nobody comes to is removed; null where all are kept. */
  readonly retention: number | null;
  readonly tally: Counters;
  readonly report: (problem: string, details?: object) => void;
  /** Tables in memory; all others are taken from storage when somebody comes. */
  readonly rooms: Map<string, Promise<Room | Elsewhere | null>>;
  /** Null where one process has the store to itself. */
  charges: Charges | null;
  /** How tables are reached that another process is in charge of. */
  relays: Relays | null;
  /** Who is there, and who seeks whom. */
  house: HouseKeeper | null;
  seeks: Seeks | null;
  /** How those who are away are told; null where nobody is. */
  word: WordService | null;
  /** The tasks of the day. */
  days: Days | null;
  /** Set when the server is being stopped: bots do not move any more. */
  closing: boolean;
}

/** A guest's line to the server. */
export interface Connection extends Line {
  readonly guest: Guest;
  /** Where it comes from, for the budget of that address. */
  readonly address: string;
  /** The language its browser shows, as far as it said so. */
  readonly lang: string | null;
  room: Room | null;
  /** The process at whose table the line is, when it is not this one. */
  away: string | null;
  /** Where its socket is, when it is not here, and its number there. */
  readonly home: { readonly process: string; readonly line: number } | null;
  send(text: string): void;
  /** Sends, and says when it has left. */
  handOver(text: string, left: () => void): void;
  /** Whoever is at the other end has to come again. */
  close(): void;
  /** Nobody is at the other end any more. */
  isGone(): boolean;
}

/** A table that another process is in charge of. */
export interface Elsewhere {
  readonly table: string;
  readonly owner: string;
}

/** What is open here of those that were looked for. */
export const isRoom = (found: Room | Elsewhere | null): found is Room => found !== null && !isElsewhere(found);

export const isElsewhere = (found: object): found is Elsewhere => 'owner' in found;

/** A table in memory, and what waits for it. */
export interface Room extends Table {
  readonly connections: Set<Connection>;
  /** Whoever waits until something they brought is done, by its number. */
  readonly waiting: Map<number, (result: Result) => void>;
  /** Things that were brought so far. */
  brought: number;
  /** How to call off the times that were asked for. */
  readonly clocks: Set<() => void>;
  /** Done when all that was brought so far is. */
  tail: Promise<unknown>;
  /** When somebody last had to do with it. */
  used: number;
  /** The process that was found in charge when this one wanted to be. */
  taker: string | null;
}

let lines = 0;

/** What is known of a line when it opens: who is at its end, and how to reach them. */
type Opened = Pick<Connection, 'guest' | 'address' | 'lang' | 'home' | 'send' | 'handOver' | 'close' | 'isGone'>;

/** A line that is at no table yet. Lines are told apart by a number of their own. */
export function newConnection(opened: Opened): Connection {
  lines++;
  return {
    ...opened,
    id: lines,
    lag: 0,
    seat: null,
    readings: false,
    changes: false,
    picture: null,
    room: null,
    away: null,
    waiting: null,
    story: null,
    talk: 'off',
    deaf: new Set(),
  };
}

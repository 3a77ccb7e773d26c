// What all tables of one server share, and what one table is while somebody is at it.
import type { FairPool } from './bots/fair.ts';
import type { Limits, Span, Wait } from './config.ts';
import type { Counters } from './counters.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Result } from './machine/effects.ts';
import type { Line, Table } from './machine/table.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Guest, Storage } from './storage/port.ts';

export interface ServerContext {
  readonly storage: Storage;
  readonly ledger: GroupCommit;
  readonly bots: FairPool;
  /** For answers in windows, where nobody may wait behind a bot that thinks about its own turn. */
  readonly reflexes: FairPool;
  readonly purses: RateLimits;
  readonly limits: Limits;
  readonly windowPause: Span;
  readonly windowClock: Wait;
  readonly botPause: Span;
  /** Milliseconds in which everybody must show their word once a table is sealed. */
  readonly wordPatience: number;
  readonly tally: Counters;
  readonly report: (problem: string, details?: object) => void;
  /** Tables in memory; all others are taken from storage when somebody comes. */
  readonly rooms: Map<string, Promise<Room | null>>;
  /** Set when the server is being stopped: bots do not move any more. */
  closing: boolean;
}

/** A guest's line to the server. */
export interface Connection extends Line {
  readonly guest: Guest;
  /** Where it comes from, for the budget of that address. */
  readonly address: string;
  room: Room | null;
  send(text: string): void;
  /** Sends, and comes back when it has left. */
  deliver(text: string): Promise<void>;
  /** Whoever is at the other end has to come again. */
  close(): void;
}

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
}

let lines = 0;

/** Lines are told apart by a number of their own. */
export function freshLine(): number {
  lines++;
  return lines;
}

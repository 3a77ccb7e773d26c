// What travels over the WebSocket, as docs/protocol.md describes it.
import type { Choice, Outcome, Watcher } from '@wyrmtable/kernel';
import type { NumberedEvent, SeedKnower } from '../port.ts';

export type ToServer =
  | {
      readonly type: 'hello';
      readonly table: string;
      readonly seat?: number;
      readonly since?: number;
      readonly last?: number;
      readonly changes: true;
    }
  | { readonly type: 'sit'; readonly seat: number; readonly name: string; readonly also?: true }
  | { readonly type: 'stand'; readonly seat: number }
  | { readonly type: 'onward' }
  | { readonly type: 'bot'; readonly seat: number; readonly level: string }
  | { readonly type: 'unseat'; readonly seat: number }
  | { readonly type: 'ready'; readonly word: string }
  | { readonly type: 'unready' }
  | { readonly type: 'start' }
  | { readonly type: 'move'; readonly match: string; readonly seq: number; readonly choice: Choice }
  | { readonly type: 'stops'; readonly stops: object }
  | { readonly type: 'past'; readonly before: number }
  | { readonly type: 'ping' };

export interface RemoteSeat {
  readonly name: string;
  readonly bot: string | null;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly ready: boolean;
  /** The seat's part in the dice; null until it is given. */
  readonly word: string | null;
}

export interface RemoteTable {
  readonly id: string;
  readonly game: string;
  /** `aside` = the match broke and was put by for somebody to look at. */
  readonly status: 'lobby' | 'playing' | 'over' | 'aside';
  readonly options: object;
  readonly seats: readonly RemoteSeat[];
  /** The seat this line looks through. */
  readonly you: Watcher;
  /** All seats of this person. */
  readonly yours: readonly number[];
  readonly sides: readonly number[];
  /** Seats may change hands now. */
  readonly resting: boolean;
  readonly waitsForWord: boolean;
  /** Further devices that act for this person. */
  readonly devices: number;
  readonly seedKnown: readonly SeedKnower[];
  /** This guest made the table and may change it. */
  readonly host: boolean;
  readonly watchers: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** The table that follows this one, once somebody asked to play again. */
  readonly next: string | null;
}

export interface Update {
  readonly match: string;
  readonly seq: number;
  readonly events: readonly NumberedEvent[];
  /** The view's number: the next change is made on this one. */
  readonly picture: number;
  /** The whole view; left out when what is known is enough. */
  readonly view?: object;
  /** What has changed since the picture before; left out when nothing has. */
  readonly change?: unknown;
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | null;
}

/** An answer says by `re` which message it answers. */
export type FromServer =
  | { readonly type: 'table'; readonly table: RemoteTable }
  | { readonly type: 'events'; readonly match: string; readonly events: readonly NumberedEvent[] }
  | ({ readonly type: 'update' } & Update)
  | { readonly type: 'accepted'; readonly re?: number }
  | {
      readonly type: 'refused';
      readonly re?: number;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    }
  | { readonly type: 'past'; readonly re?: number; readonly events: readonly NumberedEvent[] }
  | { readonly type: 'pong'; readonly re?: number };

/** A message as it came over the line, or null if it was damaged on its way. */
export function readMessage(text: string): FromServer | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

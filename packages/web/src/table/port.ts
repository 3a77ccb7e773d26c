// The table as the client sees it; a local worker and a remote server both stand behind this port.
import type { Choice, MatchFile, Outcome, Parcel, Position, Refusal, Seat, Watcher } from '@wyrmtable/kernel';
import type { NumberedEvent, SeedKnower, SeatInfo as WiredSeat } from '@wyrmtable/wire';

export type { NumberedEvent, SeedKnower };

/** A seat as the page shows it, at whichever table. */
export interface SeatInfo extends Omit<WiredSeat, 'word' | 'hash'> {
  /** This device may play the seat. */
  readonly mine: boolean;
}

/** A campaign has tens of thousands of events; a page keeps about so many of the last ones. */
export const TAIL = 1000;

/** The events a page keeps; cut now and then, so that most of the time nothing is copied twice. */
export function tailOf(events: readonly NumberedEvent[]): readonly NumberedEvent[] {
  return events.length > 2 * TAIL ? events.slice(-TAIL) : events;
}

export type TableStatus = 'connecting' | 'lobby' | 'playing' | 'over' | 'gone';

/** Everything a table shows at one moment. The view is the truth; events drive the log and the animation. */
export interface TableSnapshot {
  readonly status: TableStatus;
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes the view is of; on one screen it follows the seat to move. */
  readonly watcher: Watcher;
  readonly view: object | null;
  /** The watcher's legal choices now; empty when somebody else decides. */
  readonly choices: readonly Choice[];
  readonly events: readonly NumberedEvent[];
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  /** Seats may change hands: in the lobby, and where a match rests between its parts. */
  readonly resting: boolean;
  /** A bot has the choice at the rest, and waits until somebody says that the company is complete. */
  readonly waitsForWord: boolean;
  readonly seedKnown: readonly SeedKnower[];
  /** The match is the task of that day. */
  readonly day?: string;
  /** Shown before the first roll; the seed follows when the match is over. Null for a table on this device. */
  readonly commitment: string | null;
  /** The last thing that went wrong, for the notice line; null when all is well. */
  readonly refusal: Refusal | null;
  /** The connection is down and being restored. */
  readonly offline: boolean;
  /** Somebody has gone to another moment of the match: nothing of the way there is told. */
  readonly leapt?: true;
}

/** What a table has nothing to say of: no take-back, no rest, no proof, nothing refused, and the line is whole. */
export const UNEVENTFUL = {
  canUndo: false,
  resting: false,
  waitsForWord: false,
  seedKnown: [],
  commitment: null,
  refusal: null,
  offline: false,
} as const satisfies Partial<TableSnapshot>;

export interface TablePort {
  snapshot(): TableSnapshot;
  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  choose(choice: Choice): void;
  /** Back to the last die: on this device at once, online as soon as all who play agree. */
  undo(): void;
  /** At a rest: the company is complete, let the bot choose. */
  onward(): void;
  /** The match as a file: on this device at any time, online when it is over. */
  matchFile(): Promise<MatchFile | Refusal>;
  /** Where something is taught: whether that choice is what is asked for; null where one is free. */
  taught?(): ((choice: Choice) => boolean) | null;
  /** A world possible for all that the seat can know, for a coach; only where the match itself is elsewhere. */
  world?(seat: Seat): Promise<Position | Refusal>;
  /** What the library that the view names is made of. */
  parcel(): Promise<Parcel | Refusal>;
  /** Events before that number, the last of them last and none at the beginning; null when the table cannot say. */
  earlier(before: number): Promise<readonly NumberedEvent[] | null>;
  close(): void;
}

/** What only an online table has: a lobby before the first roll. */
export interface LobbyPort extends TablePort {
  /** Takes the seat and keeps those one has, where they play together. */
  sit(seat: number, name: string): void;
  stand(seat: number): void;
  seatBot(seat: number, level: string): void;
  unseatBot(seat: number): void;
  ready(ready: boolean): void;
  /** Starts when every seat is taken and ready. */
  begin(): void;
}

// What goes over HTTP beside the WebSocket: how a table is asked for, and how lists show one.
import type { Outcome, Watcher } from '@wyrmtable/kernel';
import { type Static, Type } from 'typebox';
import { ChoosingWish } from './choosing.ts';
import { ClockTerms } from './clock.ts';
import type { SeatInfo, TableStatus } from './table.ts';

/** What a new table is asked for; everything but the game has a default. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    options: Type.Optional(Type.Object({})),
    /** Levels of bots, for the last seats. */
    bots: Type.Optional(Type.Array(Type.String({ maxLength: 24 }), { maxItems: 16 })),
    /** The maker's name; with `sit: false` the maker only watches. */
    name: Type.Optional(Type.String({ maxLength: 64 })),
    sit: Type.Optional(Type.Boolean()),
    /** Strangers may find the match in the list of those to watch. */
    listed: Type.Optional(Type.Boolean()),
    /** None unless said. */
    clock: Type.Optional(ClockTerms),
    /** In the open unless said. */
    choosing: Type.Optional(ChoosingWish),
    /** Heroes that somebody made, each a document (docs/making-a-hero.md): options may name them. */
    made: Type.Optional(Type.Array(Type.Object({}), { maxItems: 6 })),
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

/** The secret of a link by which another device comes. */
export const NewDevice = Type.Object({ key: Type.String({ maxLength: 64 }) }, { additionalProperties: false });

/** Asking somebody with an account to a table for two. */
export const NewChallenge = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 64 }),
    kind: Type.Union([Type.Literal('duel'), Type.Literal('farkle-2'), Type.Literal('campaign')]),
    pace: Type.Optional(Type.Union([Type.Literal('live'), Type.Literal('days')])),
    rated: Type.Optional(Type.Boolean()),
    /** What the challenger is called, where they have no account. */
    called: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);
export type NewChallenge = Static<typeof NewChallenge>;

/** Sitting down at the first free seat. */
export const Joining = Type.Object(
  { name: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);

/** A table as it stands in a list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly options: object;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'bot' | 'taken' | 'program'>[];
  readonly you: Watcher;
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** When something last happened there. */
  readonly changed: number;
  /** The match waits for the guest who asks; only in the list of the guest's own tables. */
  readonly yourMove?: boolean;
  /** Who challenges the guest to this table; it waits for their answer. */
  readonly challenger?: string;
  /** Days for each turn, where the match is played by days. */
  readonly days?: number;
  /** Milliseconds that the guest has left for its move there. */
  readonly left?: number;
  /** When it will be removed unless somebody comes before, in milliseconds since 1970; left out where tables are kept for good. */
  readonly expires?: number;
}

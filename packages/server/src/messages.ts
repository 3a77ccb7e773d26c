// What travels over the WebSocket: the schema of every message a client may send, and the types of all answers.
import type { Change, Choice, Happening, Outcome, Reading, Seat, Watcher } from '@wyrmtable/kernel';
import { type Static, type TProperties, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';

/** Bytes of one message; the longest honest one has a few hundred. */
export const MESSAGE_LIMIT = 4096;
export const NAME_LIMIT = 24;
const WORD_LIMIT = 64;
/** Events that a look back brings at most. */
const PAST_LIMIT = 1000;

const strict = { additionalProperties: false } as const;
const Code = Type.String({ minLength: 1, maxLength: 16 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const Name = Type.String({ minLength: 1, maxLength: 64 });
const Level = Type.String({ minLength: 1, maxLength: 24 });
/** Chosen by the client and given back in the answer as `re`. */
const id = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

const message = <T extends string, P extends TProperties>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), id, ...fields }, strict);

const SCHEMAS = {
  hello: message('hello', {
    table: Code,
    seat: Type.Optional(SeatNumber),
    since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    last: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    readings: Type.Optional(Type.Boolean()),
    changes: Type.Optional(Type.Boolean()),
  }),
  sit: message('sit', { seat: SeatNumber, name: Name, also: Type.Optional(Type.Boolean()) }),
  stand: message('stand', { seat: Type.Optional(SeatNumber) }),
  name: message('name', { name: Name }),
  bot: message('bot', { seat: SeatNumber, level: Level }),
  unseat: message('unseat', { seat: SeatNumber }),
  setup: message('setup', {
    options: Type.Optional(Type.Object({})),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  }),
  ready: message('ready', { word: Type.String({ minLength: 1, maxLength: WORD_LIMIT }) }),
  unready: message('unready', {}),
  start: message('start', {}),
  onward: message('onward', {}),
  stops: message('stops', { stops: Type.Object({}) }),
  move: message('move', {
    match: Code,
    seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    choice: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  past: message('past', {
    before: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: PAST_LIMIT })),
  }),
  ping: message('ping', {}),
} as const;

type Schemas = typeof SCHEMAS;
type ClientType = keyof Schemas;
export type Sent<T extends ClientType> = Static<Schemas[T]>;
export type ClientMessage = { [T in ClientType]: Sent<T> }[ClientType];

const VALIDATORS = {
  hello: Compile(SCHEMAS.hello),
  sit: Compile(SCHEMAS.sit),
  stand: Compile(SCHEMAS.stand),
  name: Compile(SCHEMAS.name),
  bot: Compile(SCHEMAS.bot),
  unseat: Compile(SCHEMAS.unseat),
  setup: Compile(SCHEMAS.setup),
  ready: Compile(SCHEMAS.ready),
  unready: Compile(SCHEMAS.unready),
  start: Compile(SCHEMAS.start),
  onward: Compile(SCHEMAS.onward),
  stops: Compile(SCHEMAS.stops),
  move: Compile(SCHEMAS.move),
  past: Compile(SCHEMAS.past),
  ping: Compile(SCHEMAS.ping),
} as const;

/** What is wrong with a message: where, and as a code what. */
export interface Fault {
  readonly path: string;
  readonly problem: string;
}

export type Read = { readonly message: ClientMessage } | { readonly fault: Fault; readonly id: number | undefined };

function isClientType(value: unknown): value is ClientType {
  return typeof value === 'string' && Object.hasOwn(VALIDATORS, value);
}

/** Reads a text from outside; anything at all may come in. */
export function readMessage(text: string): Read {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { fault: { path: '(message)', problem: 'not-json' }, id: undefined };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { fault: { path: '(message)', problem: 'not-an-object' }, id: undefined };
  }
  // The number is given back even when the rest is wrong, so that the client knows which message failed.
  const id = 'id' in raw && typeof raw.id === 'number' && Number.isSafeInteger(raw.id) ? raw.id : undefined;
  const type = 'type' in raw ? raw.type : undefined;
  if (!isClientType(type)) return { fault: { path: 'type', problem: 'unknown' }, id };
  const validator = VALIDATORS[type];
  if (validator.Check(raw)) return { message: raw };
  return { fault: faultOf(validator.Errors(raw)), id };
}

/** The first thing a schema has against a message, as a path and a code. */
export function faultOf(errors: readonly TLocalizedValidationError[]): Fault {
  const [first] = errors;
  const fields = first?.instancePath.split('/').slice(1) ?? [];
  let problem: string = first?.keyword ?? 'type';
  if (first?.keyword === 'required') {
    fields.push(first.params.requiredProperties[0] ?? '');
    problem = 'missing';
  }
  // Fields nobody knows: their schema is `false`.
  if (first?.keyword === 'boolean') problem = 'unknown';
  const path = fields.join('.').slice(0, 80);
  return { path: path === '' ? '(message)' : path, problem };
}

/** One seat as everybody may see it. */
export interface SeatInfo {
  readonly name: string;
  /** The bot's level, or null for a person or an empty seat. */
  readonly bot: string | null;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly ready: boolean;
  /** The seat's part in the dice (see docs/protocol.md); null until it is given. */
  readonly word: string | null;
}

/** The table itself: who sits, what is agreed, what the dice are committed to. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The version of the rules; a match is played to its end by the version it began with. */
  readonly version: string;
  /** `aside`: the match broke and is kept for repair. */
  readonly status: 'lobby' | 'playing' | 'over' | 'aside';
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
  /** Who can know the coming dice, because they brought the match as a file or took it out as one. */
  readonly seedKnown: readonly { readonly name: string; readonly how: 'brought' | 'taken' }[];
  /** Whether they made the table, and so may change it. */
  readonly host: boolean;
  readonly watchers: number;
  readonly commitment: string;
  /** Null until the match is over. */
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** The table that follows this one, once somebody asked to play again. */
  readonly next: string | null;
}

export interface NumberedEvent {
  readonly number: number;
  readonly event: Happening;
}

/**
 * What an update says of the view: all of it; to clients that follow changes also the picture's number, or instead of the
 * view only what has changed since the picture before, or nothing when it is still the picture of that number.
 */
export type Look =
  | { readonly view: object; readonly picture?: number }
  | { readonly picture: number; readonly change?: Change };

interface Update {
  readonly type: 'update';
  readonly match: string;
  /** Give it back with a move. */
  readonly seq: number;
  readonly events: readonly NumberedEvent[];
  readonly choices: readonly Choice[];
  readonly readings?: readonly Reading[];
  readonly outcome: Outcome | null;
}

export type ServerMessage =
  | { readonly type: 'table'; readonly table: TableInfo }
  /** Things that happened while the table waits for possible answers: nothing can be chosen until the next update. */
  | { readonly type: 'events'; readonly match: string; readonly events: readonly NumberedEvent[] }
  | (Update & Look)
  | { readonly type: 'accepted'; readonly re?: number; readonly match?: string; readonly seq?: number }
  | {
      readonly type: 'refused';
      readonly re?: number;
      readonly match?: string;
      readonly seq?: number;
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
    }
  /** Events before the number that was asked about, the last of them last; none at the beginning of the story. */
  | { readonly type: 'past'; readonly re?: number; readonly match: string; readonly events: readonly NumberedEvent[] }
  | { readonly type: 'pong'; readonly re?: number };

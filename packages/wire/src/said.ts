// What a client may say over the WebSocket: the schema of every message, and the types that follow from it.
import { type Static, type TProperties, Type } from 'typebox';
import { ChoosingWish } from './choosing.ts';
import { ClockTerms } from './clock.ts';
import { PAST_LIMIT, WORD_LIMIT } from './limits.ts';
import { PHRASES, TALK_WISHES, WORDS_LIMIT } from './talk.ts';

/** What can be offered: to stop without a result, that the clock stands for a while, that one's last choice be taken back. */
const Offered = Type.Union([Type.Literal('stop'), Type.Literal('pause'), Type.Literal('back')]);
export type Offered = Static<typeof Offered>;

const strict = { additionalProperties: false } as const;
const Code = Type.String({ minLength: 1, maxLength: 16 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
/** It is tidied before it is held against the limit of names. */
const Name = Type.String({ minLength: 1, maxLength: 64 });
const Word = Type.String({ minLength: 1, maxLength: WORD_LIMIT });
/** They are tidied before they are held against the limit. */
const Words = Type.String({ minLength: 1, maxLength: 4 * WORDS_LIMIT });
const Phrase = Type.Enum([...PHRASES]);
const Talk = Type.Enum([...TALK_WISHES]);
const Level = Type.String({ minLength: 1, maxLength: 24 });
/** Chosen by the client and given back in the answer as `re`. */
const id = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

const message = <T extends string, P extends TProperties>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), id, ...fields }, strict);

export const SAID = {
  hello: message('hello', {
    table: Code,
    seat: Type.Optional(SeatNumber),
    since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    last: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    readings: Type.Optional(Type.Boolean()),
    changes: Type.Optional(Type.Boolean()),
    talk: Type.Optional(Talk),
  }),
  sit: message('sit', { seat: SeatNumber, name: Name, also: Type.Optional(Type.Boolean()) }),
  stand: message('stand', { seat: Type.Optional(SeatNumber) }),
  name: message('name', { name: Name }),
  bot: message('bot', { seat: SeatNumber, level: Level }),
  unseat: message('unseat', { seat: SeatNumber }),
  setup: message('setup', {
    options: Type.Optional(Type.Object({})),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
    clock: Type.Optional(ClockTerms),
    choosing: Type.Optional(ChoosingWish),
  }),
  /** Whom a seat plays: openly, promised by a hash, or what was promised with its salt; in a draft whom it bans or picks. */
  choose: message('choose', {
    seat: SeatNumber,
    hero: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    salt: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  /** A hidden word by its hash, or an open one. */
  ready: message('ready', {
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    word: Type.Optional(Word),
  }),
  reveal: message('reveal', { word: Word }),
  unready: message('unready', {}),
  start: message('start', {}),
  /** Whether strangers may find the table: to sit down while it waits for players, to watch when it is played. */
  list: message('list', { listed: Type.Boolean() }),
  onward: message('onward', {}),
  stops: message('stops', { stops: Type.Object({}) }),
  move: message('move', {
    match: Code,
    seq: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    choice: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  resign: message('resign', {}),
  /** Something that all who play must agree to. */
  offer: message('offer', { what: Offered }),
  agree: message('agree', {}),
  /** No to the offer, or one's own taken back. */
  decline: message('decline', {}),
  /** A pause that was agreed on is over. */
  resume: message('resume', {}),
  /** A bot shall play for somebody who has been away for a while. */
  'stand-in': message('stand-in', { seat: SeatNumber }),
  /** I play my seats again, and no bot does. */
  return: message('return', {}),
  /** To those who hear one: a phrase, or words of one's own. */
  say: message('say', { phrase: Type.Optional(Phrase), text: Type.Optional(Words) }),
  /** What the line hears from now on, and so may say. */
  hear: message('hear', { talk: Talk }),
  past: message('past', {
    before: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: PAST_LIMIT })),
  }),
  seek: message('seek', {
    kind: Type.String({ maxLength: 24 }),
    pace: Type.Optional(Type.Union([Type.Literal('live'), Type.Literal('days')])),
    rated: Type.Optional(Type.Boolean()),
    name: Type.Optional(Name),
  }),
  unseek: message('unseek', {}),
  ping: message('ping', {}),
} as const;

export type SaidType = keyof typeof SAID;
/** The message of that type. */
export type Said<T extends SaidType> = Static<(typeof SAID)[T]>;
export type ClientMessage = { [T in SaidType]: Said<T> }[SaidType];

// How long and how large things on the wire may be, to the very edge on both sides.
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import {
  ChangedHero,
  ChoosingWish,
  ClockTerms,
  HeroFigures,
  KIND_IDS,
  KINDS,
  NameWish,
  NewAccount,
  NewAct,
  NewDevice,
  NewPassword,
  NewPush,
  NewRelation,
  NewReport,
  NewSharedHero,
  NewTable,
  PAST_LIMIT,
  Proving,
  Recovering,
  readTold,
  SAID,
  SigningIn,
} from '../src/index.ts';

const text = (length: number): string => 'a'.repeat(length);
const list = (length: number): string[] => Array.from({ length }, () => 'random');
const MOST = Number.MAX_SAFE_INTEGER;

/** What goes round the field, the field, values that are just allowed, and values that are just not. */
const EDGES: readonly (readonly [string, TSchema, object, string, readonly unknown[], readonly unknown[]])[] = [
  ['hello', SAID.hello, { type: 'hello' }, 'table', [text(1), text(16)], ['', text(17)]],
  ['hello', SAID.hello, { type: 'hello', table: 'a' }, 'since', [0, MOST], [-1, 0.5, MOST + 1]],
  ['hello', SAID.hello, { type: 'hello', table: 'a' }, 'last', [0, MOST], [-1, MOST + 1]],
  ['hello', SAID.hello, { type: 'hello', table: 'a' }, 'seat', [0, 15], [-1, 16]],
  ['sit', SAID.sit, { type: 'sit', name: 'Ola' }, 'seat', [0, 15], [-1, 16]],
  ['sit', SAID.sit, { type: 'sit', seat: 0 }, 'name', [text(1), text(64)], ['', text(65)]],
  ['bot', SAID.bot, { type: 'bot', seat: 0 }, 'level', [text(1), text(24)], ['', text(25)]],
  ['setup', SAID.setup, { type: 'setup' }, 'seats', [1, 16], [0, 17]],
  ['ready', SAID.ready, { type: 'ready' }, 'word', [text(1), text(64)], ['', text(65)]],
  ['move', SAID.move, { type: 'move', match: 'a', choice: 0 }, 'seq', [0, MOST], [-1, MOST + 1]],
  ['move', SAID.move, { type: 'move', match: 'a', seq: 0 }, 'choice', [0, MOST], [-1, MOST + 1]],
  ['past', SAID.past, { type: 'past' }, 'before', [1, MOST], [0, MOST + 1]],
  ['past', SAID.past, { type: 'past', before: 9 }, 'count', [1, PAST_LIMIT], [0, PAST_LIMIT + 1]],
  ['ping', SAID.ping, { type: 'ping' }, 'id', [0, MOST], [-1, MOST + 1]],
  ['a new table', NewTable, {}, 'game', [text(40)], [text(41)]],
  ['a new table', NewTable, { game: 'a' }, 'seats', [1, 16], [0, 17]],
  ['a new table', NewTable, { game: 'a' }, 'bots', [list(16), [text(24)]], [list(17), [text(25)]]],
  ['a new table', NewTable, { game: 'a' }, 'name', [text(64)], [text(65)]],
  ['a link', NewDevice, {}, 'key', [text(64)], [text(65)]],
  ['a draft', ChoosingWish, { how: 'draft' }, 'bans', [1, 2], [0, 3, 1.5, undefined]],
  ['an open choice', ChoosingWish, { how: 'open' }, 'bans', [], [1]],
  ['a choice', ChoosingWish, {}, 'how', ['open', 'hidden'], ['draft', 'secret', null]],
  ['a clock', ClockTerms, { kind: 'slow' }, 'days', [1, 14], [0, 15]],
  ['a clock', ClockTerms, { kind: 'live', seconds: 0, answers: 5 }, 'minutes', [1, 180], [0, 181]],
  ['a clock', ClockTerms, { kind: 'live', minutes: 1, answers: 5 }, 'seconds', [0, 180], [-1, 181]],
  ['a clock', ClockTerms, { kind: 'live', minutes: 1, seconds: 0 }, 'answers', [5, 60], [4, 61]],
  ['an account', NewAccount, {}, 'name', [text(1), text(64)], ['', text(65)]],
  ['an account', NewAccount, { name: 'Ola' }, 'password', [text(1), text(1000)], ['', text(1001)]],
  ['a recovery', Recovering, { name: 'Ola', password: 'a' }, 'code', [text(1), text(64)], ['', text(65)]],
  ['a relation', NewRelation, { kind: 'mute', table: 'a' }, 'seat', [0, 15], [-1, 16]],
  ['a relation', NewRelation, { kind: 'mute', seat: 0 }, 'table', [text(24)], [text(25)]],
  // Four times what people may write: their letters are counted as they see them.
  ['talk', SAID.say, { type: 'say' }, 'text', [text(1), text(800)], ['', text(801)]],
  ['a relation', NewRelation, { kind: 'mute', table: 'a' }, 'said', [1, MOST], [0, MOST + 1]],
  ['a report', NewReport, { table: 'a', reason: 'spam' }, 'seat', [0, 15], [-1, 16]],
  ['a report', NewReport, { table: 'a', reason: 'spam' }, 'said', [1], [0]],
  ['a report', NewReport, { table: 'a', seat: 0, reason: 'spam' }, 'words', [text(2000)], [text(2001)]],
  ['an act', NewAct, { kind: 'mute', reason: 'spam' }, 'hours', [1, 8760], [0, 8761]],
  ['an act', NewAct, { kind: 'mute', reason: 'spam' }, 'name', [text(1), text(64)], ['', text(65)]],
  ['an act', NewAct, { kind: 'undo' }, 'act', [1], [0]],
  ['a hero’s figures', HeroFigures, { duels: 1, won: 0, rivals: [] }, 'level', [text(48)], ['', text(49), 'A']],
  ['a hero’s figures', HeroFigures, { level: 'adept', won: 0, rivals: [] }, 'duels', [1, 1_000_000], [0, 1_000_001]],
  ['a hero’s figures', HeroFigures, { level: 'adept', duels: 1, rivals: [] }, 'won', [0, 1_000_000], [-1, 1_000_001]],
];

test.each(EDGES)('%s: its field stays within bounds', (_, schema, rest, field, allowed, refused) => {
  for (const value of allowed) expect(Check(schema, { ...rest, [field]: value }), `${field}: ${value}`).toBe(true);
  for (const value of refused) expect(Check(schema, { ...rest, [field]: value }), `${field}: ${value}`).toBe(false);
});

/** Something that each of them takes as it stands. */
const TAKEN: readonly (readonly [string, TSchema, object])[] = [
  ['an account', NewAccount, { name: 'Ola' }],
  ['a wish for a name', NameWish, { name: 'Ola' }],
  ['a sign-in', SigningIn, { name: 'Ola', password: 'a' }],
  ['a recovery', Recovering, { name: 'Ola', code: 'a', password: 'b' }],
  ['a proof', Proving, { password: 'a' }],
  ['a password', NewPassword, { password: 'a' }],
  ['a relation', NewRelation, { kind: 'block', name: 'Ola' }],
  ['a report', NewReport, { table: 'a', seat: 0, reason: 'insult' }],
  ['an act', NewAct, { kind: 'warn', reason: 'other' }],
  ['a clock', ClockTerms, { kind: 'none' }],
  ['a shared hero', NewSharedHero, { document: {}, listed: true }],
  ['a newer version', ChangedHero, { document: {}, listed: true, version: 0 }],
  ['a device to be told', NewPush, { endpoint: 'a', keys: { p256dh: 'a', auth: 'b' }, kinds: ['move'] }],
];

test.each(TAKEN)('%s: what nobody asked for is not taken in silence', (_, schema, taken) => {
  expect(Check(schema, taken)).toBe(true);
  expect(Check(schema, { ...taken, more: 1 })).toBe(false);
});

test('as many are brought together as the kind of match seats', () => {
  const seats = Object.fromEntries(Object.entries(KINDS).map(([id, kind]) => [id, kind.seats]));
  expect(seats).toMatchObject({ duel: 2, '2v2': 4, '3v3': 6, koth: 3, 'boss-vs-team': 3, campaign: 2 });
  // Where a game seats several numbers of people, the kind says which.
  for (const [id, count] of Object.entries(seats)) {
    const [said] = /(?<=-)\d$/.exec(id) ?? [];
    if (said !== undefined) expect([id, count]).toEqual([id, Number(said)]);
  }
});

test('every kind of match can be rated but those in which nobody plays against anybody', () => {
  expect(KIND_IDS.filter((id) => !KINDS[id].rated)).toEqual(['campaign']);
});

test('every parameter of a refusal is a word or a number', () => {
  const refused = (params: object) => readTold(JSON.stringify({ type: 'refused', code: 'stale', params }));
  expect(refused({ seq: 4, found: 'x' })).not.toBeNull();
  expect(refused({ seq: 4, found: ['x'] })).toBeNull();
  expect(refused({ seq: null })).toBeNull();
});

// How long and how large things on the wire may be, to the very edge on both sides.
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { NewDevice, NewTable, PAST_LIMIT, readTold, SAID } from '../src/index.ts';

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
];

test.each(EDGES)('%s: its field stays within bounds', (_, schema, rest, field, allowed, refused) => {
  for (const value of allowed) expect(Check(schema, { ...rest, [field]: value }), `${field}: ${value}`).toBe(true);
  for (const value of refused) expect(Check(schema, { ...rest, [field]: value }), `${field}: ${value}`).toBe(false);
});

test('every parameter of a refusal is a word or a number', () => {
  const refused = (params: object) => readTold(JSON.stringify({ type: 'refused', code: 'stale', params }));
  expect(refused({ seq: 4, found: 'x' })).not.toBeNull();
  expect(refused({ seq: 4, found: ['x'] })).toBeNull();
  expect(refused({ seq: null })).toBeNull();
});

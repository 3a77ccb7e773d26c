// What a server tells is believed only as far as the protocol goes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTold, TALK_ROOMS } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const told = page.slice(page.indexOf('\n## 4.'), page.indexOf('\n## 5.'));

type Example = Readonly<Record<string, unknown>>;

/** The messages in the examples: a block is one of them, or one a line. */
const examples: Example[] = Array.from(told.matchAll(/^```json\n(.*?)^```/gms), ([, block = '']): Example[] =>
  block.startsWith('{"type"')
    ? block
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [JSON.parse(block)],
)
  .flat()
  .filter(({ type }) => type !== undefined);

const read = (message: unknown) => readTold(JSON.stringify(message));
const example = (type: string): Example => examples.find((one) => one.type === type) ?? {};

test('every message of the page is one', () => {
  expect(new Set(examples.map(({ type }) => type))).toEqual(
    new Set(['table', 'events', 'update', 'accepted', 'refused', 'past', 'pong', 'clock']),
  );
  for (const message of examples) expect(read(message)).toEqual(message);
});

test('an update may bring a change in place of the view, or only its number', () => {
  const { view: _, ...rest } = example('update');
  expect(read({ ...rest, picture: 13, change: { turn: [4] } })).not.toBeNull();
  expect(read({ ...rest, picture: 13 })).not.toBeNull();
  expect(read(rest)).toBeNull();
});

test('what is said at the table is said in one of its rooms', () => {
  const said = (room: string) => ({ number: 1, at: 0, name: 'Ann', seat: 0, room, phrase: 'hello' });
  for (const room of TALK_ROOMS) expect(read({ type: 'talk', match: 'a', said: [said(room)] })).not.toBeNull();
  expect(read({ type: 'talk', match: 'a', said: [said('cellar')] })).toBeNull();
});

test('what a later version adds is no fault, and a type it adds may be left alone', () => {
  expect(read({ ...example('pong'), weather: 'fair' })).toMatchObject({ type: 'pong' });
  expect(read({ type: 'weather', fair: true })).toBe('unknown');
});

test.each(['', 'x', '[]', 'null', '7', '{}', '{"type":4}', '{"type":"upd'])('%s was damaged on its way', (text) => {
  expect(readTold(text)).toBeNull();
});

/** Fields that may be left out. */
const FREE = new Set([
  're',
  'match of accepted',
  'seq of accepted',
  'match of refused',
  'seq of refused',
  'readings',
  'now of pong',
]);

test.each(examples.map((message, i) => [`${message.type} (${i})`, message] as const))(
  '%s without one of its fields, or with something else in it, was damaged',
  (_, message) => {
    for (const field of Object.keys(message)) {
      if (field === 'type') continue;
      const { [field]: __, ...rest } = message;
      const free = FREE.has(field) || FREE.has(`${field} of ${String(message.type)}`);
      if (free) expect(read(rest), field).toEqual(rest);
      else expect(read(rest), field).toBeNull();
      expect(read({ ...message, [field]: { nothing: [undefined] } }), field).toSatisfy(
        (found) => found === null || field === 'view' || field === 'params',
      );
      expect(read({ ...message, [field]: -1 }), field).toBeNull();
    }
  },
);

test('every field of a table is looked at', () => {
  const message = example('table');
  const table = Object(message.table);
  for (const field of Object.keys(table)) {
    // Servers that keep tables for good do not say when they remove them.
    if (field !== 'expires') expect(read({ ...message, table: { ...table, [field]: undefined } }), field).toBeNull();
    expect(read({ ...message, table: { ...table, [field]: [[]] } }), field).toBeNull();
  }
  for (const field of Object.keys(table.seats[0])) {
    const seats = [{ ...table.seats[0], [field]: 7 }];
    expect(read({ ...message, table: { ...table, seats } }), field).toBeNull();
  }
});

test('an outcome is one of three, with a score or without', () => {
  const ended = (outcome: unknown) => read({ ...example('update'), outcome });
  expect(ended({ kind: 'won', winners: [1] })).not.toBeNull();
  expect(ended({ kind: 'draw' })).not.toBeNull();
  expect(ended({ kind: 'lost', score: 12 })).not.toBeNull();
  for (const wrong of [
    { kind: 'won' },
    { kind: 'tired' },
    { kind: 'lost', score: '12' },
    'won',
    { kind: 'won', winners: [-1] },
  ])
    expect(ended(wrong)).toBeNull();
});

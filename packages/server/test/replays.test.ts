// Long matches are played again in slices, only as far as needed, only as long as somebody waits, and for so much as one may ask.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isRefusal } from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringIn } from '../src/files.ts';
import { storySince } from '../src/running.ts';
import type { Storage } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import type { Reply } from './client.ts';
import { houseOn, openRoom } from './house.ts';
import { guestCalled, pipeTo } from './line-world.ts';
import { fileOf, longRun } from './long.ts';
import { freshDataDir } from './process.ts';

const run = longRun(4300);
const last = run.shown[0] ?? 0;
const WHO = { guest: 'mirka', address: '127.0.0.1' };
let storage: Storage;
let table: string;

beforeAll(async () => {
  storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const brought = await bringIn(houseOn(storage), guestCalled('mirka'), fileOf(run));
  if (isRefusal(brought)) throw new Error(brought.refused);
  table = brought.id;
});
afterAll(() => storage.close());

async function until<T>(found: () => T | undefined): Promise<T> {
  for (;;) {
    const value = found();
    if (value !== undefined) return value;
    await setImmediate();
  }
}

/** Somebody who has come to the table, of a house of their own. */
async function visitor() {
  const context = houseOn(storage);
  const replies: Reply[] = [];
  const pipe = pipeTo(context, guestCalled('mirka'), (text) => replies.push(JSON.parse(text)));
  const ask = (message: { type: string; id: number; [field: string]: unknown }): Promise<Reply> => {
    pipe.say(message);
    return until(() => replies.find(({ re }) => re === message.id));
  };
  return { context, pipe, ask, hello: () => ask({ type: 'hello', id: 1, table, last: 0 }) };
}

test('while a long match is taken up others are served', async () => {
  let turns = 0;
  const opening = openRoom(houseOn(storage), table);
  const done = opening.then(() => true);
  while (!(await Promise.race([done, setImmediate(false)]))) turns++;
  expect(turns, 'a turn for every five hundred choices').toBeGreaterThan(6);
  expect((await opening)?.run?.log).toHaveLength(4300);
});

test('its late past is played again from a mark and not from the beginning', () => {
  const whole = [...storySince(run, 0, 0, last)].flat();
  expect(whole).toHaveLength(last);
  const mark = run.marks[0]?.shown[0] ?? 0;
  expect(mark).toBeGreaterThan(0);
  for (const since of [mark - 1, mark, last - 5]) {
    let again = 0;
    const part = [...storySince(run, 0, since, last, (choices) => (again += choices))].flat();
    expect(part).toEqual(whole.slice(since));
    expect(again < 4000).toBe(since >= mark);
  }
});

test('what a line has asked for ends when the line does', async () => {
  const { context, pipe, hello } = await visitor();
  await hello();
  const before = context.tally.replayed;
  pipe.say({ type: 'past', id: 2, before: last - 2500 });
  await until(() => (context.tally.replayed > before ? true : undefined));
  pipe.close();
  for (let i = 0; i < 40; i++) await setImmediate();
  expect(context.tally.replayed - before).toBeLessThan(1500);
});

test('whoever has had too much played again is told when to come back, and no table is opened for them', async () => {
  const { context, ask, hello } = await visitor();
  context.purses.spend('replays', WHO, 400_000);
  const refused = { type: 'refused', code: 'over-budget', params: { work: 'replays' } };
  expect(await hello()).toMatchObject(refused);
  expect(context.rooms.size).toBe(0);
  const other = await visitor();
  await other.hello();
  expect(await other.ask({ type: 'past', id: 2, before: 300, count: 10 })).toMatchObject({ type: 'past' });
  other.context.purses.spend('replays', WHO, 400_000);
  expect(await other.ask({ type: 'past', id: 3, before: 300, count: 10 })).toMatchObject(refused);
  // What is at hand costs nothing.
  expect(await other.ask({ type: 'past', id: 4, before: last, count: 10 })).toMatchObject({ type: 'past' });
  expect(await ask({ type: 'ping', id: 9 })).toMatchObject({ type: 'pong' });
});

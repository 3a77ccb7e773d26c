// The past of a long campaign over a real line: by pages, without a gap, and further back on demand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storySince, TAIL } from '../src/running.ts';
import { lineAt } from './campaign.ts';
import {
  connect,
  type Fields,
  type Line,
  learn,
  nothingKnown,
  post,
  type Reply,
  type Visitor,
  visit,
} from './client.ts';
import { fileOf, longRun } from './long.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
let mirka: Visitor;
let table: string;
const run = longRun(2500);
const last = run.shown[0] ?? 0;
const story = [...storySince(run, 0, 0, last)].flat();

beforeAll(async () => {
  server = await startProcess(freshDataDir());
  mirka = await visit(server.address);
  const brought = await post(mirka, '/api/matches', fileOf(run));
  table = String(brought.body.table);
});
afterAll(() => server.kill());

const eventsIn = ({ events }: Reply): Fields[] => (Array.isArray(events) ? events : []);

async function before(line: Line, number: number, count?: number): Promise<Fields[]> {
  const reply = await line.ask({ type: 'past', before: number, ...(count === undefined ? {} : { count }) });
  expect(reply).toMatchObject({ type: 'past', match: table });
  return eventsIn(reply);
}

test('a client that wants all of it gets pages of events and then the picture, with nothing missing and nothing twice', async () => {
  const line = await lineAt(mirka, table, { since: 0 });
  const known = nothingKnown();
  for (let message: Reply | null = null; message?.type !== 'update'; ) {
    message = await line.until(({ type }) => type === 'events' || type === 'update');
    expect(eventsIn(message).length).toBeLessThanOrEqual(TAIL);
    learn(known, message);
  }
  expect(known.events).toEqual(story.map(({ event }) => event));
  await line.close();
});

test('what happens while a long past is told comes after it', async () => {
  const slow = await connect(mirka);
  slow.say({ type: 'hello', table, since: 0 });
  const others = [await lineAt(mirka, table, { seat: 0, last: 0 }), await lineAt(mirka, table, { seat: 1, last: 0 })];
  let told = 0;
  for (const line of others) {
    const { seq, choices } = await line.until(({ type }) => type === 'update');
    const [choice] = choices as number[];
    if (choice === undefined) continue;
    expect(await line.ask({ type: 'move', match: table, seq, choice })).toMatchObject({ type: 'accepted' });
    told = Number((await before(line, 1_000_000, 1))[0]?.number);
    break;
  }
  expect(told, 'somebody could move, and something came of it').toBeGreaterThan(last);
  const known = nothingKnown();
  // `learn` does not put up with a gap.
  while (known.last < told) learn(known, await slow.until(({ type }) => type === 'events' || type === 'update'));
  expect(known.events.slice(0, story.length)).toEqual(story.map(({ event }) => event));
  await Promise.all([slow, ...others].map((line) => line.close()));
});

test('another hello ends the one before', async () => {
  const line = await connect(mirka);
  line.say({ type: 'hello', table, since: 0, id: 1 });
  line.say({ type: 'hello', table, last: 5, id: 2 });
  await line.until(({ re }) => re === 2);
  const update = await line.until(({ type }) => type === 'update');
  expect(eventsIn(update)).toHaveLength(5);
  expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  await line.close();
});

test('whoever looks back gets the events before a number, as far as the story goes', async () => {
  const line = await lineAt(mirka, table, { last: 10 });
  expect(await before(line, 1501)).toEqual(story.slice(500, 1500));
  expect(await before(line, 501, 20)).toEqual(story.slice(480, 500));
  expect(await before(line, 4, 20)).toEqual(story.slice(0, 3));
  expect(await before(line, 1)).toEqual([]);
  // From what is at hand, and never more than was told.
  expect(await before(line, last + 1, 3)).toEqual(story.slice(-3));
  const newest = await before(line, 1_000_000, 1);
  expect(Number(newest[0]?.number)).toBeGreaterThanOrEqual(last);
  await line.close();
});

test('looking back is refused in words that say why', async () => {
  const line = await lineAt(mirka, table, { last: 1 });
  expect(await line.ask({ type: 'past', before: 0 })).toMatchObject({
    code: 'bad-message',
    params: { path: 'before' },
  });
  expect(await line.ask({ type: 'past', before: 9, count: 5000 })).toMatchObject({
    code: 'bad-message',
    params: { path: 'count' },
  });
  const made = await post(mirka, '/api/tables', { game: 'adventures', name: 'Mirka', seats: 2 });
  const lobby = await lineAt(mirka, String(made.body.table));
  expect(await lobby.ask({ type: 'past', before: 9 })).toMatchObject({ code: 'not-started' });
  const early = await connect(mirka);
  expect(await early.ask({ type: 'past', before: 9 })).toMatchObject({ code: 'hello-first' });
  await Promise.all([line.close(), lobby.close(), early.close()]);
});

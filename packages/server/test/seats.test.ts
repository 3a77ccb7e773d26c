// Who sits where in a long match: one person at several seats, and seats that change hands while it rests.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { again, campaign, lineAt, playUntil, stageOf, steadfast } from './campaign.ts';
import { type Fields, type Line, learn, nothingKnown, post, type Reply, visit } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

const dataDir = freshDataDir();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(dataDir);
});
afterAll(() => server.kill());

const isTable = ({ type }: Reply) => type === 'table';
const tableWhere = async (line: Line, holds: (table: Fields) => boolean): Promise<Fields> =>
  (await line.until((message) => isTable(message) && holds(message.table as Fields))).table as Fields;

const resting = ({ choices, view }: { choices: readonly number[]; view: Fields | null }) =>
  view?.stage === 'between' && choices.length > 0;

test('one person leads two heroes, a line for each, and each line moves for its own', async () => {
  const table = await campaign(server.address, true);
  // Luck may give the first fights to one of the two: it is played until both have been asked.
  const hasMoved = ({ frames }: Line) => frames.some((text) => /"type":"accepted".*"seq":/.test(text));
  await playUntil(table, steadfast(3), ({ last }) => last > 80 && table.lines.every(hasMoved));
  const own = (line: Line) =>
    new Set(line.frames.map((text) => (JSON.parse(text) as Reply).table as Fields | undefined));
  for (const [seat, line] of table.lines.entries()) {
    const told = [...own(line)].filter((info) => info !== undefined);
    expect(told.at(-1)).toMatchObject({ you: seat, yours: [0, 1], sides: [0, 0], host: true });
  }
  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  const movers = new Set((await stored.moves(table.id)).map(({ seat }) => seat));
  await stored.close();
  expect(movers).toEqual(new Set([0, 1]));
});

test('nobody sits on two sides: not at once, not by moving over, not because the options change', async () => {
  const mirka = await visit(server.address);
  const duel = String((await post(mirka, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).body.table);
  const line = await lineAt(mirka, duel);
  expect(await line.ask({ type: 'sit', seat: 1, name: 'Mirka', also: true })).toMatchObject({ code: 'other-side' });
  expect(await line.ask({ type: 'sit', seat: 1, name: 'Mirka' })).toMatchObject({ type: 'accepted' });
  expect(await tableWhere(line, ({ you }) => you === 1)).toMatchObject({ yours: [1] });

  const wish = { game: 'adventures', name: 'Mirka', seats: 3 };
  const three = await lineAt(mirka, String((await post(mirka, '/api/tables', wish)).body.table));
  for (const seat of [1, 2]) await three.ask({ type: 'sit', seat, name: 'Mirka', also: true });
  const refused = await three.ask({ type: 'setup', options: { mode: 'boss-vs-team' } });
  expect(refused).toMatchObject({ type: 'refused', code: 'other-side' });
  expect(await three.ask({ type: 'stand', seat: 0 })).toMatchObject({ type: 'accepted' });
  expect(await three.ask({ type: 'stand', seat: 0 })).toMatchObject({ code: 'not-your-seat' });
  expect(await three.ask({ type: 'setup', options: { mode: 'boss-vs-team' } })).toMatchObject({ type: 'accepted' });
  expect(await three.ask({ type: 'sit', seat: 0, name: 'Mirka', also: true })).toMatchObject({ code: 'other-side' });
});

test('partners are on one side, wherever they sit', async () => {
  const mirka = await visit(server.address);
  const tableOf = async (seats: number, options: object) => {
    const made = await post(mirka, '/api/tables', { game: 'dice-throne', name: 'Mirka', seats, options });
    return lineAt(mirka, String(made.body.table));
  };
  const four = await tableOf(4, { mode: '2v2' });
  expect(await tableWhere(four, () => true)).toMatchObject({ sides: [0, 1, 1, 0] });
  expect(await four.ask({ type: 'sit', seat: 1, name: 'Mirka', also: true })).toMatchObject({ code: 'other-side' });
  expect(await four.ask({ type: 'sit', seat: 3, name: 'Mirka', also: true })).toMatchObject({ type: 'accepted' });
  const six = await tableOf(6, { mode: '3v3' });
  expect(await tableWhere(six, () => true)).toMatchObject({ sides: [0, 1, 1, 1, 0, 0] });
  const hill = await tableOf(4, { mode: 'koth' });
  expect(await tableWhere(hill, () => true)).toMatchObject({ sides: [0, 1, 2, 3] });
});

test('seats change hands at a rest, whatever happens to the process, and the dice stay what they were', async () => {
  const table = await campaign(server.address);
  const [mirka] = table.lines as [Line, Line];
  // A line of its own, so that the others hear everything in its turn.
  const borys = await lineAt((table.lines[1] as Line).visitor, table.id);
  await playUntil(table, steadfast(9), ({ last }) => last > 30);
  expect(await borys.ask({ type: 'stand' })).toMatchObject({ type: 'refused', code: 'not-resting' });
  await playUntil(table, steadfast(9), resting);

  expect(await borys.ask({ type: 'stand' })).toMatchObject({ type: 'accepted' });
  const told = await tableWhere(mirka, ({ seats }) => (seats as Fields[])[1]?.taken === false);
  expect(told).toMatchObject({ resting: true, seats: [{ name: 'Mirka' }, { word: 'word 1' }] });
  const [own] = table.known;
  const offered = own?.choices[0] ?? table.known[1]?.choices[0];
  const move = { type: 'move', match: table.id, seq: own?.seq, choice: offered };
  expect(await mirka.ask(move)).toMatchObject({ type: 'refused', code: 'seat-waits', params: { seat: 1 } });

  await server.kill();
  server = await startProcess(dataDir);
  const cyryl = await lineAt(await visit(server.address), table.id, { last: 5 });
  const waiting = await cyryl.until(({ type }) => type === 'update');
  expect(waiting.choices).toEqual([]);
  expect(waiting.events).toHaveLength(5);
  expect(await cyryl.ask({ type: 'bot', seat: 1, level: 'nobody' })).toMatchObject({ code: 'no-such-bot' });
  expect(await cyryl.ask({ type: 'bot', seat: 1, level: 'random' })).toMatchObject({ code: 'not-the-host' });
  expect(await cyryl.ask({ type: 'sit', seat: 0, name: 'Cyryl' })).toMatchObject({ code: 'seat-taken' });
  expect(await cyryl.ask({ type: 'sit', seat: 1, name: 'Cyryl' })).toMatchObject({ type: 'accepted' });
  const seen = await tableWhere(cyryl, ({ you }) => you === 1);
  expect((seen.seats as Fields[]).map(({ name, word }) => [name, word])).toEqual([
    ['Mirka', 'word 0'],
    ['Cyryl', 'word 1'],
  ]);

  // Cyryl takes over all that seat 1 knows, and they play on.
  const restored = await again(server.address, { ...table, lines: [mirka, cyryl], known: table.known });
  const reached = table.known[1]?.last ?? 0;
  await playUntil(restored, steadfast(10), ({ last }) => last > reached + 60);
  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  expect(await stored.reports(table.id)).toEqual([]);
  await stored.close();
});

test('at a rest a bot fills the seat, and it waits for a word before it ends the rest', async () => {
  const table = await campaign(server.address);
  await playUntil(table, steadfast(12), resting);
  const [mirka, borys] = table.lines as [Line, Line];
  const toMove = table.known.findIndex(resting);
  const leaver = toMove === 0 ? mirka : borys;
  const stays = toMove === 0 ? borys : mirka;
  await leaver.ask({ type: 'stand' });
  expect(await stays.ask({ type: 'bot', seat: toMove, level: 'random' })).toMatchObject({ type: 'accepted' });
  const told = await tableWhere(stays, ({ waitsForWord }) => waitsForWord === true);
  // The table is Borys's when the host has gone for good.
  expect(told).toMatchObject({ host: true, resting: true });
  expect(await leaver.ask({ type: 'onward' })).toMatchObject({ code: 'not-seated' });
  expect(await stays.ask({ type: 'onward' })).toMatchObject({ type: 'accepted' });
  const line = await lineAt(stays.visitor, table.id, { last: 0 });
  const known = nothingKnown();
  while (stageOf(known) === undefined || stageOf(known) === 'between') {
    const message = await line.until(({ type }) => type === 'update');
    known.last = ((message.events as { number: number }[]).at(-1)?.number ?? 1) - (message.events as unknown[]).length;
    learn(known, message);
  }
  expect(await stays.ask({ type: 'onward' })).toMatchObject({ code: 'not-resting' });
});

test('between rivals no seat changes hands, at no rest: nobody takes along to one side what they saw on the other', async () => {
  const mirka = await visit(server.address);
  const wish = { game: 'adventures', name: 'Mirka', seats: 3, options: { mode: 'boss-vs-team' }, bots: ['random'] };
  const id = String((await post(mirka, '/api/tables', wish)).body.table);
  const [boss, hero] = [await lineAt(mirka, id), await lineAt(await visit(server.address), id)];
  await hero.ask({ type: 'sit', seat: 1, name: 'Borys' });
  for (const line of [boss, hero]) await line.ask({ type: 'ready', word: 'rzepa' });
  await boss.ask({ type: 'start' });
  expect((await tableWhere(boss, ({ status }) => status === 'playing')).resting).toBe(false);
  for (const message of [{ type: 'stand' }, { type: 'unseat', seat: 2 }, { type: 'bot', seat: 2, level: 'random' }]) {
    expect(await boss.ask(message)).toMatchObject({ type: 'refused', code: 'not-resting' });
  }
});

test('in a game of one part nobody leaves, and the lobby stays closed', async () => {
  const { lines } = await seatTwo(server.address);
  for (const message of [{ type: 'stand' }, { type: 'sit', seat: 1, name: 'Mirka' }, { type: 'unseat', seat: 1 }]) {
    expect(await lines[0].ask(message)).toMatchObject({ type: 'refused', code: 'already-started' });
  }
  expect(await lines[0].ask({ type: 'onward' })).toMatchObject({ code: 'not-resting' });
});

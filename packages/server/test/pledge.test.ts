// Fair dice: every word is promised before any is shown, the seed is promised for one table alone, and what is shown is checked.
import { join } from 'node:path';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { bound, contentDigest, isKept, isRefusal, type Pledge, readMatchFile, wordHash } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { act } from '../src/play.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get, type Line, post, type Reply, visit } from './client.ts';
import { ear, type Heard, houseOn, openRoom, roomFor } from './house.ts';
import { playToEnd } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

const tableOf = (line: Line, holds: (table: Fields) => boolean = () => true): Promise<Fields> =>
  line
    .until(({ type, table }) => type === 'table' && holds(table as Fields))
    .then(({ table }: Reply) => table as Fields);

test('words are hidden until all are promised; then they are shown, and the match keeps every promise', async () => {
  const server = await startProcess(freshDataDir());
  const [mirka, borys] = [await visit(server.address), await visit(server.address)];
  const id = String((await post(mirka, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).body.table);
  const lines = [await connect(mirka), await connect(borys)] as const;
  for (const line of lines) await line.ask({ type: 'hello', table: id });
  await lines[1].ask({ type: 'sit', seat: 1, name: 'Borys' });
  const { commitment } = (await get(mirka, `/api/tables/${id}`)).body.table as { commitment: string };
  expect(await lines[0].ask({ type: 'reveal', word: 'rzepa' })).toMatchObject({ code: 'not-sealed' });
  for (const [i, word] of ['rzepa', 'лопата'].entries())
    expect(await lines[i]?.ask({ type: 'ready', hash: wordHash(commitment, word) })).toMatchObject({
      type: 'accepted',
    });
  const before = (await get(borys, `/api/tables/${id}`)).body.table as { seats: Fields[]; pledge: unknown };
  expect(before.pledge).toBeNull();
  expect(before.seats).toMatchObject([
    { ready: true, word: null },
    { ready: true, word: null },
  ]);
  expect(await lines[0].ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  const sealed = await tableOf(lines[1], ({ pledge }) => pledge !== null);
  expect(sealed).toMatchObject({ status: 'lobby', commitment });
  // The promise is on record before anything is shown.
  expect((await get(borys, `/api/dice/${commitment}`)).body).toMatchObject({ commitment, ended: null, how: null });
  expect(await lines[1].ask({ type: 'reveal', word: 'другая' })).toMatchObject({ code: 'other-word' });
  expect(await lines[1].ask({ type: 'ready', hash: wordHash(commitment, 'другая') })).toMatchObject({
    code: 'already-started',
  });
  await lines[1].ask({ type: 'reveal', word: 'лопата' });
  await lines[0].ask({ type: 'reveal', word: 'rzepa' });
  await playToEnd(id, [lines[0], lines[1]]);
  const file = readMatchFile((await get(mirka, `/api/matches/${id}/file`)).body);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  expect(file.chance).toMatchObject({ commitment, words: ['rzepa', 'лопата'], pledge: sealed.pledge as Pledge });
  expect(isKept(file)).toBe(true);
  expect((await get(borys, `/api/dice/${commitment}`)).body).toMatchObject({ how: 'over' });
  // Neither another word, nor other terms, nor another table fit the promise.
  const { chance } = file;
  const hashes = [wordHash(commitment, 'other'), ...(chance.pledge?.hashes.slice(1) ?? [])];
  for (const other of [
    { ...file, chance: { ...chance, words: ['other', 'лопата'] } },
    { ...file, options: { wounds: 5 } },
    { ...file, version: '99' },
    { ...file, content: { ...file.content, cards: file.content?.cards?.slice(1) ?? [] } },
    { ...file, chance: { ...chance, pledge: { ...(chance.pledge as Pledge), content: '0'.repeat(64) } } },
    { ...file, chance: { ...chance, pledge: { ...(chance.pledge as Pledge), table: 'other1' } } },
    { ...file, chance: { ...chance, pledge: { ...(chance.pledge as Pledge), hashes } } },
  ])
    expect(isKept(other)).toBe(false);
  await server.kill();
});

test('a match that was promised before promises spoke of content keeps what it promised', () => {
  const seed = '1'.repeat(64);
  const agreed = { game: 'dragon-farkle', version: '1', options: { wounds: 3 } };
  const commitment = bound(seed, { ...agreed, table: 'h4k9tw', seats: [null] });
  const pledge = { table: 'h4k9tw', seats: [null], hashes: [wordHash(commitment, 'rzepa')] };
  const chance = { seed, commitment, words: ['rzepa'], pledge };
  expect(isKept({ ...agreed, content: dragonFarkle.content.shipped(), chance })).toBe(true);
  expect(isKept({ ...agreed, options: {}, chance })).toBe(false);
});

async function lobby(): Promise<{
  context: ReturnType<typeof houseOn>;
  room: Awaited<ReturnType<typeof roomFor>>;
  mirka: Heard;
  borys: Heard;
}> {
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const room = await roomFor(context, 'mirka', { name: 'Mirka' });
  const [mirka, borys] = [ear('mirka', room), ear('borys', room)];
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'Borys' });
  return { context, room, mirka, borys };
}

const promised = ({ replies }: Heard): string =>
  ((replies.findLast(({ type }) => type === 'table')?.table as Fields | undefined)?.commitment as string) ?? '';

test('the promise is for what is agreed: other options or bots make another, and nobody stays ready for the old one', async () => {
  const { context, room, mirka, borys } = await lobby();
  let before = promised(mirka);
  const change = async (message: Parameters<typeof act>[3]) => {
    await act(context, room, borys, { type: 'ready', hash: wordHash(promised(mirka), 'b') });
    await act(context, room, mirka, message);
    expect(promised(mirka), JSON.stringify(message)).not.toBe(before);
    before = promised(mirka);
    const told = mirka.replies.findLast(({ type }) => type === 'table')?.table as { seats: Fields[] };
    expect(told.seats[1]?.ready).toBe(false);
  };
  await change({ type: 'setup', options: { wounds: 5 } });
  await change({ type: 'setup', seats: 3 });
  await change({ type: 'bot', seat: 2, level: 'random' });
  await change({ type: 'unseat', seat: 2 });
  const { seed, id, version, options } = room.table;
  const content = contentDigest(dragonFarkle.content.shipped());
  const terms = { table: id, game: 'dragon-farkle', version, options, seats: [null, null, null], content };
  expect(promised(mirka)).toBe(bound(seed, terms));
  await context.storage.close();
});

test('whoever does not show their word ends the start for all: words and seed are given back, and that is on record', async () => {
  const { context, room, mirka, borys } = await lobby();
  const commitment = promised(mirka);
  const { seed } = room.table;
  for (const who of [mirka, borys])
    await act(context, room, who, { type: 'ready', hash: wordHash(commitment, who.guest.id) });
  await act(context, room, mirka, { type: 'start' });
  await act(context, room, mirka, { type: 'reveal', word: 'mirka' });
  expect(room.run).toBeNull();
  await act(context, room, borys, { type: 'unready' });
  expect(room.table).toMatchObject({ status: 'lobby', pledge: null });
  expect(room.table.seed).not.toBe(seed);
  expect(room.table.seats.map((row) => (row.kind === 'person' ? [row.word, row.hash] : null))).toEqual([
    [null, undefined],
    [null, undefined],
  ]);
  expect(await context.storage.sealed(commitment)).toMatchObject({ how: 'aborted' });
  await context.storage.close();
});

test('a table that was sealed when the process ended opens again, and one that waits too long does', async () => {
  const { context, room, mirka, borys } = await lobby();
  const hasty = { ...context, wordPatience: 1 };
  for (const who of [mirka, borys])
    await act(hasty, room, who, { type: 'ready', hash: wordHash(promised(mirka), 'x') });
  const commitment = promised(mirka);
  await act(context, room, mirka, { type: 'start' });
  const woken = await openRoom(houseOn(context.storage), room.id);
  expect(woken?.table.pledge).toBeNull();
  expect(await context.storage.sealed(commitment)).toMatchObject({ how: 'aborted' });
  if (room.sealing !== null) clearTimeout(room.sealing);
  await context.storage.close();

  const late = await lobby();
  const impatient = { ...late.context, wordPatience: 1 };
  for (const who of [late.mirka, late.borys])
    await act(impatient, late.room, who, { type: 'ready', hash: wordHash(promised(late.mirka), 'x') });
  await act(impatient, late.room, late.mirka, { type: 'start' });
  await expect.poll(() => late.room.table.pledge).toBeNull();
  await late.room.tail;
  await late.context.storage.close();
});

test('a client of before says its word openly and is served; a match that broke shows its seed and its file', async () => {
  const { context, room, mirka, borys } = await lobby();
  const commitment = promised(mirka);
  await act(context, room, mirka, { type: 'ready', hash: wordHash(commitment, 'hidden') });
  await act(context, room, borys, { type: 'ready', word: 'open' });
  await act(context, room, borys, { type: 'ready' });
  expect(borys.replies.at(-1)).toMatchObject({ code: 'bad-message', params: { path: 'hash', problem: 'missing' } });
  await act(context, room, mirka, { type: 'start' });
  await act(context, room, mirka, { type: 'reveal', word: 'hidden' });
  expect(room.table).toMatchObject({ status: 'playing', words: ['hidden', 'open'] });
  expect(room.table.pledge?.hashes[1]).toBe(wordHash(commitment, 'open'));
  const { run } = room;
  if (run === null) throw new Error('no match');
  const toMove = (): never => {
    throw new Error('broken');
  };
  room.run = { ...run, recipe: { ...run.recipe, game: { ...run.recipe.game, toMove } } };
  await act(context, room, mirka, { type: 'move', match: room.id, seq: 0, choice: 1 });
  const told = mirka.replies.findLast(({ type }) => type === 'table')?.table as Fields;
  expect(told).toMatchObject({ status: 'aside', seed: room.table.seed, commitment });
  expect(await context.storage.sealed(commitment)).toMatchObject({ how: 'aside' });
  await context.storage.close();
});

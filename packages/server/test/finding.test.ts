// Finding somebody: public tables in the list, joining in one press, and seeks that end at a table with both seated.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, startRedis, type TrialBus, type TrialDatabase } from '../src/trial/index.ts';
import { connect, type Fields, get, type Line, post, type Visitor, visit } from './client.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

const houseOf = async (visitor: Visitor): Promise<Fields & { tables: Fields[] }> => {
  const { body } = await get(visitor, '/api/house');
  return body as Fields & { tables: Fields[] };
};

/** Somebody at a table of their own that waits for a second player. */
async function host(address: string, name = 'Mirka'): Promise<{ id: string; line: Line }> {
  const visitor = await visit(address);
  const made = await post(visitor, '/api/tables', { game: 'dragon-farkle', name, seats: 2 });
  const id = String(made.body.table);
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: id });
  return { id, line };
}

test('a table is public in one word, stands in the list while somebody waits there, and is joined in one press', async () => {
  const { id, line } = await host(server.address);
  const borys = await visit(server.address);
  expect((await houseOf(borys)).tables).toEqual([]);
  expect(await line.ask({ type: 'list', listed: true })).toMatchObject({ type: 'accepted' });
  expect(await line.until(({ type }) => type === 'table')).toMatchObject({ table: { listed: true } });
  const house = await houseOf(borys);
  expect(house).toMatchObject({ people: 2, playing: 0, seeking: {} });
  expect(house.tables).toMatchObject([
    { id, game: 'dragon-farkle', seats: [{ name: 'Mirka', taken: true }, { taken: false }] },
  ]);
  expect(JSON.stringify(house)).not.toContain('seed');
  expect(await post(borys, `/api/tables/${id}/join`, { name: 'Borys' })).toMatchObject({ status: 200 });
  expect(await post(borys, `/api/tables/${id}/join`, { name: 'Borys' })).toMatchObject({ status: 200 });
  const seen = await get(borys, `/api/tables/${id}`);
  expect(seen.body.table).toMatchObject({ you: 1, seats: [{ name: 'Mirka' }, { name: 'Borys' }] });
  expect((await houseOf(borys)).tables).toEqual([]);
  const late = await post(await visit(server.address), `/api/tables/${id}/join`, { name: 'Zoe' });
  expect(late).toMatchObject({ status: 409, body: { refused: 'table-full' } });
  await line.close();
});

test('only the host makes a table public, and one that all have left is not in the list', async () => {
  const { id, line } = await host(server.address);
  const borys = await connect(await visit(server.address));
  await borys.ask({ type: 'hello', table: id });
  expect(await borys.ask({ type: 'list', listed: true })).toMatchObject({ type: 'refused', code: 'not-the-host' });
  await line.ask({ type: 'list', listed: true });
  expect((await houseOf(borys.visitor)).tables).toHaveLength(1);
  await line.close();
  await expect.poll(async () => (await houseOf(borys.visitor)).tables).toEqual([]);
  await borys.close();
});

test('two who seek the same sit at one table; a third goes on seeking and is counted', async () => {
  const lines = await Promise.all(['Mirka', 'Borys', 'Zoe'].map(async () => connect(await visit(server.address))));
  const [mirka, borys, zoe] = lines;
  if (mirka === undefined || borys === undefined || zoe === undefined) throw new Error('nobody came');
  expect(await mirka.ask({ type: 'seek', kind: 'duel', name: 'Mirka' })).toMatchObject({ type: 'accepted' });
  expect(await mirka.until(({ type }) => type === 'seeking')).toMatchObject({ kind: 'duel', others: 0, bot: false });
  await zoe.ask({ type: 'seek', kind: 'farkle-2', name: 'Zoe' });
  expect(await houseOf(zoe.visitor)).toMatchObject({ seeking: { duel: 1, 'farkle-2': 1 } });
  await borys.ask({ type: 'seek', kind: 'duel', name: 'Mirka' });
  const [one, two] = await Promise.all([mirka, borys].map((line) => line.until(({ type }) => type === 'paired')));
  expect(one?.table).toBe(two?.table);
  const seen = await get(borys.visitor, `/api/tables/${String(two?.table)}`);
  const { seats } = seen.body.table as { seats: { name: string }[] };
  expect(seats.map(({ name }) => name).sort()).toEqual(['Mirka', 'Mirka 2']);
  // Nobody seeks any more than who is left, and who is left may stop.
  expect(await houseOf(zoe.visitor)).toMatchObject({ seeking: { 'farkle-2': 1 } });
  expect(await zoe.ask({ type: 'unseek' })).toMatchObject({ type: 'accepted' });
  expect(await zoe.ask({ type: 'unseek' })).toMatchObject({ code: 'not-seeking' });
  for (const line of lines) await line.close();
});

test('a seek goes with its line, and a person has one', async () => {
  const visitor = await visit(server.address);
  const [phone, desk] = [await connect(visitor), await connect(visitor)];
  await phone.ask({ type: 'seek', kind: 'duel', name: 'Mirka' });
  await desk.ask({ type: 'seek', kind: 'duel', name: 'Mirka' });
  await phone.until(({ type }) => type === 'unsought');
  expect(await houseOf(visitor)).toMatchObject({ seeking: { duel: 1 } });
  await desk.close();
  await expect.poll(async () => (await houseOf(visitor)).seeking).toEqual({});
  await phone.close();
});

test('what cannot be sought is refused in codes', async () => {
  const line = await connect(await visit(server.address));
  expect(await line.ask({ type: 'seek', kind: 'chess', name: 'x' })).toMatchObject({ code: 'no-such-kind' });
  expect(await line.ask({ type: 'seek', kind: 'campaign', name: 'x', rated: true })).toMatchObject({
    code: 'no-such-kind',
  });
  expect(await line.ask({ type: 'seek', kind: 'duel', name: 'x', rated: true })).toMatchObject({
    code: 'not-rated-for-guests',
  });
  expect(await line.ask({ type: 'seek', kind: 'duel', name: ' ' })).toMatchObject({ code: 'bad-name' });
  await line.close();
});

test('on two processes people meet once, wherever they came in, and see each other’s tables', async () => {
  const [postgres, redis]: [TrialDatabase, TrialBus] = await Promise.all([startPostgres(), startRedis()]);
  const database = await postgres.fresh();
  const dataDir = freshDataDir();
  const start = () => startProcess(dataDir, { database, bus: redis.url });
  const [one, two] = [await start(), await start()];
  const made = await host(one.address);
  await made.line.ask({ type: 'list', listed: true });
  const borys = await visit(two.address);
  await expect.poll(async () => (await houseOf(borys)).tables.map(({ id }) => id)).toEqual([made.id]);
  // A process that a busy machine kept from answering in time is `out-of-reach`: one comes again.
  await expect.poll(() => post(borys, `/api/tables/${made.id}/join`, { name: 'Borys' })).toMatchObject({ status: 200 });
  const lines = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => connect(await visit((i % 2 === 0 ? one : two).address))),
  );
  await Promise.all(lines.map((line, i) => line.ask({ type: 'seek', kind: 'duel', name: `p${i}` })));
  const tables = await Promise.all(
    lines.map(async (line) => String((await line.until(({ type }) => type === 'paired')).table)),
  );
  const each = Map.groupBy(tables, (table) => table);
  expect([...each.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
  for (const [i, line] of lines.entries()) {
    const seen = await get(line.visitor, `/api/tables/${tables[i]}`);
    expect((seen.body.table as Fields).you).not.toBe('spectator');
  }
  for (const line of [...lines, made.line]) await line.close();
  await Promise.all([one.kill(), two.kill()]);
  await Promise.all([postgres.remove(), redis.remove()]);
});

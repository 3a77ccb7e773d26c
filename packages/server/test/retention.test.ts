// A table that nobody comes to is removed, and whoever has to do with it can know beforehand.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

test('a table that all have left is removed after its time; one that somebody is at is not, and says when it would be', async () => {
  const retention = 3000;
  const dataDir = freshDataDir();
  const server = await startProcess(dataDir, { retention });
  const left = await seatTwo(server.address);
  const kept = await seatTwo(server.address);
  const told = kept.lines[0].frames.map((text): Fields => JSON.parse(text)).findLast(({ type }) => type === 'table');
  expect(told?.table).toMatchObject({ expires: expect.any(Number) });
  const mirka = left.lines[0].visitor;
  const listed = await get(mirka, '/api/tables/mine');
  expect(listed.body.tables).toMatchObject([{ id: left.id, expires: expect.any(Number) }]);
  await server.kill();

  // Only the one is open after a restart.
  const again = await startProcess(dataDir, { retention });
  const there = { ...kept.lines[0].visitor, address: again.address };
  const line = await connect(there);
  await line.ask({ type: 'hello', table: kept.id });
  // Not through the server: whoever asks it for a table has come to it.
  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  await expect.poll(() => stored.table(left.id)).toBeNull();
  expect(await stored.table(kept.id)).not.toBeNull();
  await stored.close();
  const gone = { ...mirka, address: again.address };
  expect((await get(gone, `/api/tables/${left.id}`)).body).toMatchObject({ refused: 'no-such-table' });
  expect((await get(gone, '/api/tables/mine')).body.tables).toEqual([]);
  expect((await get(there, `/api/tables/${kept.id}`)).body).toMatchObject({ table: { status: 'playing' } });
  await again.kill();
});

// What a server keeps: a folder of its own that nobody else reads, and rows of which one bad one harms no other.
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FolderInUse, startServer } from '../src/index.ts';
import { tableMark } from '../src/log.ts';
import { get, post, visit } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

const QUIET = { port: 0, host: '127.0.0.1' } as const;

test('one server has a folder: a second one does not start, also in the same process, and the first goes on', async () => {
  const dataDir = freshDataDir();
  const first = await startProcess(dataDir);
  await expect(startServer({ ...QUIET, dataDir })).rejects.toThrow(FolderInUse);
  const host = await visit(first.address);
  expect((await post(host, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).status).toBe(201);
  await first.kill();
  // Whatever ended the first, the folder is free again.
  const next = await startServer({ ...QUIET, dataDir });
  await expect(startServer({ ...QUIET, dataDir })).rejects.toThrow(FolderInUse);
  await next.close();
});

test('nobody else on the machine may read what the server keeps, and what an older server left open is closed', async () => {
  const dataDir = freshDataDir();
  const modes = () =>
    ['', 'wyrmtable.db', 'wyrmtable.db-wal', 'lock'].map((name) => statSync(join(dataDir, name)).mode & 0o077);
  const first = await startProcess(dataDir);
  await seatTwo(first.address);
  expect(modes()).toEqual([0, 0, 0, 0]);
  await first.kill();
  chmodSync(dataDir, 0o755);
  for (const name of ['wyrmtable.db', 'wyrmtable.db-wal', 'lock']) chmodSync(join(dataDir, name), 0o644);
  const again = await startProcess(dataDir);
  expect(modes()).toEqual([0, 0, 0, 0]);
  await again.kill();
});

test('a row that cannot be read costs its own table and no list', async () => {
  const dataDir = freshDataDir();
  const server = await startProcess(dataDir);
  const [bad, good, worse] = [
    await seatTwo(server.address),
    await seatTwo(server.address),
    await seatTwo(server.address),
  ];
  const db = new DatabaseSync(join(dataDir, 'wyrmtable.db'));
  db.prepare('UPDATE tables SET seats = ? WHERE id = ?').run('[{"kind":', bad.id);
  db.prepare('UPDATE tables SET seats = ? WHERE id = ?').run('null', worse.id);
  db.prepare('UPDATE tables SET listed = 1').run();
  db.close();
  const guest = await visit(server.address);
  const ids = async (path: string, who = guest) =>
    ((await get(who, path)).body.tables as { id: string }[]).map(({ id }) => id);
  expect(await ids('/api/tables/open')).toEqual([good.id]);
  expect(await ids('/api/tables/mine', bad.lines[0].visitor)).toEqual([]);
  expect(server.said()).toContain(`${tableMark(bad.id)} cannot be read`);
  // Whoever has a code may come and watch.
  for (const { id } of [bad, worse]) expect(server.said()).not.toContain(id);
  await server.kill();
});

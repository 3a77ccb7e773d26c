// What the matches of a service are played with can be read beside its servers.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsAt } from '../src/storage/contents.ts';
import type { Storage } from '../src/storage/port.ts';
import { postgresStorage } from '../src/storage/postgres/storage.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { startPostgres, type TrialDatabase } from '../src/trial/index.ts';
import { freshDataDir } from './process.ts';
import { TABLE } from './storage-contract.ts';

let postgres: TrialDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const CONTENT = { figures: ['figures@0'], amendments: ['ties-go-on'] };

async function laid(storage: Storage): Promise<void> {
  await storage.addTable({ ...TABLE, id: 'begun', status: 'playing', content: CONTENT });
  await storage.addTable({ ...TABLE, id: 'lobby', content: null });
}

test('in a folder every match that has begun is named with its content, a lobby is not', async () => {
  const folder = freshDataDir();
  expect(await contentsAt({ folder })).toBeNull();
  const storage = sqliteStorage(join(folder, 'wyrmtable.db'));
  await laid(storage);
  expect(await contentsAt({ folder })).toEqual([{ table: 'begun', game: TABLE.game, content: CONTENT }]);
  await storage.close();
});

test('and so in PostgreSQL', async () => {
  const database = await postgres.fresh();
  expect(await contentsAt({ database })).toBeNull();
  const storage = await postgresStorage(database);
  await laid(storage);
  expect(await contentsAt({ database })).toEqual([{ table: 'begun', game: TABLE.game, content: CONTENT }]);
  await storage.close();
});

// What matches in a data folder are played with can be read beside the server.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsIn } from '../src/storage/contents.ts';
import { sqliteStorage } from '../src/storage/sqlite.ts';
import { freshDataDir } from './process.ts';
import { TABLE } from './storage-contract.ts';

test('every match that has begun is named with its content, a lobby is not', async () => {
  const folder = freshDataDir();
  expect(contentsIn(folder)).toBeNull();
  const storage = sqliteStorage(join(folder, 'wyrmtable.db'));
  const content = { figures: ['figures@0'], amendments: ['ties-go-on'] };
  await storage.addTable({ ...TABLE, id: 'begun', status: 'playing', content });
  await storage.addTable({ ...TABLE, id: 'lobby', content: null });
  expect(contentsIn(folder)).toEqual([{ table: 'begun', game: TABLE.game, content }]);
  await storage.close();
});

// Seeds and hidden choices lie sealed in the database, by a key that is kept apart; keys are changed, missed and lost.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { move } from '../src/keeping/index.ts';
import { addKey, firstKey, KeyMissing, NotAKey } from '../src/storage/keys.ts';
import { openStore } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { sought } from '../src/tables.ts';
import { get } from './client.ts';
import { houseOn } from './house.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';
import { TABLE } from './storage-contract.ts';

const databaseIn = (folder: string) => join(folder, 'wyrmtable.db');
const keyIn = (folder: string) => join(folder, 'wyrmtable.key');

/** A folder as servers before keys left it. */
async function oldFolder(): Promise<string> {
  const folder = freshDataDir();
  const storage = sqliteStorage(databaseIn(folder));
  await storage.addTable(TABLE);
  await storage.addTable({ ...TABLE, id: 'playing', status: 'playing', seed: 'cd'.repeat(32) });
  await storage.addTable({ ...TABLE, id: 'over', status: 'over', seed: 'ef'.repeat(32) });
  await storage.close();
  return folder;
}

function seedsIn(folder: string): Record<string, string> {
  const db = new DatabaseSync(databaseIn(folder));
  const rows = db.prepare('SELECT id, seed FROM tables').all();
  db.close();
  return Object.fromEntries(rows.map(({ id, seed }) => [String(id), String(seed)]));
}

test('a match that is not over has its seed in no file of the database; once it is over everybody may have it', async () => {
  const folder = freshDataDir();
  const server = await startProcess(folder);
  const { id, lines } = await seatTwo(server.address);
  expect(seedsIn(folder)[id]).toMatch(/^aes1\./);
  expect(statSync(keyIn(folder)).mode & 0o077).toBe(0);
  await playToEnd(id, lines);
  await expect.poll(() => seedsIn(folder)[id]).toMatch(/^[0-9a-f]{64}$/);
  const { chance } = (await get(lines[0].visitor, `/api/matches/${id}/file`)).body as { chance: { seed: string } };
  expect(seedsIn(folder)[id]).toBe(chance.seed);
  await server.kill();
});

test('seeds of an older server are sealed when it starts, and nothing of them is left in its files', async () => {
  const folder = await oldFolder();
  const { storage, close } = await openStore({ dataDir: folder });
  expect((await storage.table('playing'))?.seed).toBe('cd'.repeat(32));
  expect((await storage.tablesOf('mirka', 5)).map(({ seed }) => seed).toSorted()).toEqual([
    'ab'.repeat(32),
    'cd'.repeat(32),
    'ef'.repeat(32),
  ]);
  await close();
  expect(seedsIn(folder)).toMatchObject({ over: 'ef'.repeat(32), playing: expect.stringMatching(/^aes1\./) });
  expect(readFileSync(databaseIn(folder)).includes('cd'.repeat(32))).toBe(false);
});

test('a new key takes over, and the one before still opens what it sealed', async () => {
  const folder = await oldFolder();
  await (await openStore({ dataDir: folder })).close();
  const before = seedsIn(folder);
  const changed = await openStore({ dataDir: folder, newKey: true });
  const secret = changed.secret('days');
  await changed.close();
  expect(seedsIn(folder).playing?.split('.')[1]).not.toBe(before.playing?.split('.')[1]);
  expect(readFileSync(keyIn(folder), 'utf8').trim().split('\n')).toHaveLength(2);
  const { storage, close, secret: secretNow } = await openStore({ dataDir: folder });
  expect((await storage.table(TABLE.id))?.seed).toBe(TABLE.seed);
  // What is made of the keys stays as it was: push services know us by it, and everybody plays the same day.
  expect(secretNow('days')).toEqual(secret);
  expect(secretNow('days')).not.toEqual(secretNow('web push 0'));
  await close();
});

test('a server that runs while another brings a new key reads what that one seals', () => {
  const path = keyIn(freshDataDir());
  const running = firstKey(path);
  const before = running.seal('seed', 'place');
  const secret = running.derive('days');
  const other = addKey(path);
  expect(running.open(other.seal('seed', 'place'), 'place')).toBe('seed');
  expect(running.open(before, 'place')).toBe('seed');
  expect(other.open(running.seal('seed', 'place'), 'place')).toBe('seed');
  expect(running.derive('days')).toEqual(secret);
  expect(() => running.open(firstKey(keyIn(freshDataDir())).seal('seed', 'place'), 'place')).toThrow(KeyMissing);
});

test('without its key a server does not start, nor makes another; given up, finished matches and new ones go on', async () => {
  const folder = await oldFolder();
  const apart = join(freshDataDir(), 'apart.key');
  await (await openStore({ dataDir: folder, key: apart })).close();
  await expect(startServer({ port: 0, dataDir: folder })).rejects.toThrow(KeyMissing);
  // Nor is a new one put in its place: it would look as if all were well.
  await expect(openStore({ dataDir: folder, newKey: true })).rejects.toThrow(KeyMissing);
  expect(() => statSync(keyIn(folder))).toThrow();
  const { storage, close } = await openStore({ dataDir: folder, lostKey: true });
  await expect(storage.table('playing')).rejects.toThrow(KeyMissing);
  expect((await storage.tablesOf('mirka', 5)).map(({ id }) => id)).toEqual(['over']);
  // Whoever comes to it is told so, and the log names it in one line.
  const house = houseOn(storage);
  expect(await sought(house, { guest: 'mirka' }, 'playing')).toMatchObject({ refused: 'match-set-aside' });
  expect(house.reported).toEqual([
    expect.stringMatching(/^table #[0-9a-f]{8} stays closed: the key [0-9a-f]{12} is not here$/),
  ]);
  expect(await storage.addTable({ ...TABLE, id: 'fresh' })).toBe(true);
  await close();
  // The key is found again: put under the new one it opens everything.
  writeFileSync(keyIn(folder), `${readFileSync(keyIn(folder), 'utf8')}${readFileSync(apart, 'utf8')}`);
  const again = await openStore({ dataDir: folder });
  expect((await again.storage.table('playing'))?.seed).toBe('cd'.repeat(32));
  expect((await again.storage.table('fresh'))?.seed).toBe(TABLE.seed);
  await again.close();
});

test('a seed that was put in the place of another is not opened, and a file without keys is said to be one', async () => {
  const folder = await oldFolder();
  await (await openStore({ dataDir: folder })).close();
  const db = new DatabaseSync(databaseIn(folder));
  db.exec(`UPDATE tables SET seed = (SELECT seed FROM tables WHERE id = '${TABLE.id}') WHERE id = 'playing'`);
  db.close();
  const { storage, close } = await openStore({ dataDir: folder });
  await expect(storage.table('playing')).rejects.toThrow();
  await close();
  writeFileSync(keyIn(folder), 'sesame\n');
  await expect(openStore({ dataDir: folder })).rejects.toThrow(NotAKey);
  rmSync(keyIn(folder));
});

test('a hidden choice lies sealed until the match begins, and one whose key is gone was never made', async () => {
  const folder = freshDataDir();
  const pick = { hash: 'a1', hero: 'shadow-thief', salt: '0123456789abcdef' };
  // A salt may be anything, also what looks sealed.
  const strange = { hash: 'b2', hero: 'monk', salt: 'aes1.0123456789ab.c2VzYW1l' };
  const picks = [pick, strange, null];
  const choosing = { how: 'hidden', picks } as const;
  const lobby = { ...TABLE, terms: { ...TABLE.terms, choosing } };
  const picksOf = async (storage: Storage, id: string) => (await storage.table(id))?.terms.choosing;
  const first = await openStore({ dataDir: folder });
  await first.storage.addTable(lobby);
  expect(await picksOf(first.storage, TABLE.id)).toEqual(choosing);
  await first.close();
  const text = readFileSync(databaseIn(folder));
  for (const secret of ['shadow-thief', pick.salt, '"monk']) expect(text.includes(secret), secret).toBe(false);
  // Shown to all, it lies open, and whatever the salt looks like it is read.
  const second = await openStore({ dataDir: folder });
  await second.storage.addTable({ ...lobby, id: 'playing', status: 'playing' });
  expect(await picksOf(second.storage, 'playing')).toEqual(choosing);
  await second.close();
  // A new key seals all seeds anew, so the old one may be thrown away.
  await (await openStore({ dataDir: folder, newKey: true })).close();
  writeFileSync(keyIn(folder), `${readFileSync(keyIn(folder), 'utf8').split('\n')[0]}\n`);
  const third = await openStore({ dataDir: folder });
  expect(await picksOf(third.storage, TABLE.id)).toEqual({ how: 'hidden', picks: [null, null, null] });
  await third.close();
});

test('keys go along from folder to folder', async () => {
  const [folder, other] = [await oldFolder(), freshDataDir()];
  await (await openStore({ dataDir: folder })).close();
  await move({ folder }, { folder: other });
  renameSync(folder, `${folder}-gone`);
  const { storage, close } = await openStore({ dataDir: other });
  expect((await storage.table('playing'))?.seed).toBe('cd'.repeat(32));
  await close();
});

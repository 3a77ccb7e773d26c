// SQLite under the storage contract, its migrations, and group commit.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { groupCommitOf } from '../src/group-commit.ts';
import { tableMark } from '../src/log.ts';
import { NewerDatabase } from '../src/storage/sqlite/migrations.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { DAYS_CONTRACT } from './days-contract.ts';
import { HEROES_CONTRACT } from './heroes-contract.ts';
import { MODERATION_CONTRACT } from './moderation-contract.ts';
import { PEOPLE_CONTRACT } from './people-contract.ts';
import { freshDataDir } from './process.ts';
import { STORAGE_CONTRACT, TABLE } from './storage-contract.ts';

const CONTRACTS = {
  ...STORAGE_CONTRACT,
  ...PEOPLE_CONTRACT,
  ...HEROES_CONTRACT,
  ...MODERATION_CONTRACT,
  ...DAYS_CONTRACT,
};
for (const [what, check] of Object.entries(CONTRACTS)) {
  test(`sqlite: ${what}`, async () => {
    const path = join(freshDataDir(), 'wyrmtable.db');
    let storage = sqliteStorage(path);
    await check(storage, async () => {
      await storage.close();
      storage = sqliteStorage(path);
      return storage;
    });
    await storage.close();
  });
}

test('a database of a newer version is refused and left as it is', async () => {
  const path = join(freshDataDir(), 'wyrmtable.db');
  await sqliteStorage(path).close();
  const later = new DatabaseSync(path);
  later.exec('UPDATE schema_version SET version = 99');
  later.close();
  expect(() => sqliteStorage(path)).toThrow(NewerDatabase);
  expect(() => sqliteStorage(path)).toThrow('schema version 99');
  const still = new DatabaseSync(path);
  expect(still.prepare('SELECT version FROM schema_version').get()).toEqual({ version: 99 });
  still.close();
});

test('a table of the first schema keeps its words when its seats get their own', async () => {
  const path = join(freshDataDir(), 'wyrmtable.db');
  const storage = sqliteStorage(path);
  const seats = [
    { kind: 'person', guest: 'mirka', name: 'Mirka', word: 'rzepa' },
    { kind: 'bot', level: 'random', name: 'random', word: '9f2c' },
  ] as const;
  await storage.addTable({ ...TABLE, status: 'playing', seats });
  await storage.addTable({ ...TABLE, id: 'lobby2' });
  await storage.close();
  const old = new DatabaseSync(path);
  for (const column of ['words', 'links', 'seed_known', 'content', 'pledge', 'terms', 'ending'])
    old.exec(`ALTER TABLE tables DROP COLUMN ${column}`);
  old.exec(
    'ALTER TABLE early DROP COLUMN made; DROP TABLE pulse; DROP TABLE stops; DROP TABLE seals; DROP TABLE charges; DROP TABLE living; DROP TABLE visits; DROP INDEX tables_changed; DROP TABLE clocks',
  );
  for (const table of [
    'talk',
    'complaints',
    'acts',
    'pushes',
    'told',
    'owed',
    'guest_marks',
    'day_tries',
    'accounts',
    'sign_ins',
    'passkeys',
    'recovery',
    'challenges',
    'relations',
    'leaving',
    'seeks',
    'ratings',
    'rated',
    'made_heroes',
    'luck_due',
    'luck',
  ])
    old.exec(`DROP TABLE ${table}`);
  old.exec('UPDATE schema_version SET version = 1');
  old.close();
  const again = sqliteStorage(path);
  expect(await again.table(TABLE.id)).toEqual({
    ...TABLE,
    status: 'playing',
    seats,
    words: ['rzepa', '9f2c'],
    terms: { clock: { kind: 'none' }, rated: false },
    ended: null,
  });
  expect(await again.table('lobby2')).toMatchObject({ words: null, links: [], seedKnown: [] });
  await again.close();
});

test('moves of many tables in one turn of the event loop share one transaction', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const batches: number[] = [];
  const ledger = groupCommitOf({
    ...storage,
    append(writings) {
      batches.push(writings.length);
      return storage.append(writings);
    },
  });
  const write = (match: string, number: number) =>
    ledger.write({
      match,
      after: number,
      entries: [{ kind: 'move', match, number, seat: 0, seq: 0, choice: 1, results: [] }],
    });
  const written = await Promise.all(Array.from({ length: 40 }, (_, i) => write(`table${i}`, 0)));
  expect(new Set(written)).toEqual(new Set(['written']));
  expect(batches).toEqual([40]);
  expect(await Promise.all([write('table0', 0), write('table1', 1)])).toEqual(['taken', 'written']);
  expect(batches).toEqual([40, 2]);
  await storage.close();
});

test('when the storage fails, everybody who waits for it learns so', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const ledger = groupCommitOf(storage);
  await storage.close();
  const entry = { kind: 'move', match: 'one', number: 0, seat: 0, seq: 0, choice: 1, results: [] } as const;
  await expect(ledger.write({ match: 'one', after: 0, entries: [entry] })).rejects.toThrow();
});

const DAMAGED: Readonly<Record<string, string>> = {
  options: '[]x',
  seats: '[{"kind":"person","guest":7}]',
  words: '{"0":"rzepa"}',
  links: '[{"guest":"mirka"}]',
  seed_known: '[{"name":"Mirka","how":"dreamt"}]',
  set_up: '["4"]',
  outcome: '{"kind":"won"}',
};

test.each(Object.entries(DAMAGED))(
  'a table whose %s were damaged on disk is refused in one sentence',
  async (field, text) => {
    const path = join(freshDataDir(), 'wyrmtable.db');
    const storage = sqliteStorage(path);
    await storage.addTable(TABLE);
    await storage.close();
    const db = new DatabaseSync(path);
    db.prepare(`UPDATE tables SET ${field} = ?`).run(text);
    db.close();
    const again = sqliteStorage(path);
    await expect(again.table(TABLE.id)).rejects.toThrow(
      `${field} of ${tableMark(TABLE.id)} in the database is damaged`,
    );
    await again.close();
  },
);

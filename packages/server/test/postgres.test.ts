// PostgreSQL under the storage contract, and what becomes of writers while it is away.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupCommitOf } from '../src/group-commit.ts';
import { DatabaseInUse, startServer } from '../src/index.ts';
import type { Storage, Writing } from '../src/storage/port.ts';
import { migratePostgres, OthersLive } from '../src/storage/postgres/schema.ts';
import { postgresStorage } from '../src/storage/postgres/storage.ts';
import { NewerDatabase } from '../src/storage/sqlite/migrations.ts';
import { query, startPostgres, type TrialDatabase } from '../src/trial/index.ts';
import { connect, get, visit } from './client.ts';
import { DAYS_CONTRACT } from './days-contract.ts';
import { HEROES_CONTRACT } from './heroes-contract.ts';
import { MODERATION_CONTRACT } from './moderation-contract.ts';
import { PEOPLE_CONTRACT } from './people-contract.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';
import { STORAGE_CONTRACT } from './storage-contract.ts';

let postgres: TrialDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const CONTRACTS = {
  ...STORAGE_CONTRACT,
  ...PEOPLE_CONTRACT,
  ...HEROES_CONTRACT,
  ...MODERATION_CONTRACT,
  ...DAYS_CONTRACT,
};
for (const [what, check] of Object.entries(CONTRACTS)) {
  test(`postgres: ${what}`, async () => {
    const url = await postgres.fresh();
    let storage = await postgresStorage(url);
    await check(storage, async () => {
      await storage.close();
      storage = await postgresStorage(url);
      return storage;
    });
    await storage.close();
  });
}

const next = (match: string, after: number, choice = 4): Writing => ({
  match,
  after,
  entries: [{ kind: 'move', match, number: after, seat: 0, seq: after, choice, results: [after] }],
});

test('processes that start at once make the database once, and a newer one is refused and left as it is', async () => {
  const url = await postgres.fresh();
  const stores = await Promise.all(Array.from({ length: 4 }, () => postgresStorage(url)));
  for (const storage of stores) await storage.close();
  await query(url, 'UPDATE schema_version SET version = 99, least = 99');
  await expect(postgresStorage(url)).rejects.toThrow(NewerDatabase);
  expect(await query(url, 'SELECT version FROM schema_version')).toEqual([{ version: 99 }]);
});

test('a change that servers of before could not live with waits until none plays; one that only adds does not', async () => {
  const url = await postgres.fresh();
  const client = new Client({ connectionString: url });
  await client.connect();
  await migratePostgres(client, 6);
  await client.query(`INSERT INTO living VALUES ('of before', now() + interval '1 minute')`);
  await expect(migratePostgres(client)).rejects.toThrow(OthersLive);
  expect(await query(url, 'SELECT version FROM schema_version')).toEqual([{ version: 6 }]);
  // One that was killed a moment ago is believed to play for a moment.
  await client.query(`UPDATE living SET until = now() + interval '1 second'`);
  await (await postgresStorage(url)).close();

  const other = await postgres.fresh();
  await client.end();
  const second = new Client({ connectionString: other });
  await second.connect();
  await migratePostgres(second, 11);
  await second.query(`INSERT INTO living VALUES ('of before', now() + interval '1 minute')`);
  await migratePostgres(second);
  // Who was there before may start again beside it; whoever is older than the last break may not.
  await migratePostgres(second, 11);
  await expect(migratePostgres(second, 6)).rejects.toThrow(NewerDatabase);
  const rows = await query(other, 'SELECT version > 11 AS newer FROM schema_version');
  expect(rows).toEqual([{ newer: true }]);
  await second.end();
});

test('a table that gets a column under a server is read as before, though the plan that was kept does not fit any more', async () => {
  const url = await postgres.fresh();
  const storage = await postgresStorage(url);
  await storage.addGuest({ id: 'mirka', tokenHash: 'hash', name: 'Mirka' });
  const known = await storage.guest('hash');
  expect(known).toMatchObject({ id: 'mirka' });
  await query(url, 'ALTER TABLE guests ADD COLUMN later integer NOT NULL DEFAULT 7');
  expect(await storage.guest('hash')).toEqual(known);
  await storage.close();
});

test('what is said while the database is away waits for it; nothing acknowledged is lost, nothing is written twice', async () => {
  const url = await postgres.fresh();
  const reported: string[] = [];
  const storage = await postgresStorage(url, { patience: 60_000, report: (problem) => reported.push(problem) });
  const ledger = groupCommitOf(storage);
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const matches = Array.from({ length: 8 }, (_, i) => `match${i}`);
  const players = matches.map(async (match) => {
    for (let after = 0; !isOver; after++) {
      expect(await ledger.write(next(match, after))).toBe('written');
      acknowledged.set(match, after + 1);
    }
  });
  for (let i = 0; i < 3; i++) {
    const before = [...acknowledged.values()].reduce((sum, moves) => sum + moves, 0);
    await expect
      .poll(() => [...acknowledged.values()].reduce((sum, moves) => sum + moves, 0))
      .toBeGreaterThan(before + 50);
    await postgres.kill();
    await postgres.start();
  }
  const resumed = acknowledged.get('match0') ?? 0;
  await expect.poll(() => acknowledged.get('match0')).toBeGreaterThan(resumed);
  isOver = true;
  await Promise.all(players);
  for (const match of matches) {
    const moves = await storage.moves(match);
    expect(moves.map(({ number }) => number)).toEqual(
      Array.from({ length: acknowledged.get(match) ?? 0 }, (_, i) => i),
    );
  }
  expect(reported.filter((problem) => problem.includes('is back')).length).toBeGreaterThan(0);
  await storage.close();
});

test('a database that stays away is an error after a while and at once for whoever asks after its health', async () => {
  const storage: Storage = await postgresStorage(await postgres.fresh(), { patience: 300 });
  await storage.check();
  await postgres.kill();
  // What it had started for open lines goes on for a moment.
  const answer = (what: () => Promise<unknown>) =>
    expect.poll(() =>
      what().then(
        () => 'answered',
        () => 'failed',
      ),
    );
  await answer(() => storage.append([next('one', 0)])).toBe('failed');
  await answer(() => storage.check()).toBe('failed');
  await postgres.start();
  await expect.poll(() => storage.append([next('two', 0)]).catch(() => [])).toEqual(['written']);
  await storage.close();
});

test('a server that is stopped while it looks into the database complains of nothing', async () => {
  const database = await postgres.fresh();
  const server = await startProcess(freshDataDir(), { database });
  const line = await connect(await visit(server.address));
  expect(await line.ask({ type: 'seek', kind: 'duel', name: 'Mirka' })).toMatchObject({ type: 'accepted' });
  const holder = new Client({ connectionString: database });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE seeks IN ACCESS EXCLUSIVE MODE');
  /** Lines of the server to the database that wait for the lock, or that do not. */
  const lines = async (waiting: boolean): Promise<number> => {
    const others = waiting ? '=' : 'IS DISTINCT FROM';
    const text = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'wyrmtable' AND wait_event_type ${others} 'Lock'`;
    return (await query(database, text)).length;
  };
  await expect.poll(() => lines(true)).toBeGreaterThan(0);
  const stopped = server.stop();
  // It has left but for what waits, which looks at those who seek, and would look further.
  await expect.poll(() => lines(false)).toBe(0);
  await holder.query('COMMIT');
  await holder.end();
  await stopped;
  expect(server.said()).toBe('');
});

test('a match is played to its end while the database is killed under it, and another server keeps away', async () => {
  const database = await postgres.fresh();
  const server = await startProcess(freshDataDir(), { database });
  const { id, lines } = await seatTwo(server.address);
  let isOver = false;
  const played = playToEnd(id, lines).finally(() => {
    isOver = true;
  });
  const kills = (async () => {
    for (let i = 0; i < 2 && !isOver; i++) {
      await postgres.kill();
      await postgres.start();
    }
  })();
  await Promise.all([played, kills]);
  // The last update is told before the end of the match is on record.
  await expect.poll(async () => (await get(lines[0].visitor, `/api/matches/${id}/file`)).status).toBe(200);
  const file = await get(lines[0].visitor, `/api/matches/${id}/file`);
  const rows = await query(
    database,
    `SELECT count(*)::int AS moves, max(number) AS last FROM moves WHERE match = '${id}'`,
  );
  const moves = (file.body.choices as number[]).length;
  expect(rows).toEqual([{ moves, last: moves - 1 }]);
  await expect(startServer({ port: 0, host: '127.0.0.1', dataDir: freshDataDir(), database })).rejects.toThrow(
    DatabaseInUse,
  );
  // One that was killed is waited for.
  await server.kill();
  const next = await startServer({ port: 0, host: '127.0.0.1', dataDir: freshDataDir(), database });
  const back = { ...lines[0].visitor, address: next.address };
  expect((await get(back, `/api/tables/${id}`)).body).toMatchObject({ table: { status: 'over', you: 0 } });
  await next.close();
});

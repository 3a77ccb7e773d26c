// Data of a service saved, put back, moved to another database and back, damaged and repaired.
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { backup, DamagedDatabase, move, NotEmpty, repair, restore } from '../src/keeping/index.ts';
import { enact } from '../src/moderation/log.ts';
import { ratedMatch } from '../src/ratings/matches.ts';
import type { MoveRow } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { query, startPostgres, type TrialDatabase } from '../src/trial/index.ts';
import { get, nothingKnown } from './client.ts';
import { pushOf, tryOf } from './days-contract.ts';
import { sharedHero } from './heroes-contract.ts';
import { COMPLAINT, warning } from './moderation-contract.ts';
import { MIRKA, passkeyOf, signInOf } from './people-contract.ts';
import { picker, playLine, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';
import { TABLE } from './storage-contract.ts';

let postgres: TrialDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

const QUIET = { port: 0, host: '127.0.0.1' } as const;
const databaseIn = (folder: string) => join(folder, 'wyrmtable.db');
const KEPT = [
  'guests',
  'accounts',
  'sign_ins',
  'passkeys',
  'recovery',
  'relations',
  'leaving',
  'tables',
  'at_table',
  'visits',
  'moves',
  'early',
  'stops',
  'talk',
  'complaints',
  'acts',
  'seals',
  'ratings',
  'rated',
  'luck_due',
  'luck',
  'made_heroes',
  'reports',
];

/** Everything in a file of SQLite, as text. */
function everything(path: string): string {
  const db = new DatabaseSync(path);
  const rows = KEPT.map((name) => db.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all());
  db.close();
  return JSON.stringify(rows);
}

const moveOf = (match: string, number: number): MoveRow => ({
  match,
  number,
  seat: number % 2,
  seq: number,
  choice: number % 7,
  results: [number, 5, 1],
});

/** A service with something in every corner. */
async function filled(folder: string, tables: number): Promise<void> {
  const storage = sqliteStorage(databaseIn(folder));
  await storage.addGuest({ id: 'mirka', tokenHash: 'hash', name: 'Mirka „Żółw” 🐢' });
  await storage.people.addAccount({ ...MIRKA, id: 'account' }, signInOf('account', 'phone'));
  await storage.people.addPasskey(passkeyOf('account', 'key'));
  await storage.people.setRecovery('account', ['a', 'b']);
  await storage.people.relate({ person: 'account', other: 'mirka', kind: 'follow', at: 1_700_000_000_000 });
  await storage.people.removeAccount('gone', 1_700_000_000_000);
  await storage.heroes.add(sharedHero('hero', { author: 'account', origin: { hero: 'zzz', version: 2 } }), 9);
  for (let i = 0; i < tables; i++) {
    const id = `table${String(i).padStart(4, '0')}`;
    const moves = Array.from({ length: 40 }, (_, number) => moveOf(id, number));
    await storage.addTable({ ...TABLE, id, status: 'playing', words: ['rzepa', '', 'лопата'], next: null }, moves);
    await storage.append([
      {
        match: id,
        after: 40,
        entries: [
          { kind: 'early', match: id, seat: 1, seq: 7, choice: 2, made: 3 },
          { kind: 'stops', match: id, guest: 'mirka', wish: { habit: 'off' } },
          {
            ...{ kind: 'talk', match: id, number: 1, at: 9, person: 'mirka', name: 'Mirka', room: 'players' },
            ...{
              seat: i % 2 === 0 ? 0 : null,
              phrase: i % 2 === 0 ? 'hello' : null,
              text: i % 2 === 0 ? null : 'Żółw',
            },
          },
          {
            kind: 'clock',
            match: id,
            standing: { left: [500, 700, 900], answers: 20, mover: 1, pause: i % 2 === 0 ? 500 : null },
            due: i % 2 === 0 ? null : 700,
          },
        ],
      },
    ]);
    await storage.visit(id, 1_800_000_000_000 + i);
    await storage.seal(`seal${i}`, 1_700_000_000_000 + i);
  }
  await storage.moderation.complain(COMPLAINT);
  await storage.moderation.came('borys', 'address:x', 1_700_000_000_000);
  await enact(storage.moderation, warning('borys', { complaint: 'c1', until: 1_800_000_000_000 }));
  const players = ['mirka', 'borys'].map((person, side) => ({ person, side, place: side + 1, hero: null }));
  const counted = ratedMatch('duel', players, 1_700_000_000_002);
  const last = await storage.table('table0001');
  if (last !== null) await storage.saveTable({ ...last, status: 'over' }, undefined, counted);
  await storage.word.putPush(pushOf('https://push.example/a', 'account'));
  const word = { kind: 'move', table: 'table0001', game: 'dragon-farkle' } as const;
  await storage.word.told({ person: 'account', word, mark: 3, sure: false });
  await storage.word.owe({ person: 'account', word, mark: 4, sure: false }, 60_000, 0);
  for (const person of ['mirka', 'borys']) await storage.days.tryDay(tryOf(person, `try of ${person}`));
  await storage.days.countTry('try of mirka', { won: true, turns: 9, figure: 450, score: 12 }, 1_700_000_000_000);
  const luck = { seat: 0, person: 'mirka', game: 'dragon-farkle', throws: 9, got: 1, expected: 1.5, variance: 1.25 };
  const reckoned = (await storage.luck.claim(1)) ?? '';
  await storage.luck.settle(reckoned, [{ ...luck, match: reckoned }]);
  await storage.unseal('seal0', 'over', 1_700_000_000_001);
  await storage.addReport({ match: 'table0000', at: 5, problem: 'RangeError: "x"\n at', input: { seed: '\u0000' } });
  await storage.close();
}

test('a service goes to PostgreSQL and comes back as it was, and an occupied place is left alone', async () => {
  const [home, back, database] = [freshDataDir(), freshDataDir(), await postgres.fresh()];
  await filled(home, 30);
  const before = everything(databaseIn(home));
  const there = await move({ folder: home }, { database });
  expect(there).toEqual({
    guests: 1,
    accounts: 1,
    sign_ins: 1,
    passkeys: 1,
    recovery: 2,
    relations: 1,
    leaving: 1,
    tables: 30,
    at_table: 30,
    moves: 1200,
    early: 30,
    stops: 30,
    clocks: 30,
    talk: 30,
    complaints: 1,
    acts: 1,
    guest_marks: 1,
    visits: 30,
    seals: 30,
    ratings: 2,
    rated: 2,
    luck_due: 1,
    luck: 1,
    made_heroes: 1,
    reports: 1,
    pushes: 1,
    told: 1,
    owed: 1,
    day_tries: 2,
  });
  expect(everything(databaseIn(home))).toBe(before);
  // Whoever writes there next is held to the logs that came.
  expect(await query(database, "SELECT moves FROM heads WHERE match = 'table0007'")).toEqual([{ moves: 40 }]);
  await expect(move({ folder: home }, { database })).rejects.toThrow(NotEmpty);
  expect(await move({ database }, { folder: back })).toEqual(there);
  expect(everything(databaseIn(back))).toBe(before);
  const file = join(freshDataDir(), 'saved.db');
  expect(await backup({ database }, file)).toEqual(there);
  expect(everything(file)).toBe(before);
  const elsewhere = await postgres.fresh();
  expect(await restore(file, { database: elsewhere })).toEqual({ counts: there, aside: null });
});

test('a backup is taken under play; put back, the match goes on from a move it had', async () => {
  const home = freshDataDir();
  const server = await startProcess(home);
  const { id, lines } = await seatTwo(server.address);
  let isEnough = false;
  const playing = lines.map((line, i) => playLine(id, line, nothingKnown(), picker(i + 1), () => isEnough));
  const file = join(freshDataDir(), 'saved.db');
  const counts = await backup({ folder: home }, file);
  isEnough = true;
  await Promise.race(playing);
  expect(counts.tables).toBe(1);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(`${file}.part`)).toBe(false);
  await expect(restore(file, { folder: home })).rejects.toThrow('another server has');
  await server.kill();
  const { aside } = await restore(file, { folder: home });
  expect(existsSync(String(aside))).toBe(true);
  const again = await startServer({ ...QUIET, dataDir: home });
  const back = { ...lines[0].visitor, address: again.address };
  expect((await get(back, `/api/tables/${id}`)).body).toMatchObject({ table: { status: 'playing', you: 0 } });
  await again.close();
});

/** Nonsense over some pages in the middle of the file. */
function damage(path: string, share: number): void {
  const pages = Math.floor(statSync(path).size / 4096);
  const file = openSync(path, 'r+');
  for (let i = 0; i < 2; i++)
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(pages * share + i * 3) * 4096);
  closeSync(file);
}

test('a damaged database is not served; repair saves what can be read, restore brings all of it back', async () => {
  const home = freshDataDir();
  await filled(home, 400);
  const saved = join(freshDataDir(), 'saved.db');
  await backup({ folder: home }, saved);
  expect(repair(home)).toMatchObject({ damage: null, aside: null });
  damage(databaseIn(home), 0.6);
  const damaged = readFileSync(databaseIn(home));
  await expect(startServer({ ...QUIET, dataDir: home })).rejects.toThrow(DamagedDatabase);
  expect(readFileSync(databaseIn(home)).equals(damaged)).toBe(true);
  const { kept, aside } = repair(home);
  expect(readFileSync(String(aside)).equals(damaged)).toBe(true);
  expect(kept.tables).toBeGreaterThan(200);
  expect(kept.moves).toBeGreaterThan(8000);
  // Logs of tables that were lost are of no use.
  expect(kept.moves).toBeLessThanOrEqual(kept.tables * 40);
  expect(kept.moves + kept.tables).toBeLessThan(400 * 41);
  const storage = sqliteStorage(databaseIn(home));
  expect(await storage.guest('hash')).toMatchObject({ id: 'mirka' });
  for (const id of ['table0000', 'table0399']) {
    const moves = await storage.moves(id);
    expect(moves).toEqual(moves.map((_, number) => moveOf(id, number)));
  }
  await storage.close();
  const served = await startServer({ ...QUIET, dataDir: home });
  await served.close();
  expect((await restore(saved, { folder: home })).counts).toMatchObject({ tables: 400, moves: 16_000 });
  expect(everything(databaseIn(home))).toBe(everything(saved));
});

test('what is no database at all is refused, by the server, by repair and as a backup', async () => {
  const home = freshDataDir();
  writeFileSync(databaseIn(home), 'These are not the tables you are looking for. '.repeat(200));
  await expect(startServer({ ...QUIET, dataDir: home })).rejects.toThrow(DamagedDatabase);
  expect(() => repair(home)).toThrow(DamagedDatabase);
  await expect(restore(databaseIn(home), { folder: freshDataDir() })).rejects.toThrow(DamagedDatabase);
});

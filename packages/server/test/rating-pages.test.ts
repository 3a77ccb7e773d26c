// Ratings as they are told by HTTP, from a database in which matches have counted.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldName } from '../src/people/folding.ts';
import { ratedMatch } from '../src/ratings/matches.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { get, visit } from './client.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';
import { TABLE } from './storage-contract.ts';

const MATCHES = 30;
let server: ServerProcess;
beforeAll(async () => {
  const folder = freshDataDir();
  const storage = sqliteStorage(join(folder, 'wyrmtable.db'));
  for (const [id, name] of [
    ['m', 'Mirka'],
    ['b', 'Borys'],
  ] as const) {
    await storage.people.addAccount(
      { id, name, folded: foldName(name), password: null, created: 1, owner: null },
      null,
    );
  }
  for (let i = 0; i < MATCHES; i++) {
    const id = `match${i}`;
    await storage.addTable({ ...TABLE, id, status: 'over' });
    const players = ['m', 'b'].map((person, side) => ({
      person,
      side,
      place: (side === 0) === i % 3 > 0 ? 1 : 2,
      hero: side === 0 ? 'monk' : 'ninja',
    }));
    // Two a day, so that each counts in full.
    await storage.saveTable(
      { ...TABLE, id, status: 'over' },
      undefined,
      ratedMatch('duel', players, (i + 1) * 50_000_000),
    );
  }
  await storage.close();
  server = await startProcess(folder);
});
afterAll(() => server.kill());

test('the best of a kind stand in their order, and whoever is not sure yet does not', async () => {
  const somebody = await visit(server.address);
  const { body } = await get(somebody, '/api/best?kind=duel');
  expect(body).toMatchObject({ kind: 'duel', best: [{ name: 'Mirka', matches: MATCHES, won: 20 }, { name: 'Borys' }] });
  expect((await get(somebody, '/api/best?kind=koth')).body).toEqual({ kind: 'koth', best: [] });
  expect(await get(somebody, '/api/best?kind=campaign')).toMatchObject({
    status: 404,
    body: { refused: 'no-such-kind' },
  });
});

test('a person has ratings, heroes and matches, by any writing of the name; a guest has none', async () => {
  const somebody = await visit(server.address);
  const { body } = await get(somebody, '/api/ratings/MIRKA');
  expect(body).toMatchObject({
    name: 'Mirka',
    ratings: [{ kind: 'duel', provisional: false, matches: MATCHES, won: 20 }],
    heroes: [{ hero: 'monk', played: MATCHES, won: 20 }],
  });
  const { matches } = body as { matches: { match: string; weight: number; others: object[] }[] };
  expect(matches).toHaveLength(MATCHES);
  expect(matches[0]).toMatchObject({
    match: `match${MATCHES - 1}`,
    won: true,
    weight: 1,
    others: [{ name: 'Borys', friend: false }],
  });
  expect(await get(somebody, '/api/ratings/nobody')).toMatchObject({
    status: 404,
    body: { refused: 'no-such-person', params: { name: 'nobody' } },
  });
});

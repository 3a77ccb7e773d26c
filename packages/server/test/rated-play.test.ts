// A rated match from beginning to end: two accounts seek, play by the clock, one gives up, and it counts once.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { wordHash } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { foldName } from '../src/people/folding.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get, type Line, visit } from './client.ts';
import { freshDataDir, startProcess } from './process.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A data folder in which these have accounts and are signed in by a token that is their name. */
async function withAccounts(...names: string[]): Promise<string> {
  const folder = freshDataDir();
  const storage = sqliteStorage(join(folder, 'wyrmtable.db'));
  const now = Date.now();
  for (const name of names) {
    const account = { id: name, name, folded: foldName(name), password: null, created: now, owner: null };
    const signIn = {
      id: `at ${name}`,
      account: name,
      tokenHash: hashOf(name),
      device: '',
      created: now,
      seen: now,
      proved: now,
    };
    await storage.people.addAccount(account, signIn);
  }
  await storage.close();
  return folder;
}

const tableAt = async (line: Line, id: string): Promise<Fields> =>
  (await get(line.visitor, `/api/tables/${id}`)).body.table as Fields;

/** Both are ready by a hidden word, the host begins, and both words are shown. */
async function begin(lines: readonly Line[], id: string): Promise<void> {
  for (const line of lines) await line.ask({ type: 'hello', table: id });
  const [first] = lines;
  if (first === undefined) throw new Error('nobody came');
  const { commitment } = (await tableAt(first, id)) as { commitment: string };
  for (const [i, line] of lines.entries()) await line.ask({ type: 'ready', hash: wordHash(commitment, `word ${i}`) });
  await first.ask({ type: 'start' });
  for (const [i, line] of lines.entries()) await line.ask({ type: 'reveal', word: `word ${i}` });
}

test('who gives up has lost; the match counts once, also when the server is killed and asked again', async () => {
  const folder = await withAccounts('Mirka', 'Borys');
  let server = await startProcess(folder);
  const visitorAt = (name: string) => ({ address: server.address, cookie: `wyrmtable_account=${name}` });
  const lines = [await connect(visitorAt('Mirka')), await connect(visitorAt('Borys'))];
  for (const line of lines)
    expect(await line.ask({ type: 'seek', kind: 'farkle-2', rated: true })).toMatchObject({ type: 'accepted' });
  const [table] = await Promise.all(
    lines.map(async (line) => String((await line.until(({ type }) => type === 'paired')).table)),
  );
  const id = table ?? '';
  await begin(lines, id);
  const [mirka, borys] = lines;
  if (mirka === undefined || borys === undefined) throw new Error('nobody came');
  expect(await tableAt(mirka, id)).toMatchObject({ status: 'playing', rated: true });
  expect((await get(mirka.visitor, '/api/ratings/Mirka')).body).toMatchObject({ ratings: [], matches: [] });
  expect(await borys.ask({ type: 'resign' })).toMatchObject({ type: 'accepted' });
  await expect.poll(async () => (await tableAt(mirka, id)).status).toBe('over');
  const told = async () => (await get(await visit(server.address), '/api/ratings/mirka')).body;
  const before = await told();
  expect(before).toMatchObject({
    name: 'Mirka',
    ratings: [{ kind: 'farkle-2', provisional: true, matches: 1, won: 1 }],
    matches: [{ match: id, won: true, weight: 1, others: [{ name: 'Borys', friend: false }] }],
  });
  expect((await get(mirka.visitor, '/api/ratings/Borys')).body).toMatchObject({ ratings: [{ matches: 1, won: 0 }] });
  await server.kill();
  server = await startProcess(folder);
  // Opening the table again writes nothing anew.
  expect(await get(visitorAt('Borys'), `/api/tables/${id}`)).toMatchObject({ status: 200 });
  expect(await told()).toEqual(before);
  await server.kill();
});

// A match of rules or content that are not known here: it says so kindly, nothing of it is lost, and whoever may take it out can go on
// with it where it is known.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { connect, type Fields, post, type Visitor, visit } from './client.ts';
import { freshDataDir, startProcess } from './process.ts';

/** A match against a bot, and what somebody does to its row while the server is away. */
async function afterUpdate(change: (db: DatabaseSync, id: string) => void) {
  const data = freshDataDir();
  const before = await startProcess(data);
  const mirka = await visit(before.address);
  const id = String(
    (await post(mirka, '/api/tables', { game: 'dragon-farkle', name: 'Mirka', bots: ['random'] })).body.table,
  );
  const line = await connect(mirka);
  await line.ask({ type: 'hello', table: id });
  await line.ask({ type: 'ready', word: 'rzepa' });
  line.say({ type: 'start', id: 901 });
  await line.until(({ type }) => type === 'update');
  await before.kill();
  const db = new DatabaseSync(join(data, 'wyrmtable.db'));
  change(db, id);
  db.close();
  const after = await startProcess(data);
  const visitor: Visitor = { ...mirka, address: after.address };
  const again = await connect(visitor);
  again.say({ type: 'hello', table: id, id: 902 });
  const refused = await again.until(({ type }) => type === 'refused');
  const { body } = await post(visitor, `/api/tables/${id}/file`, {});
  return { refused, file: body as Fields, visitor, stop: () => after.kill() };
}

test('other rules: the file is given, and opens where they are known', async () => {
  const { refused, file, visitor, stop } = await afterUpdate((db, id) => {
    db.prepare("UPDATE tables SET version = '0' WHERE id = ?").run(id);
  });
  expect(refused).toMatchObject({ code: 'other-version', params: { found: '0' } });
  expect(file).toMatchObject({ version: '0', digest: '' });
  expect((await post(visitor, '/api/matches', file)).body.refused).toBe('other-version');
  await stop();
});

test('content that is not here is told as such, and not as other rules', async () => {
  const { refused, file, stop } = await afterUpdate((db, id) => {
    const row = db.prepare('SELECT content FROM tables WHERE id = ?').get(id);
    const content = String(row?.content).replace(/skrzek@[0-9a-f]+/, `skrzek@${'0'.repeat(32)}`);
    db.prepare('UPDATE tables SET content = ? WHERE id = ?').run(content, id);
  });
  expect(refused).toMatchObject({ code: 'content-missing' });
  expect(file).toMatchObject({ digest: '' });
  await stop();
});

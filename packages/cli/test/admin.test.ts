// Moderation from the terminal: who has the right, what is done to whom, and whether the log is whole.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { begin, complains, reported, temporary, wyrmtable } from './process.ts';

interface Act {
  readonly number: number;
  readonly kind: string;
  readonly name: string | null;
  readonly until: number | null;
}

test('the right, a warning, a ban beside a server that runs, what is taken back, and a chain that holds', async () => {
  const data = join(temporary(), 'data');
  const child = begin(['serve', '--port', '0', '--data', data]);
  const ended = new Promise((done) => child.on('close', done));
  const address = await new Promise<string>((ready) =>
    child.stdout?.once('data', (text: Buffer) => ready(/http:\S+/.exec(String(text))?.[0] ?? '')),
  );
  const made = await fetch(`${address}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Borys', password: 'rzepa na polu' }),
  });
  expect(made.status).toBe(201);
  const admin = (...words: string[]) => reported<Act & { head: string }>(['admin', ...words, '--data', data]);
  expect(await admin('grant', 'borys')).toMatchObject({ number: 1, kind: 'grant', name: 'Borys' });
  expect(await admin('moderators')).toEqual(['Borys']);
  await admin('warn', 'Borys', '--reason', 'insult', '--words', 'Be kind.');
  const ban = await admin('ban', 'Borys', '--days', '2');
  expect((ban.until ?? 0) - Date.now()).toBeGreaterThan(47 * 3_600_000);
  expect(await admin('undo', 'Borys')).toMatchObject({ kind: 'undo', undoes: ban.number });
  expect(await admin('reports')).toEqual([]);
  const { head } = await admin('verify');
  const polish = await wyrmtable(['admin', 'log', 'Borys', '--data', data, '--lang', 'pl']);
  expect(polish.out).toContain('blokada, Borys, Coś innego, do ');
  await complains(['admin', 'ban', 'Nobody', '--data', data], /Nobody/);
  await complains(['admin', 'warn', '--data', data], /Say whom it is about/);
  await complains(['admin', 'warn', 'Borys', '--reason', 'envy', '--data', data], /not “envy”/);
  await complains(['admin', 'mute', 'Borys', '--hours', '0', '--data', data], /--hours/);
  await complains(['admin', 'hang', 'Borys', '--data', data], /hang/);
  child.kill('SIGTERM');
  await ended;
  const db = new DatabaseSync(join(data, 'wyrmtable.db'));
  db.exec("UPDATE acts SET reason = 'other' WHERE number = 2");
  db.close();
  expect((await wyrmtable(['admin', 'verify', '--head', head, '--data', data])).code).toBe(1);
});

// Saving, putting back, moving and repairing the data of a service, as whoever runs it calls for it.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, complains, reported, temporary, wyrmtable } from './process.ts';

/** A server has been here; resolves when it has gone. */
async function served(data: string): Promise<void> {
  const child = begin(['serve', '--port', '0', '--data', data]);
  const ended = new Promise((done) => child.on('close', done));
  await new Promise<void>((ready) => child.stdout?.once('data', () => ready()));
  child.kill('SIGTERM');
  await ended;
}

test('saved, put back and moved, in counts and in sentences', async () => {
  const folder = temporary();
  const [data, file] = [join(folder, 'data'), join(folder, 'saved.db')];
  await served(data);
  expect(await reported(['backup', file, '--data', data])).toMatchObject({ file, guests: 0, tables: 0, moves: 0 });
  await complains(['backup', file, '--data', data], /saved\.db is there already; nothing was changed/);
  expect(await reported(['backup', file, '--replace', '--data', data])).toMatchObject({ file });
  const { code, out } = await wyrmtable(['restore', file, '--data', data, '--lang', 'pl']);
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    `Teraz w ${data}: goście 0, stoły 0, ruchy 0; każdy wiersz taki jak był.`,
  ]);
  expect(readdirSync(data).some((name) => name.startsWith('wyrmtable-before-restore-'))).toBe(true);
  const moved = join(folder, 'moved');
  expect(await reported(['migrate', '--from', data, '--to', moved])).toMatchObject({
    from: data,
    to: moved,
    tables: 0,
  });
  expect((await wyrmtable(['repair', '--data', moved, '--lang', 'ru'])).out).toContain('цела; ничего не сделано');
  writeFileSync(join(moved, 'wyrmtable.db'), 'nonsense '.repeat(1000));
  await complains(['serve', '--port', '0', '--data', moved], /is damaged: put a backup in its place/);
  await complains(['repair', '--data', moved], /Nothing in .* can be read any more/);
  await complains(['restore', join(moved, 'wyrmtable.db'), '--data', data], /is no whole backup; nothing was changed/);
});

test('what is missing or wrong is said', async () => {
  const folder = temporary();
  await complains(['backup', join(folder, 'x.db'), '--data', folder], /There is no database in/);
  await complains(['restore', join(folder, 'x.db'), '--data', folder], /x\.db/);
  writeFileSync(join(folder, 'sesame'), 'sesame');
  await complains(['serve', '--port', '0', '--data', folder, '--key', join(folder, 'sesame')], /sesame holds no keys/);
  await complains(['migrate', '--to', folder], /--from is missing/);
  const [from, file] = [join(folder, 'data'), join(folder, 'nowhere', 'x.db')];
  await served(from);
  await complains(['backup', file, '--data', from], /There is no folder .*nowhere\./);
  // What is wrong with the one place is not said of the other.
  await complains(['migrate', '--from', from, '--to', join(folder, 'sesame')], /sesame/);
  const child = begin(['serve', '--port', '0', '--data', join(folder, 'other')]);
  const ended = new Promise((done) => child.on('close', done));
  await new Promise<void>((ready) => child.stdout?.once('data', () => ready()));
  await complains(['migrate', '--from', from, '--to', join(folder, 'other')], /Another server is using .*other;/);
  child.kill('SIGTERM');
  await ended;
  await complains(
    ['migrate', '--from', folder, '--to', 'mysql://u:secret@h/db'],
    /--to takes the address of a PostgreSQL(?!.*secret)/,
  );
  await complains(['repair', '--data', join(folder, 'none')], /There is no database in/);
  // Nobody listens there: that is no fault of the file.
  await complains(
    ['backup', join(folder, 'x.db'), '--database', 'postgres://u:secret@127.0.0.1:1/db'],
    /The database postgres:\/\/127\.0\.0\.1:1\/db cannot be used(?!.*secret)/,
  );
});

// So many may watch a table, and those who play are none of them.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import type { Reply } from './client.ts';
import { houseOn, roomFor } from './house.ts';
import { guestCalled, pipeTo } from './line-world.ts';
import { freshDataDir } from './process.ts';

test('a table takes as many watchers as it may, and its players besides', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const context = { ...houseOn(storage), limits: { ...houseOn(storage).limits, watchersPerTable: 2 } };
  const { id } = await roomFor(context, 'mirka', { seats: 2, name: 'Mirka' });
  /** How the table answers, and how to leave it. */
  const come = async (name: string) => {
    const replies: Reply[] = [];
    const pipe = pipeTo(context, guestCalled(name), (text) => replies.push(JSON.parse(text)));
    pipe.say({ type: 'hello', id: 1, table: id });
    for (let i = 0; i < 20 && replies.length === 0; i++) await setImmediate();
    return { answer: replies[0], leave: pipe.close };
  };
  const mirka = await come('mirka');
  const ola = await come('ola');
  const ula = await come('ula');
  for (const { answer } of [mirka, ola, ula]) expect(answer).toMatchObject({ type: 'accepted', re: 1 });
  expect((await come('ela')).answer).toMatchObject({
    type: 'refused',
    re: 1,
    code: 'table-full-of-watchers',
    params: { limit: 2 },
  });
  expect((await come('mirka')).answer).toMatchObject({ type: 'accepted' });
  ola.leave();
  for (let i = 0; i < 20; i++) await setImmediate();
  expect((await come('ela')).answer).toMatchObject({ type: 'accepted' });
  await storage.close();
});

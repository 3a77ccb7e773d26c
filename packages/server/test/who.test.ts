// Who somebody is, by the line they come on and by their id.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountsOf, personOf } from '../src/people/who.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { MIRKA } from './people-contract.ts';
import { freshDataDir } from './process.ts';

test('a line is that of a guest, of an account or of its program', () => {
  const guest = { id: 'mirka', tokenHash: 'hash', name: 'Mirka' };
  expect(personOf(guest)).toEqual({ id: 'mirka', name: 'Mirka', kind: 'guest' });
  const account = { signIn: 'phone', program: false };
  expect(personOf({ ...guest, account }).kind).toBe('account');
  expect(personOf({ ...guest, account: { ...account, program: true } }).kind).toBe('program');
});

test('of many ids those that are accounts have names of their own', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  await storage.people.addAccount(MIRKA, null);
  await storage.people.addAccount({ ...MIRKA, id: 'engine', folded: 'engine', name: 'Engine', owner: 'mirka' }, null);
  const found = await accountsOf(storage, ['nobody', 'engine', 'mirka', 'mirka']);
  expect([...found.values()]).toEqual([
    { id: 'engine', name: 'Engine', kind: 'program' },
    { id: 'mirka', name: MIRKA.name, kind: 'account' },
  ]);
  await storage.close();
});

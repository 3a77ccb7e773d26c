// Blocking and following in the list of tables that wait.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownTo, type Waiting } from '../src/finding/welcome.ts';
import type { Storage } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { freshDataDir } from './process.ts';

let storage: Storage;
beforeEach(() => {
  storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
});
afterEach(async () => {
  await storage.close();
});

const block = (person: string, other: string) => storage.people.relate({ person, other, kind: 'block', at: 1 });

test('tables of people one follows come first, those of people one has blocked are not shown, and no ids are told', async () => {
  const table = (id: string, ...people: string[]): Waiting => ({
    id,
    game: 'dragon-farkle',
    options: {},
    clock: { kind: 'none' },
    rated: false,
    seats: [],
    langs: [],
    created: 1,
    people,
  });
  await block('Mirka', 'Borys');
  await storage.people.relate({ person: 'Mirka', other: 'Zoe', kind: 'follow', at: 1 });
  const list = [table('one', 'Ala'), table('two', 'Borys'), table('three', 'Ala', 'Zoe')];
  const shown = await shownTo(storage, 'Mirka', list);
  expect(shown.map(({ id, friends }) => [id, friends])).toEqual([
    ['three', true],
    ['one', false],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Ala');
  expect(await shownTo(storage, 'Ala', list)).toHaveLength(3);
});

// What every storage must do, written once against the port; storage.test.ts holds SQLite to it.
import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { MoveRow, Storage, TableRow } from '../src/storage/port.ts';

/** `reopen` closes the storage and opens the same data again. */
type Check = (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>;

/** A table in its lobby. */
export const TABLE: TableRow = {
  id: 'h4k9tw',
  game: 'dragon-farkle',
  version: '1',
  status: 'lobby',
  options: { wounds: 4 },
  content: null,
  seats: [
    { kind: 'person', guest: 'mirka', name: 'Mirka', word: null },
    { kind: 'bot', level: 'random', name: 'random', word: '9f2c' },
    { kind: 'empty' },
  ],
  words: null,
  pledge: null,
  links: [],
  seedKnown: [],
  host: 'mirka',
  listed: true,
  seed: 'ab'.repeat(32),
  setUp: [],
  outcome: null,
  digest: null,
  next: null,
  created: 1000,
  changed: 1000,
};

type Move = MoveRow & { readonly kind: 'move' };

const move = (match: string, number: number, choice = 4): Move => ({
  kind: 'move',
  match,
  number,
  seat: number % 2,
  seq: number * 3,
  choice,
  results: [number, 5],
});

const row = ({ kind: _, ...rest }: Move): MoveRow => rest;

export const STORAGE_CONTRACT: Readonly<Record<string, Check>> = {
  async 'a guest is found by the hash of the token alone, also after a restart'(storage, reopen) {
    await storage.addGuest({ id: 'mirka', tokenHash: 'hash', name: '' });
    await storage.renameGuest('mirka', 'Mirka');
    const again = await reopen();
    deepEqual(await again.guest('hash'), { id: 'mirka', tokenHash: 'hash', name: 'Mirka' });
    equal(await again.guest('other'), null);
  },

  async 'a table comes back as it was put in, and its id is given once'(storage, reopen) {
    equal(await storage.addTable(TABLE), true);
    equal(await storage.addTable({ ...TABLE, game: 'other' }), false);
    deepEqual(await storage.table('h4k9tw'), TABLE);
    const over: TableRow = {
      ...TABLE,
      status: 'over',
      words: ['rzepa', '9f2c', ''],
      pledge: { table: 'h4k9tw', seats: [null, 'random', null], hashes: ['a', 'b', 'c'] },
      links: [{ guest: 'mirka', hash: 'secret', devices: ['phone'] }],
      seedKnown: [{ name: 'Mirka', how: 'taken' }],
      setUp: [1, 0, 4],
      outcome: { kind: 'won', winners: [1] },
      digest: 'cd'.repeat(32),
      next: 'next22',
      changed: 2000,
    };
    await storage.saveTable(over);
    deepEqual(await (await reopen()).table('h4k9tw'), over);
  },

  async 'what is not there is null or refused loudly'(storage) {
    equal(await storage.table('nobody'), null);
    deepEqual(await storage.moves('nobody'), []);
    await rejects(storage.saveTable(TABLE), /h4k9tw/);
  },

  async 'a guest finds the tables it made or sits at, the last changed first'(storage) {
    await storage.addTable(TABLE);
    await storage.addTable({ ...TABLE, id: 'second', host: 'borys', changed: 3000 });
    await storage.addTable({ ...TABLE, id: 'third', host: 'borys', seats: [{ kind: 'empty' }], changed: 4000 });
    const ids = async (guest: string, limit = 10) => (await storage.tablesOf(guest, limit)).map(({ id }) => id);
    deepEqual(await ids('mirka'), ['second', 'h4k9tw']);
    deepEqual(await ids('mirka', 1), ['second']);
    deepEqual(await ids('borys'), ['third', 'second']);
    await storage.saveTable({ ...TABLE, id: 'second', host: 'borys', seats: [{ kind: 'empty' }] });
    deepEqual(await ids('mirka'), ['h4k9tw']);
  },

  async 'only listed tables in play are there to be watched'(storage) {
    await storage.addTable(TABLE);
    await storage.addTable({ ...TABLE, id: 'open', status: 'playing' });
    await storage.addTable({ ...TABLE, id: 'quiet', status: 'playing', listed: false });
    deepEqual(
      (await storage.tablesToWatch(10)).map(({ id }) => id),
      ['open'],
    );
  },

  async 'moves come back in order, with their dice'(storage, reopen) {
    const moves = Array.from({ length: 12 }, (_, number) => move('h4k9tw', number));
    deepEqual(await storage.append(moves), new Set());
    const again = await reopen();
    deepEqual(await again.moves('h4k9tw'), moves.map(row));
    equal(await again.choiceAt('h4k9tw', 1, 9), 4);
    equal(await again.choiceAt('h4k9tw', 0, 9), null);
  },

  async 'a number is given once: of a match that comes second nothing is written, of others all'(storage) {
    await storage.append([move('one', 0), move('one', 1)]);
    const refused = await storage.append([move('two', 0), move('one', 2, 99), move('one', 1, 99), move('two', 1)]);
    deepEqual(refused, new Set(['one']));
    deepEqual(
      (await storage.moves('one')).map(({ choice }) => choice),
      [4, 4],
    );
    equal((await storage.moves('two')).length, 2);
  },

  async 'an early answer waits, one a seat, until a move of that seat is written'(storage, reopen) {
    await storage.append([
      { kind: 'early', match: 'one', seat: 1, seq: 3, choice: 0, made: 2 },
      { kind: 'early', match: 'one', seat: 0, seq: 9, choice: 23, made: 4 },
    ]);
    await storage.append([{ kind: 'early', match: 'one', seat: 1, seq: 5, choice: 7, made: 3 }]);
    const again = await reopen();
    deepEqual(await again.early('one'), [
      { match: 'one', seat: 0, seq: 9, choice: 23, made: 4 },
      { match: 'one', seat: 1, seq: 5, choice: 7, made: 3 },
    ]);
    await again.append([move('one', 1)]);
    deepEqual(
      (await again.early('one')).map(({ seat }) => seat),
      [0],
    );
  },

  async 'stops are kept by match and person, the last word of each'(storage, reopen) {
    const stops = (guest: string, habit: string) => ({ kind: 'stops', match: 'one', guest, wish: { habit } }) as const;
    await storage.append([stops('mirka', 'off'), move('one', 0), stops('borys', 'all'), stops('mirka', 'auto')]);
    deepEqual(await (await reopen()).stops('one'), [
      { match: 'one', guest: 'borys', wish: { habit: 'all' } },
      { match: 'one', guest: 'mirka', wish: { habit: 'auto' } },
    ]);
    deepEqual(await storage.stops('two').catch(() => []), []);
  },

  async 'promises of dice are on record until something is heard of them'(storage, reopen) {
    await storage.seal('one', 10);
    await storage.seal('two', 20);
    await storage.seal('three', 30);
    await storage.unseal('two', 'over', 40);
    await storage.unseal('two', 'aborted', 50);
    const again = await reopen();
    deepEqual(await again.sealed('two'), { commitment: 'two', at: 20, ended: 40, how: 'over' });
    deepEqual(await again.sealed('four'), null);
    const { open, counts } = await again.openSeals(1);
    deepEqual(open, [{ commitment: 'one', at: 10, ended: null, how: null }]);
    deepEqual(counts, { open: 2, over: 1 });
  },

  async 'it can be asked whether it takes anything, again and again'(storage) {
    await storage.check();
    await storage.check();
  },

  async 'crash reports are kept with their input'(storage, reopen) {
    const report = { match: 'one', at: 1234, problem: 'RangeError', input: { choices: [1, 2, 3] } };
    await storage.addReport(report);
    deepEqual(await (await reopen()).reports('one'), [report]);
  },
};

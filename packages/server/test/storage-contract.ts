// What every storage must do, written once against the port; storage.test.ts holds SQLite to it.
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { tableMark } from '../src/log.ts';
import type { Entry, MoveRow, Storage, TableRow, TalkRow, Writing } from '../src/storage/port.ts';
import type { RatedMatch } from '../src/storage/ports/ratings.ts';
import type { SeekRow } from '../src/storage/ports/seeks.ts';

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
  terms: { clock: { kind: 'live', minutes: 10, seconds: 5, answers: 20 }, rated: true },
  ended: { how: 'time', seat: 1 },
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

const seek = (person: string): SeekRow => ({
  person,
  line: `a ${person}`,
  owner: 'a',
  name: person,
  kind: 'duel',
  pace: 'live',
  rated: false,
  rating: 1512.5,
  doubt: 80,
  since: 3,
  blocks: ['boris'],
  table: null,
});

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

/** What a match wants written that has had `after` moves. */
const writing = (after: number, entries: readonly Entry[], epoch?: number): Writing => ({
  match: entries[0]?.match ?? '',
  after,
  entries,
  ...(epoch === undefined ? {} : { epoch }),
});

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
      terms: { ...TABLE.terms, choosing: { how: 'hidden', picks: [{ hash: 'aa', hero: 'monk', salt: 'ab' }, null] } },
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
    await rejects(storage.saveTable(TABLE), new RegExp(`no ${tableMark('h4k9tw')}`));
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

  async 'a table that nobody has come to is removed with its match, and one that somebody was at is not'(storage) {
    const old = { ...TABLE, changed: 1000 };
    for (const id of ['left', 'visited', 'kept']) await storage.addTable({ ...old, id });
    await storage.append([writing(0, [move('left', 0)]), writing(0, [move('visited', 0)])]);
    await storage.visit('visited', 5000);
    await storage.visit('visited', 4000);
    await storage.saveTable({ ...old, id: 'kept', changed: 3000 });
    deepEqual(await storage.abandoned(2000, 10), ['left']);
    deepEqual([...(await storage.visits(['left', 'visited', 'kept', 'unknown']))].filter(([, at]) => at > 0).sort(), [
      ['kept', 3000],
      ['left', 1000],
      ['visited', 5000],
    ]);
    equal(await storage.removeTable('visited', 2000), false);
    equal(await storage.removeTable('left', 2000), true);
    equal(await storage.removeTable('left', 2000), false);
    equal(await storage.table('left'), null);
    deepEqual(await storage.moves('left'), []);
    deepEqual((await storage.tablesOf('mirka', 10)).map(({ id }) => id).sort(), ['kept', 'visited']);
    equal((await storage.moves('visited')).length, 1);
  },

  async 'moves come back in order, with their dice'(storage, reopen) {
    const moves = Array.from({ length: 12 }, (_, number) => move('h4k9tw', number));
    deepEqual(await storage.append([writing(0, moves)]), ['written']);
    const again = await reopen();
    deepEqual(await again.moves('h4k9tw'), moves.map(row));
    equal(await again.choiceAt('h4k9tw', 1, 9), 4);
    equal(await again.choiceAt('h4k9tw', 0, 9), null);
  },

  async 'what is not the next thing in a log is refused whole, and what others write with it is not'(storage) {
    await storage.append([writing(0, [move('one', 0), move('one', 1)])]);
    const early = { kind: 'early', match: 'one', seat: 0, seq: 9, choice: 23, made: 4 } as const;
    const answers = await storage.append([
      writing(0, [move('two', 0), move('two', 1)]),
      writing(1, [move('one', 1, 99), move('one', 2, 99)]),
      writing(3, [move('one', 3, 99)]),
      writing(2, [move('one', 2, 99), move('one', 4, 99)]),
      writing(1, [early]),
      writing(1, [move('three', 1)]),
      writing(2, [move('two', 2)]),
      writing(2, [move('two', 2, 99)]),
    ]);
    deepEqual(answers, ['written', 'taken', 'taken', 'taken', 'taken', 'taken', 'written', 'taken']);
    const choices = async (match: string) => (await storage.moves(match)).map(({ choice }) => choice);
    deepEqual(await choices('one'), [4, 4]);
    deepEqual(await choices('two'), [4, 4, 4]);
    deepEqual(await choices('three'), []);
    deepEqual(await storage.early('one'), []);
  },

  async 'many who write the next move of one match at once: one of them does'(storage) {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) => storage.append([writing(0, [move('one', 0, i)])])),
    );
    deepEqual(all.flat().filter((what) => what === 'written').length, 1);
    equal((await storage.moves('one')).length, 1);
  },

  async 'who has lost charge of a match writes nothing to it any more'(storage, reopen) {
    equal(await storage.live('here', 60_000), false);
    equal(await storage.live('here', 60_000), true);
    await storage.live('there', 60_000);
    deepEqual(await storage.takeCharge('h4k9tw', 'here'), { owner: 'here', epoch: 1 });
    deepEqual(await storage.takeCharge('h4k9tw', 'there'), { owner: 'here', epoch: 1 });
    await storage.addTable(TABLE);
    const again = await reopen();
    deepEqual(await again.append([writing(0, [move('h4k9tw', 0)], 1)]), ['written']);
    deepEqual(await again.takenFrom('here', ['h4k9tw', 'unknown']), []);
    await again.live('here', 0);
    deepEqual(await again.takeCharge('h4k9tw', 'there'), { owner: 'there', epoch: 2 });
    equal(await again.live('here', 60_000), false);
    deepEqual(await again.takenFrom('here', ['h4k9tw', 'unknown']), ['h4k9tw']);
    deepEqual(await again.append([writing(1, [move('h4k9tw', 1, 99)], 1)]), ['taken']);
    await rejects(again.saveTable({ ...TABLE, status: 'over' }, 1), new RegExp(tableMark('h4k9tw')));
    deepEqual(await again.append([writing(1, [move('h4k9tw', 1)], 2)]), ['written']);
    await again.saveTable({ ...TABLE, status: 'playing' }, 2);
    equal((await again.table('h4k9tw'))?.status, 'playing');
    equal((await again.moves('h4k9tw')).length, 2);
  },

  async 'whoever takes charge again writes by the new charge alone, and what was let go is free'(storage) {
    await storage.live('here', 60_000);
    await storage.live('there', 60_000);
    const first = await storage.takeCharge('h4k9tw', 'here');
    deepEqual(await storage.takeCharge('h4k9tw', 'here'), { owner: 'here', epoch: 2 });
    deepEqual(await storage.append([writing(0, [move('h4k9tw', 0)], 1)]), ['taken']);
    await storage.letGo([{ match: 'h4k9tw', ...first }]);
    deepEqual(await storage.takeCharge('h4k9tw', 'there'), { owner: 'here', epoch: 2 });
    await storage.letGo([{ match: 'h4k9tw', owner: 'here', epoch: 2 }]);
    deepEqual(await storage.takeCharge('h4k9tw', 'there'), { owner: 'there', epoch: 3 });
  },

  async 'many who take charge of a match at once: one of them is in charge'(storage) {
    const owners = Array.from({ length: 8 }, (_, i) => `process ${i}`);
    for (const owner of owners) await storage.live(owner, 60_000);
    const taken = await Promise.all(owners.map((owner) => storage.takeCharge('h4k9tw', owner)));
    equal(new Set(taken.map(({ owner }) => owner)).size, 1);
    equal(new Set(taken.map(({ epoch }) => epoch)).size, 1);
  },

  async 'a row of no seat stands in the log like any other'(storage, reopen) {
    const back = { ...move('one', 1), seat: -1, seq: 2, choice: 0, results: [] };
    await storage.append([writing(0, [move('one', 0), back])]);
    deepEqual(await storage.append([writing(1, [move('one', 1)])]), ['taken']);
    const again = await reopen();
    const { kind: _, ...row } = back;
    deepEqual((await again.moves('one')).at(-1), row);
    deepEqual(await again.choiceAt('one', 0, move('one', 0).seq), move('one', 0).choice);
  },
  async 'an early answer waits, one a seat, until a move of that seat is written'(storage, reopen) {
    const early = (seat: number, seq: number, choice: number, made: number) =>
      ({ kind: 'early', match: 'one', seat, seq, choice, made }) as const;
    await storage.append([writing(0, [early(1, 3, 0, 2), early(0, 9, 23, 4)])]);
    await storage.append([writing(0, [early(1, 5, 7, 3)])]);
    const again = await reopen();
    deepEqual(await again.early('one'), [
      { match: 'one', seat: 0, seq: 9, choice: 23, made: 4 },
      { match: 'one', seat: 1, seq: 5, choice: 7, made: 3 },
    ]);
    await again.append([writing(0, [early(0, 12, 5, 5), move('one', 0), move('one', 1), early(0, 15, 6, 6)])]);
    deepEqual(await again.early('one'), [{ match: 'one', seat: 0, seq: 15, choice: 6, made: 6 }]);
    await again.append([writing(2, [early(1, 20, 6, 6), move('one', 2), move('one', 3)])]);
    deepEqual(await again.early('one'), []);
  },

  async 'what is said is kept in order, the last two hundred, by who has charge, and forgotten in time'(
    storage,
    reopen,
  ) {
    const said = (number: number, more: Partial<TalkRow> = {}): Entry => ({
      kind: 'talk',
      match: 'h4k9tw',
      number,
      at: 1000 + number,
      person: 'mirka',
      name: 'Mirka',
      seat: 0,
      room: 'players',
      phrase: 'hello',
      text: null,
      ...more,
    });
    const free = said(2, { seat: null, room: 'watchers', phrase: null, text: 'Żółw 🐢 «да»' });
    deepEqual(
      await storage.append([
        { match: 'h4k9tw', entries: [said(1)] },
        { match: 'h4k9tw', entries: [free] },
      ]),
      ['written', 'written'],
    );
    const again = await reopen();
    const { kind: _, ...row } = free;
    deepEqual((await again.talk('h4k9tw'))[1], row);
    deepEqual(await again.talk('nobody'), []);
    for (let number = 3; number <= 205; number++) await again.append([{ match: 'h4k9tw', entries: [said(number)] }]);
    const kept = await again.talk('h4k9tw');
    deepEqual([kept.length, kept[0]?.number, kept.at(-1)?.number], [200, 6, 205]);
    const { epoch } = await again.takeCharge('h4k9tw', 'somebody');
    const late = { match: 'h4k9tw', epoch: epoch - 1, entries: [said(206)] };
    deepEqual(await again.append([late]), ['taken']);
    await again.forgetTalk(1200);
    deepEqual(
      (await again.talk('h4k9tw')).map(({ number }) => number),
      [200, 201, 202, 203, 204, 205],
    );
    await again.addGuest({ id: 'mirka', tokenHash: 'cookie of mirka', name: '' });
    await again.people.removeAccount('mirka', 5000);
    deepEqual(await again.talk('h4k9tw'), []);
  },

  async 'stops are kept by match and person, the last word of each'(storage, reopen) {
    const stops = (guest: string, habit: string) => ({ kind: 'stops', match: 'one', guest, wish: { habit } }) as const;
    const { after: _, ...placeless } = writing(0, [stops('mirka', 'all')]);
    deepEqual(
      await storage.append([
        writing(0, [stops('mirka', 'off'), move('one', 0), stops('borys', 'all'), stops('mirka', 'auto')]),
        placeless,
        writing(1, [stops('mirka', 'auto')]),
      ]),
      ['written', 'written', 'written'],
    );
    deepEqual(await (await reopen()).stops('one'), [
      { match: 'one', guest: 'borys', wish: { habit: 'all' } },
      { match: 'one', guest: 'mirka', wish: { habit: 'auto' } },
    ]);
    deepEqual(await storage.stops('two').catch(() => []), []);
  },

  async 'a clock is kept as it stood, with its age, and a match in play is found when its time has come'(
    storage,
    reopen,
  ) {
    const standing = { left: [5000, 7000], answers: 20_000, mover: 1, pause: null };
    const clock = (due: number | null) => ({ kind: 'clock', match: TABLE.id, standing, due }) as const;
    const { after: _, ...placeless } = { ...writing(0, [clock(null)]), match: TABLE.id };
    await storage.addTable({ ...TABLE, status: 'playing' });
    deepEqual(await storage.clock(TABLE.id), null);
    deepEqual(await storage.append([placeless]), ['written']);
    const again = await reopen();
    const kept = await again.clock(TABLE.id);
    deepEqual({ ...kept, age: 0 }, { standing, due: false, age: 0 });
    equal((kept?.age ?? -1) >= 0 && (kept?.age ?? -1) < 60_000, true);
    deepEqual(await again.due(9), []);
    await again.append([{ ...placeless, entries: [clock(60_000)] }]);
    deepEqual(await again.due(9), []);
    await again.append([{ ...placeless, entries: [clock(60_000), clock(0)] }]);
    deepEqual(await again.due(9), [TABLE.id]);
    await again.saveTable({ ...TABLE, status: 'over' });
    deepEqual(await again.due(9), []);
  },

  async 'seeds of matches that are not over are found by how they begin, and replaced where they still stand'(storage) {
    await storage.addTable(TABLE);
    await storage.addTable({ ...TABLE, id: 'playing', status: 'playing', seed: 'sealed.1' });
    await storage.addTable({ ...TABLE, id: 'over', status: 'over' });
    await storage.addTable({ ...TABLE, id: 'Zuzia', seed: 'open' });
    const ids = async (prefix: string, after: string, limit = 9) =>
      (await storage.seedsUnlike(prefix, after, limit)).map(({ id }) => id);
    deepEqual(await ids('sealed.', ''), ['Zuzia', 'h4k9tw']);
    deepEqual(await ids('~', '', 2), ['Zuzia', 'h4k9tw']);
    deepEqual(await ids('~', 'h4k9tw'), ['playing']);
    await storage.replaceSeeds([
      { id: 'Zuzia', from: 'open', to: 'sealed.2' },
      { id: 'playing', from: 'another', to: 'sealed.3' },
    ]);
    deepEqual(await ids('sealed.', ''), ['h4k9tw']);
    equal((await storage.table('playing'))?.seed, 'sealed.1');
  },

  async 'promises of dice are on record until something is heard of them'(storage, reopen) {
    await storage.seal('one', 10);
    await storage.seal('two', 20);
    await storage.seal('three', 30);
    await storage.unseal('two', 'over', 40);
    await storage.unseal('two', 'aborted', 50);
    const again = await reopen();
    deepEqual(await again.sealed('two'), { commitment: 'two', at: 20, ended: 40, how: 'over', revealed: null });
    deepEqual(await again.sealed('four'), null);
    const { open, counts } = await again.openSeals(1);
    deepEqual(open, [{ commitment: 'one', at: 10, ended: null, how: null, revealed: null }]);
    deepEqual(counts, { open: 2, over: 1 });
    for (const [at, how] of (['over', 'aside', 'aborted', 'expired'] as const).entries()) {
      await again.seal(how, at);
      await again.unseal(how, how, at + 1);
      deepEqual(await again.sealed(how), { commitment: how, at, ended: at + 1, how, revealed: null });
    }
  },

  async 'what is written at once is kept, and one that is refused costs itself alone'(storage, reopen) {
    await storage.addTable(TABLE);
    const all = await Promise.allSettled([
      storage.addTable({ ...TABLE, id: 'new' }),
      storage.saveTable({ ...TABLE, id: 'nobody' }),
      storage.addTable({ ...TABLE, game: 'other' }),
      storage.saveTable({ ...TABLE, status: 'over' }),
      storage.seal('promise', 10),
      storage.addGuest({ id: 'mirka', tokenHash: 'hash', name: '' }),
    ]);
    deepEqual(
      all.map((one) => (one.status === 'fulfilled' ? (one.value ?? 'kept') : 'refused')),
      [true, 'refused', false, 'kept', 'kept', 'kept'],
    );
    const again = await reopen();
    equal((await again.table('h4k9tw'))?.status, 'over');
    equal((await again.table('new'))?.game, TABLE.game);
    equal((await again.sealed('promise'))?.at, 10);
    equal((await again.guest('hash'))?.id, 'mirka');
  },

  async 'with a table that is removed its promise ends, and what it promised is laid open for good'(storage, reopen) {
    const revealed = {
      seed: '5eed',
      words: ['rzepa', 'лопата'],
      game: 'dragon-farkle',
      version: '1',
      options: { wounds: 3 },
      pledge: { table: 'left', seats: [null, 'random'], hashes: ['aa', 'bb'], content: 'cc' },
    };
    for (const [at, commitment] of ['left', 'visited', 'over'].entries()) {
      await storage.addTable({ ...TABLE, id: commitment, status: 'playing', changed: 1000 });
      await storage.seal(commitment, at);
    }
    await storage.visit('visited', 5000);
    await storage.unseal('over', 'over', 7);
    const promise = (commitment: string) => ({ commitment, how: 'expired' as const, revealed });
    equal(await storage.removeTable('visited', 2000, promise('visited')), false);
    equal(await storage.removeTable('left', 2000, promise('left')), true);
    equal(await storage.removeTable('over', 2000, promise('over')), true);
    const again = await reopen();
    const left = await again.sealed('left');
    deepEqual(left, { commitment: 'left', at: 0, ended: left?.ended ?? 0, how: 'expired', revealed });
    equal((left?.ended ?? 0) > 1000, true);
    deepEqual(await again.sealed('visited'), { commitment: 'visited', at: 1, ended: null, how: null, revealed: null });
    deepEqual(await again.sealed('over'), { commitment: 'over', at: 2, ended: 7, how: 'over', revealed: null });
    deepEqual((await again.openSeals(9)).counts, { open: 1, expired: 1, over: 1 });
  },

  async 'a seek holds as long as its process says so; one a person, and only its own line ends it'(storage) {
    await storage.putSeek(seek('mirka'), 60_000);
    await storage.putSeek({ ...seek('mirka'), line: 'b 2', kind: 'koth', since: 5 }, 60_000);
    await storage.putSeek({ ...seek('borys'), since: 4 }, 0);
    deepEqual(await storage.seeks(), [{ ...seek('mirka'), line: 'b 2', kind: 'koth', since: 5 }]);
    await storage.renewSeeks('a', 60_000);
    await storage.dropSeek('mirka', 'a mirka');
    deepEqual((await storage.seeks()).length, 1);
    await storage.dropSeek('mirka', 'b 2');
    deepEqual(await storage.seeks(), []);
  },

  async 'people who seek are brought together once: all of them to one table, or nobody'(storage, reopen) {
    const [mirka, borys, zoe] = [seek('mirka'), seek('borys'), seek('zoe')];
    for (const one of [mirka, borys, zoe]) await storage.putSeek(one, 60_000);
    const tables = ['one', 'two', 'three'].map((id) => ({ ...TABLE, id }));
    const [one = TABLE, two = TABLE, three = TABLE] = tables;
    const done = await Promise.all([
      storage.pair([mirka, borys], one),
      storage.pair([borys, zoe], two),
      storage.pair([zoe, mirka], three),
    ]);
    deepEqual(done.toSorted(), ['gone', 'gone', 'paired']);
    const again = await reopen();
    const laid = await Promise.all(tables.map(({ id }) => again.table(id)));
    equal(laid.filter((table) => table !== null).length, 1);
    const seated = (await again.seeks()).flatMap(({ table }) => table ?? []);
    deepEqual(seated, [tables[done.indexOf('paired')]?.id, tables[done.indexOf('paired')]?.id]);
    const [left] = (await again.seeks()).filter(({ table }) => table === null);
    const alone = left ?? zoe;
    equal(await again.pair([alone], { ...TABLE, id: seated[0] ?? '' }), 'code-taken');
    equal(await again.pair([{ ...alone, line: 'another' }], TABLE), 'gone');
    equal(await again.pair([alone], TABLE), 'paired');
  },

  async 'a match counts with its end, once, and what it does to ratings follows from what stood before'(
    storage,
    reopen,
  ) {
    const account = { password: null, created: 1, owner: null };
    await storage.people.addAccount({ id: 'mirka', name: 'Mirka', folded: 'mirka', ...account }, null);
    const play = (match: string, first: string, second: string, at: number): RatedMatch => ({
      kind: 'duel',
      at,
      since: at - 100,
      players: [
        { person: first, side: 0, place: 1, hero: 'monk' },
        { person: second, side: 1, place: 2, hero: match === 'one' ? null : 'ninja' },
      ],
      reckon: (before, meetings) => ({
        weight: 1 / (1 + meetings),
        after: before.map(({ mu, sigma }, i) => ({ mu: mu + (i === 0 ? 1 : -1), sigma: sigma - 1 })),
      }),
    });
    for (const id of ['one', 'two', 'three']) await storage.addTable({ ...TABLE, id });
    const end = (id: string): TableRow => ({ ...TABLE, id, status: 'over' });
    await storage.saveTable(end('one'), undefined, play('one', 'mirka', 'borys', 1000));
    // Said again because nobody knew whether it was written.
    await storage.saveTable(end('one'), undefined, play('one', 'mirka', 'borys', 1000));
    await Promise.all([
      storage.saveTable(end('two'), undefined, play('two', 'mirka', 'zoe', 1010)),
      storage.saveTable(end('three'), undefined, play('three', 'borys', 'mirka', 1020)),
    ]);
    await rejects(storage.saveTable({ ...TABLE, id: 'nowhere' }, undefined, play('nowhere', 'mirka', 'zoe', 1030)));
    const again = await reopen();
    const mirka = await again.ratings.rating('mirka', 'duel');
    deepEqual([mirka?.mu, mirka?.matches, mirka?.won], [26, 3, 2]);
    equal(Math.round((mirka?.sigma ?? 0) * 1000), 5333);
    equal(await again.ratings.rating('mirka', 'koth'), null);
    deepEqual(
      (await again.ratings.ratingsOf('zoe')).map(({ mu }) => mu),
      [24],
    );
    deepEqual(
      (await again.ratings.best('duel', 6, 9)).map(({ name }) => name),
      ['Mirka'],
    );
    deepEqual(await again.ratings.best('duel', 5, 9), []);
    const rated = await again.ratings.ratedOf('mirka', 9);
    deepEqual(
      rated.map(({ match }) => match),
      ['three', 'two', 'one'],
    );
    deepEqual(
      rated.map(({ weight }) => weight),
      [0.5, 1, 1],
    );
    deepEqual(
      (await again.ratings.ratedAt(['one'])).map(({ person, place }) => [person, place]),
      [
        ['mirka', 1],
        ['borys', 2],
      ],
    );
    deepEqual(await again.ratings.heroesOf('mirka'), [
      { hero: 'monk', played: 2, won: 2 },
      { hero: 'ninja', played: 1, won: 0 },
    ]);
  },

  async 'the luck of a finished match is reckoned once, by one process at a time, and summed by person'(
    storage,
    reopen,
  ) {
    for (const id of ['one', 'two', 'on']) await storage.addTable({ ...TABLE, id });
    for (const id of ['one', 'two', 'one']) await storage.saveTable({ ...TABLE, id, status: 'over' });
    await storage.saveTable({ ...TABLE, id: 'on', status: 'playing' });
    const claimed = await Promise.all([
      storage.luck.claim(60_000),
      storage.luck.claim(60_000),
      storage.luck.claim(60_000),
    ]);
    deepEqual(claimed.toSorted(), [null, 'one', 'two'].toSorted());
    const row = { seat: 0, person: 'guest', game: 'dice-throne', throws: 10, got: 52.5, expected: 50, variance: 9 };
    await storage.luck.settle('one', [{ ...row, match: 'one' }]);
    // Reckoned again by somebody who was slow.
    await storage.luck.settle('one', [{ ...row, match: 'one', got: 99 }]);
    await storage.luck.settle('two', [
      { ...row, match: 'two' },
      { ...row, match: 'two', seat: 1, person: 'mirka', game: 'dragon-farkle' },
    ]);
    const again = await reopen();
    equal(await again.luck.claim(60_000), null);
    await again.saveTable({ ...TABLE, id: 'one', status: 'over' });
    equal(await again.luck.claim(60_000), null);
    await again.luck.handOver('guest', 'mirka');
    deepEqual(await again.luck.luckOf('guest'), []);
    deepEqual(await again.luck.luckOf('mirka'), [
      { game: 'dice-throne', matches: 2, throws: 20, got: 105, expected: 100, variance: 18 },
      { game: 'dragon-farkle', matches: 1, throws: 10, got: 52.5, expected: 50, variance: 9 },
    ]);
  },

  async 'a match whose luck cannot be reckoned is let go after a few tries'(storage) {
    await storage.addTable({ ...TABLE, id: 'odd' });
    await storage.saveTable({ ...TABLE, id: 'odd', status: 'over' });
    for (const found of ['odd', 'odd', 'odd', null]) equal(await storage.luck.claim(-1), found);
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

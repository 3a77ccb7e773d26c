// What goes wrong inside the server stays where it went wrong: rules that throw, a disk that fails, a second writer.
import { join } from 'node:path';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type AnyGame, type Choice, parcelOf } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { botPool } from '../src/bots/pool.ts';
import { comeTo } from '../src/lines.ts';
import { tableMark } from '../src/log.ts';
import { act, forget, welcome } from '../src/play.ts';
import { offer, seqOf } from '../src/running.ts';
import type { Room, ServerContext } from '../src/server-context.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { putAway } from '../src/tables.ts';
import type { Reply } from './client.ts';
import { ClockWorld } from './clock-world.ts';
import { choicesOf, ear, type Heard, houseOn, openRoom, roomFor } from './house.ts';
import { freshDataDir } from './process.ts';

/** Mirka and Borys at a table where the match has begun. */
async function seated(context: ServerContext): Promise<{ room: Room; ears: readonly Heard[] }> {
  const room = await roomFor(context, 'Mirka');
  const [mirka, borys] = [ear('Mirka', room), ear('Borys', room)];
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'Borys' });
  await act(context, room, mirka, { type: 'ready', word: 'rzepa' });
  await act(context, room, borys, { type: 'ready', word: 'łopata' });
  await act(context, room, mirka, { type: 'start' });
  return { room, ears: [mirka, borys] };
}

/** The seat to move takes its first choice; gives the answer. */
async function moveOn(context: ServerContext, room: Room, ears: readonly Heard[]): Promise<Reply | undefined> {
  const { run } = room;
  const seat = run === null ? null : run.recipe.game.toMove(run.state);
  const heard = ears[seat ?? 0];
  if (run === null || seat === null || heard === undefined) throw new Error('nobody is to move');
  const move = { type: 'move', id: heard.replies.length, match: room.id, seq: seqOf(run, seat) } as const;
  await act(context, room, heard, { ...move, choice: offer(run, seat)[0] ?? 0 });
  return heard.replies.find(({ re }) => re === move.id);
}

test('rules that throw stop their own match, with a report that holds its log, and no other', async () => {
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const broken = await seated(context);
  const sound = await seated(context);
  const game: AnyGame = dragonFarkle;
  const { run } = broken.room;
  if (run === null) throw new Error('no match');
  // The machine's edge: a fault that no known input of the real rules brings about.
  const faulty: AnyGame = {
    ...game,
    apply(state, choice, chance, emit) {
      game.apply(state, choice, chance, emit);
      throw new RangeError('a card that does not exist');
    },
  };
  broken.room.run = { ...run, recipe: { ...run.recipe, game: faulty } };
  const choice = offer(run, game.toMove(run.state) ?? 0)[0] as Choice;
  expect(await moveOn(context, broken.room, broken.ears)).toMatchObject({ type: 'refused', code: 'match-set-aside' });
  for (const { replies } of broken.ears) {
    expect(replies.findLast(({ type }) => type === 'table')?.table).toMatchObject({ status: 'aside' });
    expect(JSON.stringify(replies), 'no trace of the fault leaves the house').not.toContain('RangeError');
  }
  const [report] = await context.storage.reports(broken.room.id);
  expect(report?.problem).toContain('a card that does not exist');
  expect(report?.input).toMatchObject({ choices: [], attempted: [choice], game: 'dragon-farkle' });
  expect(context.reported.join()).toContain(tableMark(broken.room.id));
  expect(await moveOn(context, sound.room, sound.ears)).toMatchObject({ type: 'accepted' });
  await context.storage.close();
});

test('a move that cannot be written did not happen, and can be made again', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  let full = true;
  const context = houseOn({
    ...storage,
    async append(writings) {
      if (full) throw new Error('the disk is full');
      return storage.append(writings);
    },
  });
  const { room, ears } = await seated(context);
  expect(await moveOn(context, room, ears)).toMatchObject({ type: 'refused', code: 'storage-failed' });
  expect(room.run?.log).toEqual([]);
  full = false;
  expect(await moveOn(context, room, ears)).toMatchObject({ type: 'accepted' });
  expect(await storage.moves(room.id)).toHaveLength(1);
  await storage.close();
});

test('a move of before that cannot be looked up is not called lost: it is answered when it can', () => {
  const world = new ClockWorld(['mirka', 'borys'], { clock: { kind: 'none' }, rated: false });
  for (const name of ['mirka', 'borys']) world.comes(name);
  // The last one is remembered without the store.
  world.until(() => world.disk.moves.filter(({ seat }) => seat === 0).length > 2);
  const [old] = world.disk.moves.filter(({ seat, seq }) => seat === 0 && seq >= 0);
  if (old === undefined) throw new Error('Mirka has not moved');
  const log = world.disk.moves.slice();
  const { seq, choice } = old;
  const again = { type: 'move', match: 'table1', seq } as const;
  world.disk.unread = true;
  expect(world.sends('mirka', { ...again, choice })).toEqual([]);
  expect(world.sends('mirka', { ...again, choice: choice + 1 })).toEqual([]);
  const { heard } = world.who('mirka');
  const before = heard.length;
  world.passes(5000);
  expect(heard.slice(before)).toEqual([]);
  world.disk.unread = false;
  world.passes(1000);
  const answers = heard.slice(before).filter(({ type }) => type === 'accepted' || type === 'refused');
  expect(answers.toSorted((a, b) => (a.type < b.type ? -1 : 1))).toMatchObject([
    { type: 'accepted', re: 1, seq },
    { type: 'refused', re: 1, seq, code: 'stale' },
  ]);
  expect(world.disk.moves).toEqual(log);
});

test('of two writers on the same data the second is told the truth', async () => {
  const path = join(freshDataDir(), 'wyrmtable.db');
  const [one, two] = [houseOn(sqliteStorage(path)), houseOn(sqliteStorage(path))];
  const { room, ears } = await seated(one);
  const other = await openRoom(two, room.id);
  const mover = ears.find((who) => choicesOf(who).length > 0);
  if (other === null || mover === undefined) throw new Error('nobody is asked');
  const [first, second] = choicesOf(mover);
  const late = ear(mover.guest.id, other);
  const move = { type: 'move', match: room.id, seq: 0 } as const;
  await act(one, room, mover, { ...move, choice: first ?? 0 });
  expect(mover.replies.find(({ seq, type }) => seq === 0 && type !== 'update')).toMatchObject({ type: 'accepted' });
  await act(two, other, late, { ...move, choice: second ?? first ?? 0 });
  expect(late.replies.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
  for (const [context, table, who] of [
    [one, room, mover],
    [two, other, late],
  ] as const)
    welcome(context, table, who, { since: 0 });
  expect(late.replies.at(-1)?.view).toEqual(mover.replies.at(-1)?.view);
  for (const context of [one, two]) await context.storage.close();
});

test.each([
  ['another process takes the table', (context: ServerContext, room: Room) => forget(context, room)],
  ['the table is put away', (context: ServerContext) => putAway(context, 0)],
])('who comes just when %s is sent to come again, and does not wait for ever', async (_, happens) => {
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const { room, ears } = await seated(context);
  for (const one of ears) room.connections.delete(one);
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
  };
  const line = { ...ear('Borys', room), room: null, close };
  room.connections.clear();
  room.used = 0;
  // The table was found, and whom the person has blocked is still being looked up.
  const found = Promise.withResolvers<void>();
  const { people } = context.storage;
  const relations = people.relations.bind(people);
  people.relations = async (person) => {
    await found.promise;
    return relations(person);
  };
  const coming = comeTo(context, room, line, { type: 'hello', table: room.id });
  await happens(context, room);
  found.resolve();
  await coming;
  expect(isClosed).toBe(true);
  expect(context.rooms.size).toBe(0);
  await context.storage.close();
});

test('a bot that does not answer in time is answered for, and the table goes on', async () => {
  const reported: string[] = [];
  const hasty = botPool({ patience: 1, report: (problem) => reported.push(problem) });
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const { room } = await seated(context);
  const { run } = room;
  if (run === null) throw new Error('no match');
  const seat = run.recipe.game.toMove(run.state) ?? 0;
  const asked = {
    game: 'dragon-farkle',
    level: 'random',
    state: run.state,
    parcel: parcelOf(run.recipe.game.content, run.state),
    seat,
    seed: 7,
  };
  expect(await hasty.ask(asked)).toBeNull();
  expect(reported.join()).toContain('did not answer in time');
  const source = { host: 'Mirka', table: room.id };
  expect(offer(run, seat)).toContain(await context.bots.ask(asked, source, () => true));
  expect(await context.bots.ask({ ...asked, level: 'nobody' }, source, () => true)).toBeNull();
  expect(context.reported).toEqual(['no bot nobody']);
  await hasty.close();
  await context.bots.close();
  await context.storage.close();
});

// One guest's work is bounded: purses, turns of bots, tellings of a crowd, and work that stops when nobody wants it.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairPool, noTurns, takeNext, type Waiting } from '../src/bots/fair.ts';
import { gapFor, waitFor } from '../src/machine/announcing.ts';
import { act } from '../src/play.ts';
import { addressOf, rateLimitsOf, spent, waitOf } from '../src/rate-limits.ts';
import type { Room } from '../src/server-context.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get, post, type Reply, visit } from './client.ts';
import { ear, houseOn, roomFor } from './house.ts';
import { guestCalled, pipeTo } from './line-world.ts';
import { freshDataDir, startProcess } from './process.ts';

test('a purse gives what it holds, then what comes back, and says when that will be', () => {
  const budget = { burst: 3, perSecond: 0.5 };
  let purse = spent(undefined, budget, 1, 0);
  for (let i = 0; i < 2; i++) purse = spent(purse, budget, 1, 0);
  expect(waitOf(purse, budget, 0)).toBe(2);
  expect(waitOf(purse, budget, 1000)).toBe(1);
  expect(waitOf(purse, budget, 2000)).toBe(0);
  // It may owe, and never holds more than it can.
  expect(waitOf(spent(purse, budget, 10, 2000), budget, 2000)).toBe(20);
  expect(waitOf(spent({ left: 0, at: 0 }, budget, 3, 1e9), budget, 1e9)).toBe(2);
});

test('over any time nobody gets more out of a purse than its burst and what came back', () => {
  const budget = { burst: 5, perSecond: 2 };
  fc.assert(
    fc.property(fc.array(fc.nat(700), { maxLength: 200 }), (pauses) => {
      let [now, paid] = [0, 0];
      let purse = spent(undefined, budget, 0, 0);
      for (const pause of pauses) {
        now += pause;
        if (waitOf(purse, budget, now) > 0) continue;
        purse = spent(purse, budget, 1, now);
        paid++;
      }
      expect(paid).toBeLessThanOrEqual(budget.burst + (now / 1000) * budget.perSecond);
    }),
  );
});

test('guests of one address share its purse, others have their own, and a whole net of the newer kind is one address', () => {
  let now = 0;
  const purses = rateLimitsOf(1, 1200, () => now);
  const who = (i: number) => ({ guest: `guest ${i}`, address: '203.0.113.1' });
  let made = 0;
  for (let i = 0; i < 300; i++) if (purses.pay('tables', who(i)) === null) made++;
  expect(made).toBe(120);
  expect(purses.pay('tables', who(1))).toMatchObject({
    refused: 'over-budget',
    params: { work: 'tables', seconds: 5 },
  });
  expect(purses.pay('tables', { guest: 'x', address: '203.0.113.2' })).toBeNull();
  now = 5000;
  expect(purses.pay('tables', who(301))).toBeNull();
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2::1'));
  expect(addressOf('2001:db8:1:3::1')).not.toBe(addressOf('2001:db8:1:2::1'));
  expect(addressOf('203.0.113.1')).toBe('203.0.113.1');
});

test('bots of a host with sixty tables do not keep those of another waiting', () => {
  const line: Waiting<number>[] = Array.from({ length: 60 }, (_, i) => ({ host: 'greedy', table: `g${i}`, job: i }));
  const turns = noTurns();
  for (let i = 0; i < 5; i++) takeNext(line, turns, new Map());
  line.push({ host: 'stranger', table: 's', job: 100 });
  expect(takeNext(line, turns, new Map())?.host).toBe('stranger');
  // Who has a thread at work comes after who has none, and tables of one host take turns.
  line.push({ host: 'stranger', table: 's', job: 101 }, { host: 'greedy', table: 'g0', job: 102 });
  expect(takeNext(line, turns, new Map([['stranger', 1]]))).toMatchObject({ host: 'greedy', table: 'g5' });
});

test('a question that nobody waits for any more is not thought about', async () => {
  const asked: string[] = [];
  let free: (choice: number) => void = () => {};
  const pool = fairPool([
    {
      ask: ({ level }) => {
        asked.push(level);
        return new Promise((done) => {
          free = done;
        });
      },
      rehearse: () => {},
      close: async () => {},
    },
  ]);
  const question = (level: string) => ({
    game: 'x',
    level,
    state: { drawn: 0, library: '' },
    parcel: { content: {}, brought: {} },
    seat: 0,
    seed: 1,
  });
  const source = { host: 'a', table: 'a' };
  let wanted = true;
  const first = pool.ask(question('first'), source, () => true);
  const second = pool.ask(question('second'), source, () => wanted);
  const third = pool.ask(question('third'), source, () => true);
  wanted = false;
  free(1);
  expect([await first, await second]).toEqual([1, null]);
  free(3);
  expect(await third).toBe(3);
  expect(asked).toEqual(['first', 'third']);
});

test('bots wait while nobody is at their table, and go on when somebody comes', async () => {
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const begun = async () => {
    const room = await roomFor(context, 'mirka', { seats: 2, bots: ['random', 'random'], sit: false });
    const host = ear('mirka', room);
    await act(context, room, host, { type: 'start' });
    return { room, host, played: () => room.run?.log.length ?? 0 };
  };
  const { room, host, played } = await begun();
  await expect.poll(played).toBeGreaterThan(3);
  room.connections.delete(host);
  await expect.poll(() => room.asking.every((seq) => seq < 0)).toBe(true);
  await room.tail;
  const left = played();
  // Bots of another table, whom somebody watches, take their turns meanwhile.
  const watched = await begun();
  await expect.poll(watched.played).toBeGreaterThan(20);
  expect(played()).toBe(left);
  pipeTo(context, guestCalled('borys'), () => {}).say({ type: 'hello', table: room.id });
  await expect.poll(played).toBeGreaterThan(left);
  await context.bots.close();
  await context.storage.close();
});

test('a crowd is told so many messages a second and no more, few are told at once', () => {
  expect(gapFor(2)).toBe(0);
  for (const lines of [9, 50, 200]) expect((1000 / gapFor(lines)) * lines).toBeLessThanOrEqual(201);
  expect(waitFor(1000, 1100, 100)).toBe(400);
  expect(waitFor(1000, 9000, 100)).toBe(0);
});

test('a hundred lines that hurry from table to table drown nobody', async () => {
  const server = await startProcess(freshDataDir(), {
    limits: { connectionsPerAddress: 200, requestsPerMinute: 10_000, burst: 1000, generosity: 1000 },
  });
  const host = await visit(server.address);
  const tables: string[] = [];
  for (let i = 0; i < 2; i++) {
    tables.push(String((await post(host, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).body.table));
  }
  const lines = await Promise.all(Array.from({ length: 60 }, () => connect(host)));
  for (const line of lines) line.say({ type: 'hello', table: tables[0] });
  for (let i = 0; i < 20; i++) for (const line of lines) line.say({ type: 'hello', table: tables[i % 2] });
  await Promise.all(lines.map((line) => line.ask({ type: 'ping' })));
  const told = lines.flatMap(({ frames }) => frames).filter((text) => text.startsWith('{"type":"table"'));
  // Each hello is answered with the table to whoever said it; without measure each would go to all sixty. So many a second may,
  // and a busy machine takes more seconds.
  expect(told.length).toBeGreaterThan(60);
  expect(told.length).toBeLessThan(21 * 60 * 20);
  await server.kill();
});

test('many lines of one guest or of one address share what may be said, and others say theirs', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const slow = rateLimitsOf(0.05, 1200, () => 0);
  const context = { ...houseOn(storage), purses: slow };
  /** How many of so many pings on so many lines are answered; each of them is far from its own limit. */
  const answered = async (names: readonly string[], each: number): Promise<number> => {
    let pongs = 0;
    const pipes = names.map((name) =>
      pipeTo(context, guestCalled(name), (text) => (pongs += Number(/pong/.test(text)))),
    );
    for (let i = 0; i < each; i++) for (const pipe of pipes) pipe.say({ type: 'ping' });
    for (let i = 0; i < 50; i++) await setImmediate();
    return pongs;
  };
  expect(await answered(['mirka', 'mirka', 'mirka'], 10)).toBe(18);
  expect(await answered(['borys', 'cyryl', 'darek', 'ewa'], 15), 'what is left of the address').toBe(60 - 18);
  await storage.close();
});

test('what a closed line had still to say is not done', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const [laying, context] = [houseOn(storage), houseOn(storage)];
  const rooms = await Promise.all(Array.from({ length: 5 }, () => roomFor(laying, 'mirka')));
  const pipe = pipeTo(context, guestCalled('borys'), () => {});
  for (const { id } of rooms) pipe.say({ type: 'hello', table: id });
  pipe.close();
  for (let i = 0; i < 50; i++) await setImmediate();
  expect(context.rooms.size, 'nobody will come to them').toBe(0);
  await storage.close();
});

test('stops of many tables share a transaction, and the same once more are not written', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  let [saved, appended] = [0, 0];
  const context = houseOn({
    ...storage,
    saveTable: (table) => {
      saved++;
      return storage.saveTable(table);
    },
    append: (writings) => {
      appended++;
      return storage.append(writings);
    },
  });
  const rooms = await Promise.all(Array.from({ length: 20 }, () => roomFor(context, 'mirka', { game: 'dice-throne' })));
  const lines = rooms.map((room) => ear('mirka', room));
  const tell = () =>
    Promise.all(
      lines.map((line, i) => act(context, rooms[i] as Room, line, { type: 'stops', stops: { habit: 'off' } })),
    );
  await tell();
  expect([saved, appended]).toEqual([0, 1]);
  await tell();
  expect([saved, appended]).toEqual([0, 1]);
  for (const { replies } of lines) expect(replies.at(-1)?.type).toBe('accepted');
  await storage.close();
});

test('too many changes, tables and wrong codes are refused with the time to come back', async () => {
  const server = await startProcess(freshDataDir(), { limits: { generosity: 0.1, requestsPerMinute: 10_000 } });
  const visitor = await visit(server.address);
  const wish = { game: 'dragon-farkle', name: 'Mirka' };
  const made = await Promise.all(Array.from({ length: 5 }, () => post(visitor, '/api/tables', wish)));
  const tables = made.filter(({ status }) => status === 201).map(({ body }) => body.table);
  expect(tables.length).toBeGreaterThanOrEqual(3);
  const refused = await post(visitor, '/api/tables', wish);
  expect([refused.status, refused.body.refused]).toEqual([429, 'over-budget']);
  expect(Number(refused.headers.get('retry-after'))).toBe((refused.body.params as Fields).seconds);

  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: tables[0] });
  const answers: Reply[] = [];
  for (let i = 0; i < 12; i++) answers.push(await line.ask({ type: 'name', name: `Mirka ${i}` }));
  expect(answers[0]).toMatchObject({ type: 'accepted' });
  expect(answers.at(-1)).toMatchObject({
    code: 'over-budget',
    params: { work: 'writes', seconds: expect.any(Number) },
  });

  const stranger = await visit(server.address);
  const codes: unknown[] = [];
  for (let i = 0; i < 12; i++) codes.push((await get(stranger, `/api/tables/zzzz${i}`)).body.refused);
  expect(codes[0]).toBe('no-such-table');
  expect(codes.at(-1)).toBe('over-budget');
  // Whoever guesses gets no answer to a right code either.
  expect((await get(stranger, `/api/tables/${tables[0]}`)).body.refused).toBe('over-budget');
  await server.kill();
});

test('a table that is not listed has a code too long to be guessed', async () => {
  const server = await startProcess(freshDataDir());
  const visitor = await visit(server.address);
  const codeOf = async (listed: boolean) =>
    String((await post(visitor, '/api/tables', { game: 'dragon-farkle', name: 'Mirka', listed })).body.table);
  expect(await codeOf(true)).toMatch(/^[a-z2-9]{6}$/);
  const hidden = await codeOf(false);
  expect(hidden).toMatch(/^[a-z2-9]{9}$/);
  const line = await connect(visitor);
  expect(await line.ask({ type: 'hello', table: hidden })).toMatchObject({ type: 'accepted' });
  await server.kill();
});

test('nobody is called nothing, and no two are called the same', async () => {
  const context = houseOn(sqliteStorage(join(freshDataDir(), 'wyrmtable.db')));
  const room = await roomFor(context, 'mirka', { seats: 3, name: 'Mirka' });
  const borys = ear('borys', room);
  for (const name of ['\u3164\u3164', '\u2800', '\u200b \u00ad', '\u0301']) {
    await act(context, room, borys, { type: 'sit', seat: 1, name });
    expect(borys.replies.at(-1), JSON.stringify(name)).toMatchObject({ code: 'bad-name' });
  }
  const names = () => room.table.seats.map((row) => (row.kind === 'empty' ? '' : row.name));
  await act(context, room, borys, { type: 'sit', seat: 1, name: 'mirka' });
  expect(names()).toEqual(['Mirka', 'mirka 2', '']);
  await act(context, room, borys, { type: 'name', name: 'random' });
  expect(names()[1]).toBe('random 2');
  await act(context, room, borys, { type: 'name', name: 'Borys\u3164' });
  expect(names()[1]).toBe('Borys');
  await context.storage.close();
});

// A challenge: a table for two that one of them is told of; asked twice it is one, and no is an answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsTimes, type StartedServer, startServer } from '../src/index.ts';
import { connect, type Fields, get, post, type Visitor, visit } from './client.ts';
import { freshDataDir } from './process.ts';
import { type Receiver, startReceiver } from './push-receiver.ts';

let server: StartedServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: freshDataDir(),
    limits: limitsTimes(1000),
    passwordCost: { N: 16, r: 1, p: 1 },
    word: { inside: true, haste: 0.01 },
  });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** Somebody with an account. */
async function account(name: string): Promise<Visitor> {
  const guest = await visit(server.address.replace('localhost', '127.0.0.1'));
  const answer = await post(guest, '/api/account', { name, password: 'correct horse battery' });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { ...guest, cookie };
}

const mine = async (visitor: Visitor): Promise<Fields[]> =>
  (await get(visitor, '/api/tables/mine')).body.tables as Fields[];

test('somebody is asked to a table, told of it once, and sits there or says no', async () => {
  const [mirka, borys] = [await account('Mirka'), await account('Borys')];
  const device = receiver.device('/borys');
  const headers = { cookie: borys.cookie, 'content-type': 'application/json' };
  const wish = { ...device, kinds: ['challenge'] };
  await fetch(`${borys.address}/api/word`, { method: 'PUT', headers, body: JSON.stringify(wish) });

  const asked = await post(mirka, '/api/challenges', { name: 'borys', kind: 'duel', pace: 'days', rated: true });
  const id = String(asked.body.table);
  expect(asked.status).toBe(201);
  await expect
    .poll(() => receiver.received.map(({ word }) => word))
    .toEqual([{ kind: 'challenge', table: id, game: 'dice-throne', by: 'Mirka' }]);
  expect((await post(mirka, '/api/challenges', { name: 'Borys', kind: 'farkle-2' })).body.table).toBe(id);
  expect(await mine(borys)).toMatchObject([{ id, challenger: 'Mirka', days: 2 }]);
  const [own] = await mine(mirka);
  expect(own?.challenger).toBeUndefined();
  const table = (await get(borys, `/api/tables/${id}`)).body.table;
  expect(table).toMatchObject({ status: 'lobby', rated: true, clock: { kind: 'slow' }, yours: [1] });

  // No: the seat is free, nothing is rated any more, and nobody else can say it for them.
  const no = (who: Visitor) =>
    fetch(`${who.address}/api/challenges/${id}`, { method: 'DELETE', headers: { cookie: who.cookie } });
  expect((await no(await account('Zosia'))).status).toBe(403);
  expect((await no(borys)).status).toBe(200);
  expect(await mine(borys)).toEqual([]);
  const left = (await get(mirka, `/api/tables/${id}`)).body.table as { seats: Fields[] };
  expect(left).not.toHaveProperty('rated');
  expect(left.seats.map(({ taken }) => taken)).toEqual([true, false]);
  expect(receiver.received).toHaveLength(1);
});

test('nobody challenges whom they are kept apart from, themselves, or nobody; a guest needs a name and is not rated', async () => {
  const [olga, piotr] = [await account('Olga'), await account('Piotr')];
  await post(piotr, '/api/people', { kind: 'block', name: 'Olga' });
  const guest = await visit(olga.address);
  const asked = async (who: Visitor, wish: object) =>
    (await post(who, '/api/challenges', { kind: 'duel', ...wish })).body.refused;
  expect(await asked(olga, { name: 'Piotr' })).toBe('kept-apart');
  expect(await asked(olga, { name: 'Olga' })).toBe('yourself');
  expect(await asked(olga, { name: 'Nobody Here' })).toBe('no-such-person');
  expect(await asked(olga, { name: 'Piotr', kind: '3v3' })).toBe('bad-message');
  expect(await asked(guest, { name: 'Olga' })).toBe('bad-name');
  expect(await asked(guest, { name: 'Olga', called: 'Gość', rated: true })).toBe('not-rated-for-guests');
  expect(await asked(guest, { name: 'Olga', called: 'Gość', kind: 'campaign', rated: true })).toBe('no-such-kind');
  expect(await asked(guest, { name: 'Olga', called: 'Gość' })).toBeUndefined();
});

test('more than three seek to be kings of the hill, and are rated as such', async () => {
  const lines = await Promise.all(['Ada', 'Bea', 'Cyd', 'Dov'].map(async (name) => connect(await account(name))));
  for (const line of lines)
    expect(await line.ask({ type: 'seek', kind: 'koth-4', rated: true })).toMatchObject({ type: 'accepted' });
  const tables = await Promise.all(
    lines.map(async (line) => String((await line.until(({ type }) => type === 'paired')).table)),
  );
  expect(new Set(tables).size).toBe(1);
  const [first] = lines;
  const { body } = await get(first?.visitor ?? { address: '', cookie: '' }, `/api/tables/${tables[0]}`);
  expect(body.table).toMatchObject({ rated: true, options: { mode: 'koth' } });
  expect((body.table as { seats: unknown[] }).seats).toHaveLength(4);
  await Promise.all(lines.map((line) => line.close()));
});

// Following and blocking, and programs that play for their owner.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../src/index.ts';
import { type Browser, browser } from './browser.ts';
import { connect, type Fields } from './client.ts';
import { freshDataDir } from './process.ts';

const PASSWORD = 'rzepa na polu';

let server: StartedServer;
let address: string;
beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: freshDataDir(),
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
  });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function account(name: string): Promise<Browser> {
  const at = browser(address);
  expect((await at.post('/api/account', { name, password: PASSWORD })).status).toBe(201);
  return at;
}

const codeOf = ({ status, body }: { status: number; body: Fields }) => [status, body.refused];
const listOf = async (who: Browser) =>
  ((await who.get('/api/people')).body.people as Fields[]).map(({ kind, name }) => [kind, name]);

test('one follows or blocks an account by its name in any case, and not both, nor oneself, nor nobody', async () => {
  const mirka = await account('Mirka');
  await account('Borys');
  expect((await mirka.post('/api/people', { kind: 'follow', name: 'BORYS' })).body).toMatchObject({ name: 'Borys' });
  await mirka.post('/api/people', { kind: 'follow', name: 'borys' });
  expect(await listOf(mirka)).toEqual([['follow', 'Borys']]);
  const { id } = (await mirka.post('/api/people', { kind: 'block', name: 'Borys' })).body;
  expect(await listOf(mirka)).toEqual([['block', 'Borys']]);
  expect(codeOf(await mirka.post('/api/people', { kind: 'block', name: 'mirka' }))).toEqual([400, 'yourself']);
  expect(codeOf(await mirka.post('/api/people', { kind: 'block', name: 'Nikt' }))).toEqual([404, 'no-such-person']);
  expect(codeOf(await mirka.post('/api/people', { kind: 'admire', name: 'Borys' }))).toEqual([400, 'bad-message']);
  await mirka.remove(`/api/people/${id}`);
  expect(await listOf(mirka)).toEqual([]);
});

test('who has blocked or is blocked does not sit down with the other, by link or from the list, and may watch', async () => {
  const host = await account('Hostess');
  const troll = browser(address);
  const other = await host.post('/api/tables', { game: 'dragon-farkle', listed: true });
  await troll.get('/api/me');
  const line = await connect(troll.visitor());
  await line.ask({ type: 'hello', table: other.body.table });
  expect(await line.ask({ type: 'sit', seat: 1, name: 'Troll' })).toMatchObject({ type: 'accepted' });
  // A guest is blocked by the seat.
  const wish = { kind: 'block', table: other.body.table, seat: 1 };
  expect((await host.post('/api/people', wish)).body).toMatchObject({ kind: 'block', name: null });
  const next = await host.post('/api/tables', { game: 'dragon-farkle', listed: true });
  expect(await line.ask({ type: 'hello', table: next.body.table })).toMatchObject({ type: 'accepted' });
  expect(await line.ask({ type: 'sit', seat: 1, name: 'Troll' })).toMatchObject({ code: 'kept-apart' });
  expect(codeOf(await troll.post(`/api/tables/${next.body.table}/join`, { name: 'Troll' }))).toEqual([
    403,
    'kept-apart',
  ]);
  // Nor does the one who blocked sit down at the table of the other.
  const theirs = await troll.post('/api/tables', { game: 'dragon-farkle', name: 'Troll', listed: true });
  expect(codeOf(await host.post(`/api/tables/${theirs.body.table}/join`, {}))).toEqual([403, 'kept-apart']);
  await line.close();
});

test('a program comes by its token, marked as one, and can do nothing to the account of its owner', async () => {
  const owner = await account('Owner');
  const made = await owner.post('/api/account/programs', { name: 'Engine One' });
  expect(made.status).toBe(201);
  const as = async (token: unknown, path: string, method = 'GET') => {
    const answer = await fetch(`${address}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as Fields };
  };
  expect((await as(made.body.token, '/api/me')).body).toEqual({ name: 'Engine One', kind: 'program' });
  expect(codeOf(await as(made.body.token, '/api/account', 'DELETE'))).toEqual([401, 'not-signed-in']);
  const line = await connect({ address, cookie: '' }, { authorization: `Bearer ${made.body.token}` });
  const table = await owner.post('/api/tables', { game: 'dragon-farkle' });
  await line.ask({ type: 'hello', table: table.body.table });
  await line.ask({ type: 'sit', seat: 1, name: 'I am a human' });
  const { seats } = (await owner.get(`/api/tables/${table.body.table}`)).body.table as { seats: Fields[] };
  expect(seats.map(({ name }) => name)).toEqual(['Owner', 'Engine One']);
  expect(seats.map(({ program }) => program)).toEqual([undefined, true]);
  const [listed] = (await owner.get('/api/tables/mine')).body.tables as { seats: Fields[] }[];
  expect(listed?.seats).toMatchObject([{ name: 'Owner' }, { name: 'Engine One', program: true }]);
  expect(listed?.seats[0]).not.toHaveProperty('program');
  const closed = new Promise((done) => line.socket.once('close', done));
  const again = await owner.post('/api/account/programs', { name: 'engine one' });
  expect(await closed).toBe(1001);
  expect((await as(made.body.token, '/api/me')).body.kind).toBe('guest');
  expect((await as(again.body.token, '/api/me')).body.name).toBe('Engine One');
  expect(codeOf(await (await account('Other One')).post('/api/account/programs', { name: 'Engine One' }))).toEqual([
    409,
    'name-taken',
  ]);
  expect((await owner.remove('/api/account/programs/Engine%20One')).status).toBe(200);
  expect((await owner.get('/api/account/programs')).body).toEqual({ programs: [] });
  expect((await as(again.body.token, '/api/me')).body.kind).toBe('guest');
});

test('a program is marked at its seat and in the lists after a restart too, before it has come back', async () => {
  const dataDir = freshDataDir();
  const open = () => startServer({ port: 0, host: '127.0.0.1', dataDir, passwordCost: { N: 2 ** 10, r: 8, p: 1 } });
  let house = await open();
  const owner = browser(() => `http://127.0.0.1:${house.port}`);
  await owner.post('/api/account', { name: 'Owner', password: PASSWORD });
  const { token } = (await owner.post('/api/account/programs', { name: 'Engine One' })).body;
  const { table } = (await owner.post('/api/tables', { game: 'dragon-farkle', seats: 3, listed: true })).body;
  const line = await connect({ address: owner.address, cookie: '' }, { authorization: `Bearer ${token}` });
  await line.ask({ type: 'hello', table });
  await line.ask({ type: 'sit', seat: 1, name: 'Engine One' });
  await line.close();
  await house.close();
  house = await open();
  const own = await connect(owner.visitor());
  await own.ask({ type: 'hello', table });
  const marks = (told: unknown) => (told as { seats: Fields[] }).seats.map(({ program }) => program === true);
  const first = ({ body }: { body: Fields }) => (body.tables as unknown[])[0];
  expect(marks((await owner.get(`/api/tables/${table}`)).body.table)).toEqual([false, true, false]);
  expect(marks(first(await owner.get('/api/house')))).toEqual([false, true, false]);
  expect(marks(first(await owner.get('/api/tables/mine')))).toEqual([false, true, false]);
  await own.close();
  await house.close();
});

// Accounts over HTTP: a guest becomes one and loses nothing, every way in, every bad moment, and leaving for good.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StartedServer, startServer } from '../src/index.ts';
import { authenticator } from './authenticator.ts';
import { type Browser, browser } from './browser.ts';
import { connect, type Fields } from './client.ts';
import { playToEnd } from './play.ts';
import { freshDataDir } from './process.ts';

const PASSWORD = 'rzepa na polu';
/** Enough to be told from no hash at all. */
const passwordCost = { N: 2 ** 14, r: 8, p: 1 };

let server: StartedServer;
let address: string;
const generous = { burst: 100_000, messagesPerSecond: 100_000, requestsPerMinute: 100_000, generosity: 1000 };
beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: freshDataDir(),
    limits: generous,
    passwordCost,
    windowPause: [0, 0],
  });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

let people = 0;
/** A name that no other test has. */
const freshName = (): string => `Person ${'abcdefghjkmnpqrstuvwxyz'[people++]}`;

async function account(name = freshName(), at: Browser = browser(address)): Promise<Browser & { codes: string[] }> {
  const made = await at.post('/api/account', { name, password: PASSWORD });
  expect([made.status, made.body.name]).toEqual([201, name]);
  return Object.assign(at, { codes: made.body.codes as string[] });
}

const codeOf = ({ status, body }: { status: number; body: Fields }) => [status, body.refused];
const mine = async (who: Browser) => ((await who.get('/api/account')).body.account ?? null) as Fields | null;
const tables = async (who: Browser) => (await who.get('/api/tables/mine')).body.tables as Fields[];

test('a guest becomes an account and keeps its seat, under the name that is its own', async () => {
  const guest = browser(address);
  const made = await guest.post('/api/tables', { game: 'dragon-farkle', name: 'Somebody' });
  const line = await connect(guest.visitor());
  await line.ask({ type: 'hello', table: made.body.table });
  const closed = new Promise((done) => line.socket.once('close', done));
  const name = freshName();
  await account(name, guest);
  // The open line comes again, as the account.
  expect(await closed).toBe(1001);
  expect([...guest.cookies().keys()]).toEqual(['wyrmtable_account']);
  expect((await guest.get('/api/me')).body).toEqual({ name, kind: 'account' });
  expect((await tables(guest)).map(({ id, you }) => [id, you])).toEqual([[made.body.table, 0]]);
  const again = await connect(guest.visitor());
  await again.ask({ type: 'hello', table: made.body.table });
  await again.ask({ type: 'sit', seat: 1, name: 'Another' });
  const { body } = await guest.get(`/api/tables/${made.body.table}`);
  expect((body.table as { seats: Fields[] }).seats.map((seat) => seat.name)).toEqual(['', name]);
  await again.close();
});

test('a name is taken in any case and by whatever looks like it; what is no name is none', async () => {
  await account('Mirka Zed');
  for (const name of ['mirka zed', 'MIRKA-ZED', 'Мirkа Zеd', 'M1rka Zed', 'Mirkazed', 'admin', 'Adept'])
    expect(codeOf(await browser(address).post('/api/account', { name, password: PASSWORD })), name).toEqual([
      409,
      'name-taken',
    ]);
  for (const name of ['!?', '\u200b', 'x'.repeat(25)])
    expect(codeOf(await browser(address).post('/api/account', { name, password: PASSWORD })), name).toEqual([
      400,
      'bad-name',
    ]);
});

test('length is the only rule of passwords, and an account needs some way in', async () => {
  const guest = browser(address);
  const name = freshName();
  for (const password of ['1234567', 'x'.repeat(201)])
    expect(await guest.post('/api/account', { name, password })).toEqual({
      status: 400,
      body: { refused: 'bad-password', params: { least: 8, most: 200 } },
    });
  expect(codeOf(await guest.post('/api/account', { name }))).toEqual([400, 'no-way-in']);
  expect(codeOf(await guest.post('/api/account', { name, password: PASSWORD, seed: 1 }))).toEqual([400, 'bad-message']);
  await account(name, guest);
  expect(codeOf(await guest.post('/api/account', { name: freshName(), password: PASSWORD }))).toEqual([
    409,
    'has-account',
  ]);
});

test('signed in on two devices; one is ended from the other, and its open line with it', async () => {
  const name = freshName();
  const laptop = await account(name);
  const phone = browser(address, 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36');
  expect((await phone.post('/api/sign-in', { name: name.toUpperCase(), password: PASSWORD })).body).toEqual({ name });
  const list = ((await mine(laptop))?.signIns ?? []) as Fields[];
  expect(list.map(({ device, here }) => [device, here]).sort()).toEqual([
    ['Chrome, Android', false],
    ['Firefox, Linux', true],
  ]);
  const line = await connect(phone.visitor());
  const closed = new Promise((done) => line.socket.once('close', done));
  const there = list.find(({ here }) => here === false)?.id;
  expect((await laptop.remove(`/api/account/sign-ins/${there}`)).status).toBe(200);
  expect(await closed).toBe(1001);
  expect(await mine(phone)).toBeNull();
  expect((await phone.get('/api/me')).body.kind).toBe('guest');
  expect(codeOf(await laptop.remove(`/api/account/sign-ins/${there}`))).toEqual([404, 'no-such-sign-in']);
  expect(codeOf(await phone.remove('/api/account/sign-ins'))).toEqual([401, 'not-signed-in']);
});

test('what a device has as a guest is the account’s when it signs in, and signing out makes it a guest again', async () => {
  const name = freshName();
  await account(name);
  const phone = browser(address);
  const made = await phone.post('/api/tables', { game: 'dragon-farkle', name: 'Guest' });
  await phone.post('/api/sign-in', { name, password: PASSWORD });
  expect((await tables(phone)).map(({ id, you }) => [id, you])).toEqual([[made.body.table, 0]]);
  const { body } = await phone.get(`/api/tables/${made.body.table}`);
  expect(body.table).toMatchObject({ host: true, seats: [{ name }, { taken: false }] });
  await phone.post('/api/sign-out');
  expect((await phone.get('/api/me')).body.kind).toBe('guest');
  expect(await tables(phone)).toEqual([]);
});

test('a wrong password and a name that nobody has get one answer, in one time', async () => {
  const name = freshName();
  await account(name);
  const stranger = browser(address);
  const work = { known: 0, unknown: 0 };
  for (let i = 0; i < 3; i++) {
    for (const [which, tried] of [
      ['known', name],
      ['unknown', 'Nobody At All'],
    ] as const) {
      const begun = process.cpuUsage();
      const answer = await stranger.post('/api/sign-in', { name: tried, password: 'wrong password' });
      work[which] += process.cpuUsage(begun).user;
      expect(answer).toEqual({ status: 401, body: { refused: 'wrong-sign-in', params: {} } });
    }
  }
  // Both take the work of a hash, counted in time of the processor, which others do not lengthen; without one it is many times less.
  expect(work.unknown).toBeGreaterThan(work.known / 4);
  expect(work.known).toBeGreaterThan(work.unknown / 4);
});

test('a recovery code sets a new password once, and signs everybody else out', async () => {
  const name = freshName();
  const old = await account(name);
  expect(new Set(old.codes).size).toBe(8);
  const [code = ''] = old.codes;
  const fresh = browser(address);
  const recover = (password: string, using = code) =>
    fresh.post('/api/sign-in/recover', { name, code: using, password });
  expect(codeOf(await recover('short'))).toEqual([400, 'bad-password']);
  expect(codeOf(await recover('another password', 'abcd-abcd-abcd-abcd'))).toEqual([401, 'wrong-sign-in']);
  expect((await recover('another password', code.replaceAll('-', ' ').toUpperCase())).body).toEqual({ name, codes: 7 });
  expect(await mine(old)).toBeNull();
  expect(codeOf(await recover('a third password'))).toEqual([401, 'wrong-sign-in']);
  const later = browser(address);
  expect(codeOf(await later.post('/api/sign-in', { name, password: PASSWORD }))).toEqual([401, 'wrong-sign-in']);
  expect((await later.post('/api/sign-in', { name, password: 'another password' })).status).toBe(200);
});

test('a passkey makes an account, signs in, and answers nothing twice or for another site', async () => {
  const key = authenticator();
  const guest = browser(address);
  const name = freshName();
  const wish = (await guest.post('/api/account/wish', { name })).body;
  const options = wish.options as Fields;
  const passkey = { challenge: wish.challenge, made: key.make(options, address) };
  expect(
    codeOf(
      await guest.post('/api/account', {
        name,
        passkey: { ...passkey, made: key.make(options, 'https://evil.example') },
      }),
    ),
  ).toEqual([401, 'bad-passkey']);
  // What was asked is answered once, rightly or not.
  expect(codeOf(await guest.post('/api/account', { name, passkey }))).toEqual([401, 'bad-passkey']);
  const next = (await guest.post('/api/account/wish', { name })).body;
  const made = { challenge: next.challenge, made: key.make(next.options as Fields, address) };
  expect((await guest.post('/api/account', { name, passkey: made })).status).toBe(201);
  expect(await mine(guest)).toMatchObject({ password: false, passkeys: [{ label: name }] });

  const phone = browser(address);
  const asked = (await phone.post('/api/sign-in/wish')).body;
  const shown = { challenge: asked.challenge, shown: key.show(asked.options as Fields, address) };
  expect((await phone.post('/api/sign-in', shown)).body).toEqual({ name });
  expect(codeOf(await phone.post('/api/sign-in', shown))).toEqual([401, 'bad-passkey']);
  const stranger = (await phone.post('/api/sign-in/wish')).body;
  const other = { challenge: stranger.challenge, shown: authenticator().show(stranger.options as Fields, address) };
  expect(codeOf(await phone.post('/api/sign-in', other))).toEqual([401, 'bad-passkey']);

  const [{ id } = { id: '' }] = ((await mine(phone))?.passkeys ?? []) as { id: string }[];
  expect(codeOf(await phone.remove(`/api/account/passkeys/${id}`))).toEqual([409, 'last-way-in']);
  expect((await phone.post('/api/account/password', { password: PASSWORD })).body).toEqual({ ended: 1 });
  expect((await phone.remove(`/api/account/passkeys/${id}`)).status).toBe(200);
  expect(codeOf(await phone.remove('/api/account/password'))).toEqual([409, 'last-way-in']);
});

test('after a while what matters asks again who is there, by password or passkey', async () => {
  const at = await account();
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
  try {
    for (const ask of [
      () => at.post('/api/account/password', { password: 'whatever it is' }),
      () => at.post('/api/account/codes'),
      () => at.post('/api/account/passkeys/wish'),
      () => at.remove('/api/account'),
    ])
      expect(codeOf(await ask())).toEqual([403, 'prove-again']);
    expect(codeOf(await at.post('/api/account/prove', { password: 'not this one' }))).toEqual([401, 'wrong-sign-in']);
    expect((await at.post('/api/account/prove', { password: PASSWORD })).status).toBe(200);
    const wish = (await at.post('/api/account/passkeys/wish')).body;
    const key = authenticator();
    const made = key.make(wish.options as Fields, address);
    expect((await at.post('/api/account/passkeys', { challenge: wish.challenge, made, label: 'Klucz' })).status).toBe(
      201,
    );
    const asked = (await at.post('/api/account/prove/wish')).body;
    const shown = key.show(asked.options as Fields, address);
    expect((await at.post('/api/account/prove', { challenge: asked.challenge, shown })).status).toBe(200);
    const codes = (await at.post('/api/account/codes')).body.codes as string[];
    expect(codes.filter((code) => at.codes.includes(code))).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('all data come out as a file; a deleted account is gone by name, and its match stays for the other', async () => {
  const name = freshName();
  const mirka = await account(name);
  const borys = browser(address);
  const made = await mirka.post('/api/tables', { game: 'dragon-farkle' });
  const id = String(made.body.table);
  await borys.get('/api/me');
  const lines = [await connect(mirka.visitor()), await connect(borys.visitor())] as const;
  for (const line of lines) await line.ask({ type: 'hello', table: id });
  await lines[1].ask({ type: 'sit', seat: 1, name: 'Borys' });
  for (const line of lines) await line.ask({ type: 'ready', word: 'rzepa' });
  await lines[0].ask({ type: 'start' });
  await playToEnd(id, lines);
  const waiting = await mirka.post('/api/tables', { game: 'dragon-farkle' });

  const data = (await mirka.get('/api/account/data')).body;
  expect(data).toMatchObject({ format: 'wyrmtable-account-1', name, password: true, recoveryCodes: 8 });
  const match = (data.tables as Fields[]).find((table) => table.id === id);
  expect(match).toMatchObject({ status: 'over', yours: [0], match: { game: 'dragon-farkle' } });
  expect(JSON.stringify(data)).not.toMatch(/scrypt|token/);

  expect((await mirka.remove('/api/account')).status).toBe(200);
  expect((await mirka.get('/api/me')).body).toEqual({ name: '', kind: 'guest' });
  const seats = async (table: unknown) => {
    const { body } = await borys.get(`/api/tables/${table}`);
    return (body.table as { seats: Fields[] }).seats.map((seat) => seat.name);
  };
  await vi.waitFor(async () => expect(await seats(id)).toEqual(['—', 'Borys']), 10_000);
  await vi.waitFor(async () => expect(await seats(waiting.body.table)).toEqual(['', '']), 10_000);
  expect((await borys.get(`/api/matches/${id}/file`)).body).toMatchObject({
    seats: [{ name: '—' }, { name: 'Borys' }],
  });
  expect(codeOf(await browser(address).post('/api/sign-in', { name, password: PASSWORD }))).toEqual([
    401,
    'wrong-sign-in',
  ]);
  await account(name);
  for (const line of lines) await line.close();
});

test('wrong tries are limited by name and by address; who knows the way in is let in meanwhile by another', async () => {
  const strict = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: freshDataDir(),
    trustProxy: 'loopback',
    passwordCost,
  });
  try {
    const at = `http://127.0.0.1:${strict.port}`;
    const key = authenticator();
    const mirka = browser(at);
    await mirka.post('/api/account', { name: 'Mirka', password: PASSWORD });
    const wish = (await mirka.post('/api/account/passkeys/wish')).body;
    const made = key.make(wish.options as Fields, at);
    await mirka.post('/api/account/passkeys', { challenge: wish.challenge, made, label: 'Klucz' });
    const tries = async (name: string, from: string) => {
      const answer = await fetch(`${at}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ name, password: 'not this one' }),
      });
      return answer.status;
    };
    // All at once, from as many addresses: the name has ten.
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, i) => tries('mirka', `203.0.113.${i}`)));
    expect(guesses.sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
    // A name that nobody has is counted alike.
    const unknown = await Promise.all(Array.from({ length: 12 }, (_, i) => tries('nobody here', `203.0.113.${i}`)));
    expect(unknown.sort()).toEqual([...Array<number>(10).fill(401), ...Array<number>(2).fill(429)]);
    const asked = (await mirka.post('/api/sign-in/wish')).body;
    const shown = key.show(asked.options as Fields, at);
    expect((await browser(at).post('/api/sign-in', { challenge: asked.challenge, shown })).status).toBe(200);
  } finally {
    await strict.close();
  }
});

// The HTTP side: cookies, origins, headers, files, ports.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { connect, type Fields, get, post, type Visitor, visit } from './client.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'wyrmtable-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>the table</title>');
  writeFileSync(join(webRoot, 'assets', 'app-1234.js'), 'export {};');
  server = await startProcess(freshDataDir(), { webRoot });
});
afterAll(() => server.kill());

const headersOf = async (path: string) => (await fetch(`${server.address}${path}`)).headers;

test('a guest is known by an httpOnly cookie, made on first contact and kept', async () => {
  const first = await fetch(`${server.address}/api/me`);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^wyrmtable_guest=[\w-]{43};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  const visitor = { address: server.address, cookie: cookie.split(';')[0] ?? '' };
  const again = await get(visitor, '/api/me');
  expect(again.headers.get('set-cookie')).toBeNull();
  const forged = await get({ ...visitor, cookie: 'wyrmtable_guest=forged' }, '/api/me');
  expect(forged.headers.get('set-cookie')).toContain('wyrmtable_guest=');
});

test('a line without a known guest is told so and closed', async () => {
  const line = await connect({ address: server.address, cookie: '' });
  const closed = new Promise<number>((done) => line.socket.once('close', done));
  expect(await line.until(() => true)).toMatchObject({ type: 'refused', code: 'no-guest' });
  expect(await closed).toBe(4401);
});

test('pages of other sites may neither change anything nor open a line', async () => {
  const visitor = await visit(server.address);
  const evil = { origin: 'https://evil.example' };
  const posted = await post(visitor, '/api/tables', { game: 'dragon-farkle', name: 'x' }, evil);
  expect([posted.status, posted.body.refused]).toEqual([403, 'wrong-origin']);
  await expect(connect(visitor, evil)).rejects.toThrow('403');
  await expect(connect(visitor, { origin: 'null' })).rejects.toThrow('403');
  const own = { origin: server.address };
  expect((await post(visitor, '/api/tables', { game: 'dragon-farkle', name: 'x' }, own)).status).toBe(201);
  await (await connect(visitor, own)).close();
});

test('a wish for a table is checked in every field', async () => {
  const visitor = await visit(server.address);
  const cases: [unknown, Fields][] = [
    [{}, { refused: 'bad-message' }],
    [
      { game: 'chess', name: 'x' },
      { refused: 'no-such-game', params: { game: 'chess' } },
    ],
    [{ game: 'dragon-farkle', name: '' }, { refused: 'bad-name' }],
    [
      { game: 'dragon-farkle', name: 'x', seats: 9 },
      { refused: 'seats-out-of-range', params: { min: 2, max: 5, seats: 9 } },
    ],
    [
      { game: 'dragon-farkle', name: 'x', options: { wounds: 9 } },
      { refused: 'bad-options', params: { path: 'wounds', problem: 'const', why: 'value' } },
    ],
    [{ game: 'dragon-farkle', name: 'x', bots: ['genius'] }, { refused: 'no-such-bot' }],
    [{ game: 'dragon-farkle', name: 'x', seats: 2, bots: ['random', 'random'] }, { refused: 'seats-in-use' }],
    [{ game: 'dragon-farkle', name: 'x', seed: 'mine' }, { refused: 'bad-message' }],
  ];
  for (const [wish, answer] of cases) {
    const { status, body } = await post(visitor, '/api/tables', wish);
    expect(status, JSON.stringify(wish)).toBe(400);
    expect(body).toMatchObject(answer);
  }
  const large = await post(visitor, '/api/tables', { game: 'x'.repeat(9000) });
  expect([large.status, large.body.refused]).toEqual([413, 'message-too-large']);
  const raw = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([raw.status, ((await raw.json()) as Fields).refused]).toEqual([400, 'bad-message']);
});

test('health, games, and clear answers for what is not there', async () => {
  const visitor = await visit(server.address);
  expect((await get(visitor, '/api/health')).body).toEqual({ ok: true });
  const games = await get(visitor, '/api/games');
  expect(games.body).toContainEqual(
    expect.objectContaining({ id: 'dragon-farkle', seats: { min: 2, max: 5, usual: 2 } }),
  );
  for (const [path, code] of [
    ['/api/nothing', 'not-found'],
    ['/assets/older-build.js', 'not-found'],
    ['/api/tables/nobody', 'no-such-table'],
    ['/api/matches/nobody/file', 'no-such-table'],
    ['/api/tables/%00', 'no-such-table'],
  ] as const) {
    const { status, body } = await get(visitor, path);
    expect([status, body.refused], path).toEqual([404, code]);
  }
});

test('the client is served with strict headers, and every page of it is the first one', async () => {
  for (const path of ['/', '/t/h4k9tw', '/rules/dragon-farkle']) {
    const page = await fetch(`${server.address}${path}`);
    expect(await page.text(), path).toContain('the table');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self' blob:");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await headersOf('/assets/app-1234.js')).get('cache-control')).toContain('immutable');
  const outside = await fetch(`${server.address}/..%2f..%2fetc%2fpasswd`);
  expect(await outside.text()).not.toContain('root:');
});

test('tables are found again: mine, and those that were opened to watchers', async () => {
  const { id, lines } = await seatTwo(server.address, { listed: true });
  const hidden = await seatTwo(server.address);
  const [mirka, stranger] = [lines[0].visitor, await visit(server.address)];
  const ids = async (visitor: typeof mirka, path: string) =>
    ((await get(visitor, path)).body.tables as Fields[]).map((table) => table.id);
  expect(await ids(mirka, '/api/tables/mine')).toEqual([id]);
  expect(await ids(stranger, '/api/tables/mine')).toEqual([]);
  expect(await ids(stranger, '/api/tables/open')).toContain(id);
  expect(await ids(stranger, '/api/tables/open')).not.toContain(hidden.id);
  const seen = (await get(stranger, `/api/tables/${id.toUpperCase()}`)).body.table as Fields;
  expect(seen).toMatchObject({ id, status: 'playing', you: 'spectator', seed: null });
});

test('my tables say which of them wait for me, also after the server came back', async () => {
  const folder = freshDataDir();
  let own = await startProcess(folder);
  const { id, lines } = await seatTwo(own.address, { options: { first: 1 } });
  const waits = async (visitor: Visitor): Promise<unknown> =>
    ((await get({ ...visitor, address: own.address }, '/api/tables/mine')).body.tables as Fields[]).map((table) => [
      table.id,
      table.yourMove,
    ]);
  expect(await waits(lines[0].visitor)).toEqual([[id, false]]);
  expect(await waits(lines[1].visitor)).toEqual([[id, true]]);
  await own.kill();
  own = await startProcess(folder);
  expect(await waits(lines[0].visitor)).toEqual([[id, false]]);
  expect(await waits(lines[1].visitor)).toEqual([[id, true]]);
  await own.kill();
});

test('playing again gives one new table to all, with the same people', async () => {
  const { id, lines } = await seatTwo(server.address);
  expect((await post(lines[0].visitor, `/api/tables/${id}/again`, {})).body.refused).toBe('match-not-over');
  await playToEnd(id, lines);
  const isOver = ({ type, table }: Fields) => type === 'table' && (table as Fields).status === 'over';
  for (const line of lines) await line.until(isOver);
  expect((await post(await visit(server.address), `/api/tables/${id}/again`, {})).status).toBe(403);
  const next = (await post(lines[1].visitor, `/api/tables/${id}/again`, {})).body.table;
  expect((await post(lines[0].visitor, `/api/tables/${id}/again`, {})).body.table).toBe(next);
  for (const line of lines) {
    const told = await line.until(({ type }) => type === 'table');
    expect((told.table as Fields).next).toBe(next);
  }
  const table = (await get(lines[0].visitor, `/api/tables/${next}`)).body.table as Fields;
  expect(table).toMatchObject({
    status: 'lobby',
    you: 0,
    host: false,
    seats: [{ name: 'Mirka', ready: false }, { name: 'Borys' }],
  });
});

test('a port in use is passed over, and said so', async () => {
  const blocker = createServer();
  await new Promise<void>((done) => blocker.listen(0, '0.0.0.0', done));
  const bound = blocker.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');
  const started = await startServer({ port: bound.port, dataDir: freshDataDir() });
  expect(started.moved).toBe(true);
  expect(started.port).toBeGreaterThan(bound.port);
  expect(await (await fetch(`${started.address}/api/health`)).json()).toEqual({ ok: true });
  const line = await connect(await visit(started.address));
  const closed = new Promise((done) => line.socket.once('close', done));
  await started.close();
  await closed;
  blocker.close();
});

test('whoever asks too often is told when to come back; files of the client do not count', async () => {
  const strict = await startProcess(freshDataDir(), { webRoot, limits: { requestsPerMinute: 10 } });
  try {
    const ask = async (path: string) => (await fetch(`${strict.address}${path}`)).status;
    for (let i = 0; i < 30; i++) expect(await ask('/assets/app-1234.js')).toBe(200);
    for (let i = 0; i < 10; i++) expect(await ask('/api/me')).toBe(200);
    const refused = await fetch(`${strict.address}/api/me`);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      refused: 'too-many-requests',
      params: { seconds: expect.any(Number) },
    });
    expect(await ask('/assets/app-1234.js')).toBe(200);
  } finally {
    await strict.kill();
  }
});

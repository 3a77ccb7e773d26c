// What whoever runs a server leans on: proxies, health, logs, headers, answers to nonsense, and a gentle end.
import { readFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { connect, type Fields, get, post, visit } from './client.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

const QUIET = { port: 0, host: '127.0.0.1', log: 'silent' } as const;

/** What comes back for a text that was sent as it is. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    let heard = '';
    const socket = dial(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('close', () => done(heard));
    socket.on('error', failed);
  });
}

test('behind a proxy that is believed, cookies are Secure, pages of its name may speak, and each user has a limit', async () => {
  const options = { trustProxy: 'loopback', limits: { requestsPerMinute: 5 }, hsts: true };
  const server = await startProcess(freshDataDir(), options);
  const through = (from: string) => ({
    'x-forwarded-for': from,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'wyrm.example',
  });
  const first = await fetch(`${server.address}/api/me`, { headers: through('203.0.113.1') });
  expect(first.headers.get('set-cookie')).toContain('Secure');
  expect(first.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { ...through('203.0.113.1'), origin: 'https://wyrm.example' };
  const made = await post(
    { address: server.address, cookie },
    '/api/tables',
    { game: 'dragon-farkle', name: 'x' },
    headers,
  );
  expect(made.status).toBe(201);
  const status = async (from: string) => (await fetch(`${server.address}/api/me`, { headers: through(from) })).status;
  for (let i = 0; i < 6; i++) await status('203.0.113.2');
  expect(await status('203.0.113.2')).toBe(429);
  expect(await status('203.0.113.3')).toBe(200);
  await server.kill();
});

test('a proxy that nobody named is not believed', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir() });
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await fetch(`${server.address}/api/me`, { headers });
  expect(answer.headers.get('set-cookie')).not.toContain('Secure');
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  await server.close();
});

test('whoever watches over the server may ask without end, and learns when nothing can be written', async () => {
  const dataDir = freshDataDir();
  const server = await startServer({ ...QUIET, dataDir, limits: { requestsPerMinute: 3 } });
  const asked = (path: string) => fetch(`${server.address}${path}`);
  for (const path of ['/health/live', '/health/ready', '/api/health']) {
    for (let i = 0; i < 10; i++) expect((await asked(path)).status, path).toBe(200);
  }
  // As on a disk that is full: what is read can be read, and nothing is written.
  const disk = new DatabaseSync(join(dataDir, 'wyrmtable.db'));
  disk.exec("CREATE TRIGGER full BEFORE INSERT ON pulse BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
  await expect.poll(async () => (await asked('/health/ready')).status).toBe(503);
  expect(await (await asked('/health/ready')).json()).toMatchObject({ refused: 'storage-failed' });
  expect((await asked('/health/live')).status, 'a restart would not help').toBe(200);
  disk.exec('DROP TRIGGER full');
  await expect.poll(async () => (await asked('/health/ready')).status).toBe(200);
  disk.close();
  await server.close();
});

test('what the API says is kept by nobody', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir() });
  for (const path of ['/api/me', '/api/games', '/api/nothing', '/health/live'])
    expect((await fetch(`${server.address}${path}`)).headers.get('cache-control'), path).toBe('no-store');
  await server.close();
});

test('what is no request at all gets an answer of the same shape', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir() });
  const cases = [
    ['GET /api/tables/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '400', '(address)'],
    [`GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`, '431', '(request)'],
    ['nonsense\r\n\r\n', '400', '(request)'],
  ] as const;
  for (const [text, status, path] of cases) {
    const [head = '', body = ''] = (await raw(server.port, text)).split('\r\n\r\n');
    expect(head.split(' ')[1], text.slice(0, 30)).toBe(status);
    expect(JSON.parse(body) as Fields).toMatchObject({ refused: 'bad-message', params: { path } });
  }
  await server.close();
});

test('a bad cookie of the same name does not shadow the good one', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir() });
  const visitor = await visit(server.address);
  await post(visitor, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' });
  const shadowed = { ...visitor, cookie: `wyrmtable_guest=forged; ${visitor.cookie}` };
  const mine = await get(shadowed, '/api/tables/mine');
  expect(mine.headers.get('set-cookie')).toBeNull();
  expect(mine.body.tables).toHaveLength(1);
  await server.close();
});

test('a server that stops tells everybody to come back', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir() });
  const visitor = await visit(server.address);
  const line = await connect(visitor);
  const closed = new Promise<number>((done) => line.socket.once('close', done));
  await server.close();
  expect(await closed).toBe(1001);
});

test('the figures of the server are there for whoever asked for them, and hold no name and no code', async () => {
  const silent = await startServer({ ...QUIET, dataDir: freshDataDir() });
  expect((await fetch(`${silent.address}/metrics`)).headers.get('content-type')).toContain('json');
  await silent.close();
  const server = await startProcess(freshDataDir(), { metrics: true });
  const { id, lines } = await seatTwo(server.address);
  await playToEnd(id, lines);
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^wyrmtable_${name} (.*)$`, 'm').exec(text)?.[1]);
  expect(figure('moves_total')).toBeGreaterThan(20);
  expect(figure('commits_total')).toBeGreaterThan(5);
  expect(figure('tables{what="lines"}')).toBe(2);
  expect(figure('lines')).toBe(2);
  expect(figure('busy_seconds_total')).toBeGreaterThan(0);
  // Each alarm of the page asks for a figure that is there.
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const asked = page.match(/\b(wyrmtable|process|nodejs)_[a-z0-9_]+/g) ?? [];
  const onlyWithBus = 'wyrmtable_bus_up';
  for (const name of new Set(asked)) if (name !== onlyWithBus) expect(text, name).toContain(`# TYPE ${name} `);
  for (const secret of [id, 'Mirka']) expect(text).not.toContain(secret);
  await server.kill();
});

test('what was refused is counted by its code, by HTTP and on lines', async () => {
  const server = await startServer({ ...QUIET, dataDir: freshDataDir(), metrics: true });
  const visitor = await visit(server.address);
  // A purse of twenty wrong codes.
  for (let i = 0; i < 25; i++) await get(visitor, `/api/tables/wrong${i}`);
  const line = await connect(visitor);
  expect(await line.ask({ type: 'hello', table: 'wrong' })).toMatchObject({ code: 'over-budget' });
  await line.close();
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const refused = (code: string) => Number(new RegExp(`_refused_total\\{code="${code}"\\} (.*)$`, 'm').exec(text)?.[1]);
  expect(refused('no-such-table')).toBe(20);
  expect(refused('over-budget')).toBe(6);
  await server.close();
});

test('the log names routes and not the codes of tables, and never a cookie', async () => {
  const server = await startProcess(freshDataDir(), { log: 'info' });
  const visitor = await visit(server.address);
  const { table } = (await post(visitor, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).body;
  await get(visitor, `/api/tables/${table}`);
  await expect.poll(() => server.said()).toContain('/api/tables/:id');
  for (const line of server.said().trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  expect(server.said()).not.toContain(String(table));
  expect(server.said()).not.toContain(visitor.cookie.split('=')[1]);
  await server.kill();
});

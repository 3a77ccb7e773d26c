// The server as a command: it says where it is, answers, and stops when told to.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { begin, complains, temporary } from './process.ts';

interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
  err(): string;
}

/** Resolves with the address once the one line is there. */
function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const child = begin(['serve', '--data', join(temporary(), 'data'), ...args], { env });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let out = '';
  let err = '';
  child.stderr?.on('data', (part) => {
    err += part;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => reject(new Error(`ended with ${code}: ${err}`)));
    child.stdout?.on('data', (part) => {
      out += part;
      const address = /http:\/\/\S+/.exec(out)?.[0];
      if (address !== undefined) resolve({ child, address, err: () => err });
    });
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('close', resolve));

test.for(['SIGINT', 'SIGTERM'] as const)('is ready, answers, and ends cleanly at %s', async (signal) => {
  const { child, address } = await serve(['--port', '0']);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const code = ended(child);
  child.kill(signal);
  child.kill(signal);
  expect(await code).toBe(0);
});

test('a taken port is said, and the next free one used', async () => {
  const holder = createServer().listen(0, '0.0.0.0');
  onTestFinished(() => {
    holder.close();
  });
  await new Promise((resolve) => holder.on('listening', resolve));
  const bound = holder.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { address, err } = await serve([], { PORT: String(port) });
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(err()).toContain(`Port ${port} is taken`);
});

test('a port that is none', () => complains(['serve', '--port', '70000'], /--port/));
test('a PORT that is none', () => complains(['serve'], /PORT.*“http”/, { env: { PORT: 'http' } }));

test('a folder that another server has is said, and left to it', async () => {
  const data = join(temporary(), 'data');
  await serve(['--port', '0', '--data', data]);
  await complains(['serve', '--port', '0', '--data', data], /Another server is using/);
});

test('a folder in which the database cannot be opened is said, and who may mend it', async () => {
  const data = join(temporary(), 'data');
  // Whoever runs tests may write anywhere: a folder stands where the database would be.
  mkdirSync(join(data, 'wyrmtable.db'), { recursive: true });
  await complains(['serve', '--port', '0', '--data', data], /may not write in .*--data/);
});

test('wrong addresses, proxies and levels are named', async () => {
  await complains(['serve', '--origin', 'example.org'], /--origin.*“example.org”/);
  await complains(['serve', '--trust-proxy', '10.0.0.0/99'], /--trust-proxy.*“10.0.0.0\/99”/);
  await complains(['serve', '--log', 'loud'], /--log takes one of silent, error/);
  await complains(['serve'], /WYRMTABLE_LOG.*“loud”/, { env: { WYRMTABLE_LOG: 'loud' } });
});

test('a database that is none is said without repeating its password', async () => {
  await complains(
    ['serve', '--database', 'mysql://wyrm:secret@db/wyrm'],
    /--database takes the address of a PostgreSQL: (?!.*secret)/,
  );
  await complains(['serve'], /WYRMTABLE_DATABASE/, { env: { WYRMTABLE_DATABASE: 'db' } });
});

test('it listens where it is told to', async () => {
  const { address } = await serve([
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--origin',
    'https://a.example',
    '--origin=https://b.example',
  ]);
  const ask = (origin: string) =>
    fetch(`${address.replace('localhost', '127.0.0.1')}/api/tables`, { method: 'POST', headers: { origin } });
  expect((await ask('https://a.example')).status).toBe(400);
  expect((await ask('https://b.example')).status).toBe(400);
  expect((await ask('https://c.example')).status).toBe(403);
});

test('behind a proxy it believes whom it is told to, and says how it is reached', async () => {
  const { address } = await serve(['--port', '0', '--host', '127.0.0.1', '--trust-proxy', 'loopback', '--hsts']);
  const through = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const { headers } = await fetch(`${address.replace('localhost', '127.0.0.1')}/api/me`, { headers: through });
  expect(headers.get('set-cookie')).toContain('Secure');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

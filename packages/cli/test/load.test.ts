// A service is tried out by commands: real clients at a real server, and what they report.
import { limitsTimes, startServer } from '@wyrmtable/server';
import { expect, onTestFinished, test } from 'vitest';
import { complains, reported, started, temporary } from './process.ts';

interface Load {
  readonly tables: number;
  readonly moves: number;
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  readonly bytesPerMove: number;
  readonly refused: number;
  readonly gaps: number;
  readonly lost: number;
}

async function serving(times: number): Promise<string> {
  const limits = limitsTimes(times);
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: temporary(), windowPause: [0, 0], limits });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}

test('load plays at many tables of every game and finds that all it was told holds', async () => {
  const server = await serving(1_000_000);
  const games = 'dragon-farkle,dice-throne,etchinstone,adventures';
  const result = await reported<Load>([
    'load',
    '--server',
    server,
    '--tables',
    '8',
    '--seconds',
    '3',
    '--games',
    games,
  ]);
  expect(result).toMatchObject({ tables: 8, refused: 0, gaps: 0, lost: 0 });
  expect(result.moves).toBeGreaterThan(50);
  expect(result.latency.p50).toBeLessThanOrEqual(result.latency.p99);
  expect(result.bytesPerMove).toBeGreaterThan(100);
});

test('what cannot be tried is said in a sentence', async () => {
  await complains(['load', '--server', 'nowhere', '--tables', '1', '--seconds', '1'], /--server/);
  await complains(['load', '--server', 'http://127.0.0.1:9', '--tables', '1', '--seconds', '1'], /cannot be reached/);
  await complains(['load', '--server', await serving(0.1), '--tables', '60', '--seconds', '1'], /serve --limits/);
  await complains(['chaos', '--processes', '0', '--seconds', '1'], /--processes/);
  await complains(['chaos', '--kills', '0'], /--kills/);
});

test('chaos without its programs says what is missing', async () => {
  const { code, err } = await started(['chaos', '--processes', '1', '--seconds', '1'], {
    env: { PATH: '/nowhere', POSTGRES_BIN: '', REDIS_BIN: '' },
  });
  expect(code).toBe(2);
  expect(err).toMatch(/could not be started: (PostgreSQL|Redis) is missing/);
});

// Bots at a server as clients: strangers to it, each with its own view, and what cannot be played is said in a sentence.
import { createServer } from 'node:http';
import { type MatchFile, replay } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { startServer } from '@wyrmtable/server';
import { expect, onTestFinished, test } from 'vitest';
import { begin, complains, type Ended, started, temporary } from './process.ts';

interface Report {
  readonly name: string;
  readonly game: string;
  readonly won: number;
  readonly matches: readonly {
    readonly table: string;
    readonly seat: number;
    readonly outcome: { readonly kind: string; readonly winners: readonly number[] };
    readonly moves: number;
  }[];
}

async function serving(dataDir = temporary(), port = 0) {
  const passwordCost = { N: 2 ** 10, r: 8, p: 1 };
  const server = await startServer({ port, host: '127.0.0.1', dataDir, windowPause: [0, 0], passwordCost });
  return { address: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

async function house(): Promise<string> {
  const { address, close } = await serving();
  onTestFinished(close);
  return address;
}

const reportOf = ({ code, out, err }: Ended): Report => {
  expect(code, err).toBe(0);
  return JSON.parse(out);
};

test('two bots find each other, play a match of Dragon Farkle to its end, and its file verifies', async () => {
  const server = await house();
  const play = (level: string) =>
    started(['bot', '--server', server, '--level', level, '--game', 'dragon-farkle', '--matches', '1', '--json']);
  const [one, two] = (await Promise.all([play('adept'), play('bold')])).map(reportOf);
  const [mine] = one?.matches ?? [];
  const [theirs] = two?.matches ?? [];
  expect(one).toMatchObject({ name: 'adept bot', game: 'dragon-farkle', matches: [{ outcome: { kind: 'won' } }] });
  expect(mine?.table).toBe(theirs?.table);
  expect(mine?.outcome).toEqual(theirs?.outcome);
  expect([mine?.seat, theirs?.seat].sort()).toEqual([0, 1]);
  expect((one?.won ?? 0) + (two?.won ?? 0)).toBe(1);
  const file: MatchFile = await (await fetch(`${server}/api/matches/${mine?.table}/file`)).json();
  const { game } = await loadGame('dragon-farkle');
  expect(replay(game, file)).toMatchObject({ digest: file.digest });
  expect(file.choices.length).toBeGreaterThanOrEqual((mine?.moves ?? 0) + (theirs?.moves ?? 0));
});

/** Somebody with a table of Dragon Farkle and one bot of the house, and a seat that is free. */
async function laidTable(server: string, game = 'dragon-farkle'): Promise<string> {
  const answer = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, sit: false, bots: ['random'] }),
  });
  return (await answer.json()).table;
}

async function programOf(server: string): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const made = await post('/api/account', { name: 'Mirka', password: 'rzepa na polu' });
  const cookie = made.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return (await (await post('/api/account/programs', { name: 'Engine One' }, cookie)).json()).token;
}

const seatsAt = async (server: string, table: string): Promise<{ name: string; ready: boolean }[]> =>
  (await (await fetch(`${server}/api/tables/${table}`)).json()).table.seats;

test('with a token it sits as that program, comes again after a restart of the server, and gets up when it is stopped', async () => {
  const dataDir = temporary();
  const first = await serving(dataDir);
  const { address } = first;
  const token = await programOf(address);
  const table = await laidTable(address);
  const child = begin(['bot', '--server', address, '--level', 'adept', '--table', table, '--json'], {
    env: { WYRMTABLE_TOKEN: token },
  });
  let out = '';
  child.stdout?.on('data', (part) => {
    out += part;
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  await expect
    .poll(() => seatsAt(address, table))
    .toMatchObject([{ name: 'Engine One', ready: true }, { name: 'random' }]);
  await first.close();
  const second = await serving(dataDir, Number(new URL(address).port));
  onTestFinished(second.close);
  await expect.poll(() => seatsAt(address, table)).toMatchObject([{ name: 'Engine One', connected: true }, {}]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ name: 'Engine One', matches: [] });
  await expect.poll(() => seatsAt(address, table)).toMatchObject([{ name: '', ready: false }, {}]);
});

test('what cannot be played is said in a sentence', async () => {
  const server = await house();
  const other = createServer((_, answer) => answer.end('<html></html>'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void other.close());
  const at = (address: string, ...rest: string[]) => ['bot', '--server', address, ...rest];
  const where = other.address();
  const port = typeof where === 'object' ? where?.port : 0;
  await complains(at('nowhere', '--level', 'adept'), /--server/);
  await complains(at('http://127.0.0.1:9', '--level', 'adept'), /cannot be reached/);
  await complains(at(`http://127.0.0.1:${port}`, '--level', 'adept'), /no Wyrmtable server/);
  await complains(at(server), /--level.*master/);
  await complains(at(server, '--level', 'wizard'), /no bot “wizard”/);
  await complains(at(server, '--level', 'adept', '--game', 'chess'), /no game “chess”/);
  await complains(at(server, '--level', 'adept', '--token', 'forged'), /knows no program by this token/);
  await complains(at(server, '--level', 'adept', '--table', 'zzzzzz'), /no table/);
  // Their bots think in whole states, and a view does not hold one.
  await complains(at(server, '--level', 'adept', '--game', 'dice-throne'), /these can play there: random, eager/);
  const throne = await laidTable(server, 'dice-throne');
  await complains(at(server, '--level', 'master', '--table', throne), /these can play there: random, eager/);
  await complains(at(server, '--level', 'eager', '--game', 'etchinstone'), /--table/);
});

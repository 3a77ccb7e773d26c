// Several processes on one PostgreSQL and one Redis: whoever comes to whichever of them sits at the same table.
import { digest, isRefusal, type MatchFile, replay, verify } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { copyOf } from '../../dice-throne/test/made.ts';
import type { ServerOptions } from '../src/index.ts';
import { openBench } from '../src/moderation/index.ts';
import { query, startPostgres, startRedis, type TrialBus, type TrialDatabase } from '../src/trial/index.ts';
import { browser } from './browser.ts';
import {
  connect,
  type Fields,
  get,
  type Known,
  type Line,
  learn,
  nothingKnown,
  post,
  type Visitor,
  visit,
} from './client.ts';
import { picker, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';
import { startReceiver } from './push-receiver.ts';

let postgres: TrialDatabase;
let redis: TrialBus;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

let database: string;
let dataDir: string;
const startOne = (more: Partial<ServerOptions> = {}): Promise<ServerProcess> =>
  startProcess(dataDir, { database, bus: redis.url, metrics: true, ...more });

beforeEach(async () => {
  database = await postgres.fresh();
  dataDir = freshDataDir();
});

type Addresses = () => readonly string[];

/** How many moves were acknowledged and how many may be: a match outlasts what is done to it, however quick it is. */
interface Leave {
  made: number;
  most: number;
}

/** Somebody who plays as a browser does: on a line that comes again wherever a process is, and says its move again. */
interface Player {
  readonly known: Known;
  readonly acknowledged: Set<number>;
  /** Plays until the test holds. */
  play(enough: (known: Known) => boolean): Promise<void>;
}

function player(visitor: Visitor, id: string, seed: number, addresses: Addresses, leave: Leave): Player {
  const known = nothingKnown();
  const acknowledged = new Set<number>();
  const pick = picker(seed);
  const mayMove = () =>
    vi.waitFor(() => expect(leave.made).toBeLessThan(leave.most), { timeout: 200_000, interval: 10 });
  let move: Fields | null = null;
  const on = async (line: Line, enough: (known: Known) => boolean): Promise<void> => {
    line.say({ type: 'hello', table: id, since: known.last });
    if (move !== null) line.say(move);
    while (!enough(known)) {
      const message = await line.until(() => true);
      if (message.type === 'accepted' && message.seq !== undefined && !acknowledged.has(Number(message.seq))) {
        acknowledged.add(Number(message.seq));
        leave.made++;
      }
      if (message.type === 'refused') {
        move = null;
        if (message.code === 'out-of-reach') throw new Error('out of reach');
      }
      learn(known, message);
      // A move that could not be written is made again: no update may follow its refusal.
      if (message.type !== 'update' && message.type !== 'refused') continue;
      if (move?.seq !== known.seq) move = null;
      if (move !== null || known.choices.length === 0 || enough(known)) continue;
      await mayMove();
      move = { type: 'move', match: id, seq: known.seq, choice: pick(known.choices) };
      line.say(move);
    }
  };
  return {
    known,
    acknowledged,
    async play(enough) {
      for (let round = seed; ; round++) {
        const open = addresses();
        const address = open[round % open.length] ?? '';
        try {
          const line = await connect({ ...visitor, address });
          try {
            await on(line, enough);
            return;
          } finally {
            await line.close();
          }
        } catch {
          await new Promise((again) => setTimeout(again, 50));
        }
      }
    },
  };
}

/** Mirka at one process, Borys at another, and the match begins; `at` says where each of them goes on. */
async function sit(
  addresses: readonly [string, string],
  at: readonly [Addresses, Addresses],
  leave: Leave = { made: 0, most: Number.POSITIVE_INFINITY },
) {
  const [mirka, borys] = [await visit(addresses[0]), await visit(addresses[1])];
  const made = await post(mirka, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' });
  const id = String(made.body.table);
  const lines = [await connect(mirka), await connect(borys)] as const;
  for (const line of lines) expect(await line.ask({ type: 'hello', table: id })).toMatchObject({ type: 'accepted' });
  expect(await lines[1].ask({ type: 'sit', seat: 1, name: 'Borys' })).toMatchObject({ type: 'accepted' });
  await lines[0].ask({ type: 'ready', word: 'rzepa' });
  await lines[1].ask({ type: 'ready', word: 'лопата' });
  expect(await lines[0].ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  for (const line of lines) await line.close();
  const players = [player(mirka, id, 4, at[0], leave), player(borys, id, 7, at[1], leave)] as const;
  return { id, mirka, borys, players };
}

async function checked(id: string, visitor: Visitor, players: readonly Player[]): Promise<void> {
  await expect.poll(async () => (await get(visitor, `/api/matches/${id}/file`)).status).toBe(200);
  const { body } = await get(visitor, `/api/matches/${id}/file`);
  const file: MatchFile = JSON.parse(JSON.stringify(body));
  const { game } = await loadGame('dragon-farkle');
  const again = replay(game, file);
  if (isRefusal(again)) throw new Error(again.refused);
  expect(verify(file, again)).toMatchObject({ digest: true, commitment: true, dice: true });
  expect(digest(again.state)).toBe(file.digest);
  const rows = await query(database, `SELECT seat, seq FROM moves WHERE match = '${id}' AND seq >= 0 ORDER BY number`);
  const logged = rows.map((row) => JSON.stringify(row));
  expect(new Set(logged).size).toBe(logged.length);
  for (const [seat, { acknowledged }] of players.entries()) {
    expect(acknowledged.size).toBeGreaterThan(5);
    for (const seq of acknowledged) expect(logged).toContain(JSON.stringify({ seat, seq }));
  }
}

const isOver = ({ over }: Known): boolean => over;
/** Gives leave for a few moves more and waits until some of them are made; the others are on their way meanwhile. */
const goingOn = (leave: Leave) => async (): Promise<void> => {
  const before = leave.made;
  leave.most = before + 6;
  await expect.poll(() => leave.made).toBeGreaterThan(before + 3);
};

test('two players at different processes play one match, and a third process tells of it', async () => {
  const servers = await Promise.all([startOne(), startOne(), startOne()]);
  const [one, two, three] = servers.map(({ address }) => address);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three were started');
  const { id, mirka, borys, players } = await sit([one, two], [() => [one], () => [two]]);
  expect((await get({ ...mirka, address: three }, `/api/tables/${id}`)).body).toMatchObject({
    table: { status: 'playing', you: 0 },
  });
  expect((await get({ ...borys, address: three }, '/api/tables/mine')).body.tables).toHaveLength(1);
  await Promise.all(players.map((one) => one.play(isOver)));
  await checked(id, { ...mirka, address: three }, players);
  const again = await post({ ...mirka, address: three }, `/api/tables/${id}/again`, {});
  expect(again.status).toBe(201);
  const metrics = await (await fetch(`${three}/metrics`)).text();
  expect(metrics).toContain('wyrmtable_bus_up 1');
  for (const server of servers) await server.kill();
});

test('the process in charge is killed again and again: the table goes on elsewhere, and nothing is lost', async () => {
  const servers = await Promise.all([startOne(), startOne(), startOne()]);
  const addresses = (): string[] => servers.map(({ address }) => address);
  const [one = '', two = ''] = addresses();
  const leave = { made: 0, most: 0 };
  const { id, mirka, players } = await sit([one, two], [addresses, addresses], leave);
  const playing = Promise.all(players.map((one) => one.play(isOver)));
  const goesOn = goingOn(leave);
  for (let round = 0; round < 3; round++) {
    await goesOn();
    const victim = servers.splice(0, 1);
    await victim[0]?.kill();
    // How soon is measured by `wyrmtable chaos`.
    await goesOn();
    servers.push(await startOne());
  }
  leave.most = Number.POSITIVE_INFINITY;
  await playing;
  await checked(id, { ...mirka, address: addresses()[0] ?? '' }, players);
  for (const server of servers) await server.kill();
});

test('a later version changes the database under play: servers of before go on, may even be started again, and say when they may not', async () => {
  const servers = [await startOne(), await startOne()];
  const addresses = (): string[] => servers.map(({ address }) => address);
  const [one = '', two = ''] = addresses();
  const leave = { made: 0, most: 0 };
  const { id, mirka, players } = await sit([one, two], [addresses, addresses], leave);
  const playing = Promise.all(players.map((one) => one.play(isOver)));
  const goesOn = goingOn(leave);
  await goesOn();
  // What a step that only adds may do.
  await query(
    database,
    `BEGIN;
     ALTER TABLE tables ADD COLUMN later text;
     ALTER TABLE guests ADD COLUMN later integer NOT NULL DEFAULT 7;
     ALTER TABLE moves ADD COLUMN later text;
     ALTER TABLE clocks ADD COLUMN later text;
     CREATE TABLE later (one text);
     UPDATE schema_version SET version = version + 1;
     COMMIT`,
  );
  await goesOn();
  // Its tables are read anew by the other.
  await servers.shift()?.kill();
  await goesOn();
  servers.push(await startOne());
  await servers.shift()?.kill();
  await goesOn();
  leave.most = Number.POSITIVE_INFINITY;
  await playing;
  const [last = ''] = addresses();
  await checked(id, { ...mirka, address: last }, players);
  expect((await get({ ...mirka, address: last }, '/api/tables/mine')).body.tables).toHaveLength(1);
  await query(database, 'UPDATE schema_version SET least = version');
  await expect(startOne()).rejects.toThrow('schema version');
  for (const server of servers) await server.kill();
});

/** How often it is still granted before it is heard that the budget is spent. */
async function grantedStill(ask: () => Promise<number>): Promise<number> {
  let granted = 0;
  await expect
    .poll(async () => {
      const status = await ask();
      if (status < 300) granted++;
      return status;
    })
    .toBe(429);
  return granted;
}

test('who has spent their budget at one process has spent it at the other', async () => {
  const limits = { requestsPerMinute: 100_000, generosity: 1 };
  const servers = await Promise.all([0, 1].map(() => startProcess(dataDir, { database, bus: redis.url, limits })));
  const [one = '', two = ''] = servers.map(({ address }) => address);
  const mirka = await visit(one);
  const make = async (address: string): Promise<number> =>
    (await post({ ...mirka, address }, '/api/tables', { game: 'dragon-farkle', name: 'Mirka' })).status;
  while ((await make(one)) === 201);
  // A purse of thirty tables is empty here; there it would be full.
  expect(await grantedStill(() => make(two))).toBeLessThan(20);
  for (const server of servers) await server.kill();
});

test('an address that has asked too often at one process has at the other, whoever asks there', async () => {
  const limits = { requestsPerMinute: 60, generosity: 1 };
  const servers = await Promise.all([0, 1].map(() => startProcess(dataDir, { database, bus: redis.url, limits })));
  const [one = '', two = ''] = servers.map(({ address }) => address);
  const asked = async (address: string): Promise<number> => (await fetch(`${address}/api/tables/open`)).status;
  let answered = 0;
  while ((await asked(one)) === 200) answered++;
  expect(answered).toBeGreaterThan(50);
  // A purse of sixty was emptied elsewhere; half a second of it may be spent before that is heard here.
  expect(await grantedStill(() => asked(two))).toBeLessThan(50);
  for (const server of servers) await server.kill();
});

test('an address has so many lines at all processes together, and those of one that died are soon free', async () => {
  const limits = { connectionsPerAddress: 20, requestsPerMinute: 100_000, generosity: 1000 };
  const servers = await Promise.all([0, 1].map(() => startOne({ limits })));
  const [one, two] = servers;
  if (one === undefined || two === undefined) throw new Error('two are needed');
  const mirka = await visit(one.address);
  const opened: Line[] = [];
  const open = async (address: string): Promise<boolean> => {
    const line = await connect({ ...mirka, address }).catch(() => null);
    if (line !== null) opened.push(line);
    return line !== null;
  };
  for (let i = 0; i < 15; i++) expect(await open(one.address)).toBe(true);
  // Half a second of it may pass before what is open elsewhere is heard here: no more than come in that time get in.
  const isRefused = async (): Promise<boolean> => {
    const line = await connect({ ...mirka, address: two.address }).catch(() => null);
    await line?.close();
    return line === null;
  };
  for (let i = 0; i < 5; i++) expect(await open(two.address)).toBe(true);
  await expect.poll(isRefused).toBe(true);
  await expect.poll(async () => !(await open(one.address)), { timeout: 5000 }).toBe(true);
  await one.kill();
  await expect.poll(async () => !(await isRefused())).toBe(true);
  for (let i = 0; i < 15; i++) expect(await open(two.address)).toBe(true);
  expect(await isRefused()).toBe(true);
  await Promise.all(opened.map((line) => line.close().catch(() => {})));
  await two.kill();
});

test('Redis and PostgreSQL are killed under play: it waits, and goes on', async () => {
  const servers = await Promise.all([startOne(), startOne()]);
  const [one = '', two = ''] = servers.map(({ address }) => address);
  const leave = { made: 0, most: 0 };
  const { id, mirka, players } = await sit([one, two], [() => [one], () => [two]], leave);
  const playing = Promise.all(players.map((one) => one.play(isOver)));
  const goesOn = goingOn(leave);
  await goesOn();
  await redis.kill();
  await redis.start();
  await goesOn();
  await postgres.kill();
  await postgres.start();
  await goesOn();
  leave.most = Number.POSITIVE_INFINITY;
  await playing;
  await checked(id, { ...mirka, address: one }, players);
  for (const server of servers) await server.kill();
});

test('a server that is started while Redis is being restarted waits for it', async () => {
  const first = await startOne();
  await redis.kill();
  const second = startOne();
  await expect.poll(async () => query(database, 'SELECT FROM living')).toHaveLength(3);
  await redis.start();
  const { address, kill } = await second;
  const borys = await visit(address);
  expect((await get(borys, '/api/tables/open')).status).toBe(200);
  await Promise.all([first.kill(), kill()]);
});

test('an account is one at all processes: wrong tries are counted together, and a sign-in that ends is over everywhere', async () => {
  const options = { database, bus: redis.url, passwordCost: { N: 2 ** 10, r: 8, p: 1 } };
  const limits = { requestsPerMinute: 100_000, generosity: 1 };
  const servers = await Promise.all([0, 1].map(() => startProcess(dataDir, { ...options, limits })));
  const [first = '', second = ''] = servers.map(({ address }) => address);
  const laptop = browser(first);
  await laptop.post('/api/account', { name: 'Mirka', password: 'rzepa na polu' });
  const phone = browser(second);
  expect((await phone.post('/api/sign-in', { name: 'mirka', password: 'rzepa na polu' })).status).toBe(200);
  const line = await connect(phone.visitor());
  const closed = new Promise((done) => line.socket.once('close', done));
  expect((await laptop.remove('/api/account/sign-ins')).body).toEqual({ ended: 1 });
  expect(await closed).toBe(1001);
  expect((await phone.get('/api/me')).body.kind).toBe('guest');

  const tried = (at: string) => browser(at).post('/api/sign-in', { name: 'mirka', password: 'not this one' });
  for (let i = 0; i < 10; i++) expect((await tried(first)).status).toBe(401);
  await vi.waitFor(async () => expect((await tried(second)).status).toBe(429), { timeout: 90_000, interval: 100 });
  await Promise.all(servers.map((server) => server.kill()));
});

test('a ban by address holds at all processes, and so does taking it back', async () => {
  const [first, second] = await Promise.all([startOne(), startOne()]);
  const { id, lines } = await seatTwo(first.address);
  const [mirka, borys] = lines;
  const sent = await post(mirka.visitor, '/api/reports', { table: id, seat: 1, reason: 'spam' });
  const judge = browser(second.address);
  await judge.post('/api/account', { name: 'Zofia', password: 'rzepa na polu' });
  const bench = await openBench({ database });
  await bench.act({ name: 'Zofia' }, { kind: 'grant', reason: 'other', words: '', lasts: null });
  await bench.close();

  const closed = new Promise((done) => borys.socket.once('close', done));
  const ban = { kind: 'ban', report: sent.body.id, reason: 'spam', address: true };
  expect((await judge.post('/api/moderation/acts', ban)).status).toBe(201);
  await closed;
  const lays = async (address: string): Promise<unknown> => {
    const answer = await browser(address).post('/api/tables', { game: 'dragon-farkle', name: 'Nobody' });
    return answer.body.refused ?? answer.status;
  };
  for (const { address } of [first, second]) await expect.poll(() => lays(address)).toBe('address-banned');
  const { log } = (await judge.get('/api/moderation/log')).body as { log: { number: number; kind: string }[] };
  expect(log[0]?.kind).toBe('ban-address');
  expect((await judge.post('/api/moderation/acts', { kind: 'undo', act: log[0]?.number })).status).toBe(201);
  for (const { address } of [first, second]) await expect.poll(() => lays(address)).toBe(201);
  await Promise.all([first.kill(), second.kill()]);
});

test('a hero shared at one process is found at the other, and of two changes at once one is made', async () => {
  const servers = await Promise.all([startOne(), startOne()]);
  const [here = '', there = ''] = servers.map(({ address }) => address);
  let address = here;
  const author = browser(() => address);
  await author.post('/api/account', { name: 'Author', password: 'rzepa na polu' });
  const document = copyOf('barbarian', 'shared-1');
  const { id } = (await author.post('/api/heroes', { document, listed: true })).body;
  address = there;
  expect((await author.get('/api/heroes?search=barbar')).body.heroes).toMatchObject([{ id, version: 1 }]);
  const other = { ...document, look: undefined };
  // The same person at two devices, each at a process of its own.
  const wishes = [other, { ...document, worth: undefined }].map((next, i) => {
    address = i === 0 ? here : there;
    return author.put(`/api/heroes/${id}`, { document: next, listed: true, version: 1 });
  });
  const statuses = (await Promise.all(wishes)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409]);
  expect((await author.get(`/api/heroes/${id}`)).body).toMatchObject({ version: 2 });
  await Promise.all(servers.map((server) => server.kill()));
});

test('of two processes the one that lives tells what the other had to wait with when it died', async () => {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  // It waits so long for who is away that it does not come to tell it.
  const patient = await startOne({ word: { inside: true, haste: 0.5 } });
  const other = await startOne({ word: { inside: true, haste: 0.002 } });
  const { id, lines } = await seatTwo(patient.address, { clock: { kind: 'slow', days: 2 }, options: { first: 0 } });
  const { address, cookie } = lines[0].visitor;
  const headers = { cookie, 'content-type': 'application/json', origin: address };
  const body = JSON.stringify({ ...receiver.device('/waiting'), kinds: ['move'] });
  expect((await fetch(`${address}/api/word`, { method: 'PUT', headers, body })).status).toBe(200);
  await lines[0].close();
  await expect.poll(() => query(database, 'SELECT kind, match FROM owed')).toEqual([{ kind: 'move', match: id }]);
  const at = () => receiver.received.map(({ word }) => word);
  expect(at()).toEqual([]);
  await patient.kill();
  await expect.poll(at).toEqual([{ kind: 'move', table: id, game: 'dragon-farkle' }]);
  await expect.poll(() => query(database, 'SELECT kind FROM owed')).toEqual([]);
  expect(at().length).toBe(1);
  await other.kill();
});

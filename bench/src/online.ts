// Many tables at once over loopback: how many moves a real server makes durable, beside a bare echo under the same load.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startRedis } from '@wyrmtable/server/trial';
import { WebSocket } from 'ws';
import type { Contest } from './measure.ts';
import { type Answered, duel, type Player, type Seated, seat } from './online-players.ts';
import { type Pace, paceOf, type Running, SERVER, start } from './online-process.ts';
import { openTableContests } from './open-tables.ts';

/** Tables at which is played at the same time, one match at each. */
const TABLES = 40;
/** A slow machine does not play to the end: what was done until then is counted. */
const PLAY_MS = 6000;
const ECHO_MS = 1000;
/** About what a player is sent for a move. */
const ECHO = 'x'.repeat(450);

interface Evening {
  readonly moves: Pace;
  readonly echoes: Pace;
  /** By how much a match makes the database grow. */
  readonly matchBytes: number;
}

/** As at the tables: pairs of lines, one message under way for each pair, now on the one and then on the other. */
async function echoes(port: number): Promise<Answered[]> {
  const answers: Answered[] = [];
  const sockets = Array.from({ length: TABLES * 2 }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  await Promise.all(sockets.map((socket) => new Promise((opened) => socket.once('open', opened))));
  const until = performance.now() + ECHO_MS;
  const pair = (one: WebSocket, two: WebSocket | undefined): Promise<void> =>
    new Promise((done) => {
      let sent = performance.now();
      const hear = (other: WebSocket) => () => {
        const at = performance.now();
        answers.push({ at, took: at - sent });
        if (at >= until) return done();
        sent = performance.now();
        other.send(ECHO);
      };
      one.on('message', hear(two ?? one));
      two?.on('message', hear(one));
      one.send(ECHO);
    });
  await Promise.all(sockets.flatMap((socket, i) => (i % 2 === 0 ? [pair(socket, sockets[i + 1])] : [])));
  for (const socket of sockets) socket.close();
  return answers;
}

interface Played {
  readonly players: readonly Player[];
  /** Moves in a match, on average over those that came to their end. */
  readonly length: number;
}

async function play(tables: readonly Seated[]): Promise<Played> {
  const over: Seated[] = [];
  const ends = tables.map((table) => duel(table).then(() => over.push(table)));
  let bell: NodeJS.Timeout | undefined;
  const rung = new Promise((ring) => {
    bell = setTimeout(ring, PLAY_MS);
  });
  await Promise.race([Promise.all(ends), Promise.all([rung, Promise.any(ends)])]);
  clearTimeout(bell);
  for (const { socket } of tables.flatMap(({ players }) => players)) socket.close();
  const moves = over.flatMap(({ players }) => players.map((player) => player.moves.length));
  return {
    players: tables.flatMap(({ players }) => players),
    length: moves.reduce((sum, count) => sum + count, 0) / over.length,
  };
}

/** Tables at one server, or in turns at several. */
async function seatAll(ports: readonly number[]): Promise<Seated[]> {
  const tables: Seated[] = [];
  for (let i = 0; i < TABLES; i += 10) {
    const group = Array.from({ length: 10 }, (_, j) => seat(`http://127.0.0.1:${ports[(i + j) % ports.length]}`));
    tables.push(...(await Promise.all(group)));
  }
  return tables;
}

async function evening(): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'));
  const server = await start(SERVER, folder);
  const echo = await start(new URL('./echo.ts', import.meta.url));
  try {
    const database = join(folder, 'wyrmtable.db');
    const tables = await seatAll([server.port]);
    // Before and after, so that both meet the same noise.
    const before = paceOf(await echoes(echo.port));
    const { players, length } = await play(tables);
    const after = paceOf(await echoes(echo.port));
    await server.end();
    const answers = players.flatMap(({ moves }) => moves);
    return {
      moves: paceOf(answers),
      echoes: {
        perSecond: (before.perSecond + after.perSecond) / 2,
        p50: Math.max(before.p50, after.p50),
        p99: Math.max(before.p99, after.p99),
      },
      // All that is in the file, people and tables included, for the moves that are in it.
      matchBytes: (statSync(database).size / answers.length) * length,
    };
  } finally {
    await server.end();
    await echo.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same on a PostgreSQL that writes to the disk, from so many processes. */
async function onPostgres(processes: number): Promise<Pace> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'));
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  const servers: Running[] = [];
  try {
    const url = await postgres.fresh();
    for (let i = 0; i < processes; i++) servers.push(await start(SERVER, folder, url, redis.url));
    const { players } = await play(await seatAll(servers.map(({ port }) => port)));
    return paceOf(players.flatMap(({ moves }) => moves));
  } finally {
    await Promise.all(servers.map((server) => server.end()));
    await Promise.all([postgres.remove(), redis.remove()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function onlineContests(): Contest[] {
  // Three figures of the same evening.
  let spent: Promise<Evening> | null = null;
  const once = (): Promise<Evening> => {
    spent ??= evening();
    return spent;
  };
  let apart: Promise<Pace> | null = null;
  const onOne = (): Promise<Pace> => {
    apart ??= onPostgres(1);
    return apart;
  };
  const peer = 'ws 8.22.2, a bare echo';
  return [
    {
      name: 'online: durable moves',
      unit: 'moves/s',
      rounds: 1,
      ours: async () => (await once()).moves.perSecond,
      peer: { name: peer, measure: async () => (await once()).echoes.perSecond },
    },
    {
      name: 'online: 99 of 100 moves are durable within',
      unit: 'ms',
      rounds: 1,
      ours: async () => (await once()).moves.p99,
      peer: { name: peer, measure: async () => (await once()).echoes.p99 },
    },
    {
      name: 'online: a match in the database',
      unit: 'bytes',
      rounds: 1,
      ours: async () => (await once()).matchBytes,
    },
    {
      name: 'online: durable moves on PostgreSQL',
      unit: 'moves/s',
      rounds: 1,
      ours: async () => (await onOne()).perSecond,
      peer: { name: 'the same on SQLite', measure: async () => (await once()).moves.perSecond },
    },
    {
      name: 'online: 99 of 100 moves on PostgreSQL are durable within',
      unit: 'ms',
      rounds: 1,
      ours: async () => (await onOne()).p99,
    },
    {
      name: 'online: durable moves on PostgreSQL, two processes',
      unit: 'moves/s',
      rounds: 1,
      ours: async () => (await onPostgres(2)).perSecond,
      peer: { name: 'one process', measure: async () => (await onOne()).perSecond },
    },
    ...openTableContests(),
  ];
}

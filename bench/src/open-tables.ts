// Many tables that are open and at which nobody is: what each holds of a server's memory, and how others are played beside them.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { copyTable } from '@wyrmtable/server/trial';
import type { Contest } from './measure.ts';
import { begin, pair, playSome, type Seated, seat, visit } from './online-players.ts';
import { type Pace, paceOf, type Running, SERVER, start } from './online-process.ts';

/** Tables that are open when memory is weighed. */
const OPEN = 2000;
/** Tables before that: by then nothing more is compiled. */
const WARM_UP = 600;
/** The same in the middle of a match, and how many moves one of the two has made by then. */
const HALFWAY = 1000;
const MOVES = 30;
/** Tables that are open while others are played. */
const CROWD = 20_000;
const PLAYED = 200;
/** A disk in memory, where there is one. */
const MEMORY = '/dev/shm';
const QUICKEST = existsSync(MEMORY) ? MEMORY : tmpdir();
/** Pairs that lay tables side by side. */
const PAIRS = 20;
/** Milliseconds in which lines are closed and tables come to rest. */
const REST = 5000;

/** What is done at a table before it is left. */
type Left = (table: Seated) => Promise<void>;

const folderIn = (place: string): string => mkdtempSync(join(place, 'wyrmtable-bench-'));

/** A server on that folder, as long as it is asked something. */
async function serving<T>(folder: string, ask: (server: Running, address: string) => Promise<T>): Promise<T> {
  const server = await start(SERVER, folder);
  try {
    return await ask(server, `http://127.0.0.1:${server.port}`);
  } finally {
    await server.end();
  }
}

/** One whose disk nobody waits for. */
async function inMemory<T>(ask: (server: Running, address: string) => Promise<T>): Promise<T> {
  const folder = folderIn(QUICKEST);
  try {
    return await serving(folder, ask);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tables of pairs that go from one to the next; all have left when it is done. */
async function openTables(address: string, count: number, leave: Left): Promise<void> {
  let laid = 0;
  await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const players = await pair(address);
      while (laid++ < count) {
        const table = await seat(address, players);
        await leave(table);
        for (const { socket, moves } of players) {
          socket.removeAllListeners('message');
          moves.length = 0;
        }
      }
      for (const { socket } of players) socket.close();
    }),
  );
  await after(REST);
}

/** What a table holds of the memory of a server that has it open, with nobody there. */
function held(count: number, leave: Left): Promise<number> {
  return inMemory(async (server, address) => {
    // Before it is weighed: what is read for the first table is read for all, and code is compiled while the first are played.
    await openTables(address, WARM_UP, leave);
    const before = await server.heap();
    await openTables(address, count, leave);
    return ((await server.heap()) - before) / count;
  });
}

interface Beside {
  readonly pace: Pace;
  readonly heap: number;
}

/**
 * A data folder with a crowd of matches that have begun. One is begun by its players and the others are copies: laid one by
 * one they are six writings to the disk each, which is no part of what is measured. Where there is a disk in memory they are
 * copied there.
 */
async function crowdIn(folder: string): Promise<readonly string[]> {
  const draft = folderIn(QUICKEST);
  try {
    const id = await serving(draft, async (_, address) => {
      const table = await seat(address);
      await begin(table);
      for (const { socket } of table.players) socket.close();
      return table.table;
    });
    const copies = await copyTable(draft, id, CROWD - 1);
    cpSync(draft, folder, { recursive: true });
    return [id, ...copies];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Somebody looks in at each of them and goes on to the next: all stay open. */
async function lookInAtAll(address: string, codes: readonly string[]): Promise<void> {
  const left = codes.values();
  await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const [visitor, other] = await pair(address);
      for (const code of left) await visit(visitor, code);
      for (const { socket } of [visitor, other]) socket.close();
    }),
  );
  await after(REST);
}

async function besideACrowd(): Promise<Beside> {
  const folder = folderIn(tmpdir());
  try {
    const codes = await crowdIn(folder);
    return await serving(folder, async (server, address) => {
      await lookInAtAll(address, codes);
      const heap = await server.heap();
      const tables: Seated[] = [];
      for (let i = 0; i < PLAYED; i += PAIRS)
        tables.push(...(await Promise.all(Array.from({ length: PAIRS }, () => seat(address)))));
      await Promise.all(tables.map((table) => playSome(table, MOVES)));
      const players = tables.flatMap((table) => table.players);
      for (const { socket } of players) socket.close();
      return { heap, pace: paceOf(players.flatMap(({ moves }) => moves)) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function openTableContests(): Contest[] {
  let seen: Promise<Beside> | null = null;
  const once = (): Promise<Beside> => {
    seen ??= besideACrowd();
    return seen;
  };
  return [
    { name: 'online: a table at rest in memory', unit: 'bytes', rounds: 1, ours: () => held(OPEN, begin) },
    {
      name: 'online: a table at rest in memory, in the middle of a match',
      unit: 'bytes',
      rounds: 1,
      ours: () => held(HALFWAY, (table) => playSome(table, MOVES)),
    },
    {
      name: 'online: durable moves at 200 tables, 20,000 open',
      unit: 'moves/s',
      rounds: 1,
      ours: async () => (await once()).pace.perSecond,
    },
    {
      name: 'online: half of them at 200 tables are durable within',
      unit: 'ms',
      rounds: 1,
      ours: async () => (await once()).pace.p50,
    },
    {
      name: 'online: 99 of 100 of them at 200 tables are durable within',
      unit: 'ms',
      rounds: 1,
      ours: async () => (await once()).pace.p99,
    },
    {
      name: 'online: memory of a server with 20,000 open beside the 200 tables',
      unit: 'MB',
      rounds: 1,
      ours: async () => (await once()).heap / 1e6,
    },
  ];
}

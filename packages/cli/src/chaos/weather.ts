// What is done to the service, one thing after another, and how long each took to be forgotten.
import type { Chance } from '@wyrmtable/kernel';
import { note } from '../report.ts';
import type { TrialService } from './service.ts';
import type { Tables } from './tables.ts';

type Kills = { server: number; database: number; bus: number };

/** A table that had not gone on when it was not waited for any longer, and what had been done before that. */
export interface Late {
  readonly table: number;
  /** Its match, by the code under which the log and the servers' reports have it. */
  readonly match: string;
  readonly after: keyof Kills;
  /** Kills of that kind so far. */
  readonly kill: number;
  readonly at: string;
}

export interface Storm {
  readonly kills: Kills;
  /** Milliseconds after a kill until every table had gone on. */
  readonly recoveries: number[];
  readonly late: Late[];
}

/** Nothing has been done yet. */
const fair = (): Storm => ({ kills: { server: 0, database: 0, bus: 0 }, recoveries: [], late: [] });

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Milliseconds after which a table that has not gone on is not waited for. */
const GIVEN_UP = 30_000;

/** Waits until every table has moved since then; how long that took. */
async function recovery({ lastMoves }: Tables, since: number): Promise<number> {
  while (lastMoves.some((at) => at < since) && performance.now() - since < GIVEN_UP) await sleep(20);
  return Math.max(...lastMoves.map((at) => (at < since ? GIVEN_UP : 0)), performance.now() - since);
}

/** Tables that have not moved since then. */
export const lateAt = ({ lastMoves, matchAt }: Pick<Tables, 'lastMoves' | 'matchAt'>, since: number) =>
  lastMoves.flatMap((at, table) => (at < since ? [{ table, match: matchAt(table) }] : []));

type Blow = (service: TrialService, tables: Tables, luck: Chance, storm: Storm) => Promise<void>;

const recovered = async (tables: Tables, storm: Storm, since: number, after: keyof Kills): Promise<void> => {
  storm.recoveries.push(await recovery(tables, since));
  const at = new Date().toISOString();
  for (const one of lateAt(tables, since)) {
    const late = { ...one, after, kill: storm.kills[after], at };
    storm.late.push(late);
    // Said at once: why it stands can be seen only while it does.
    note(JSON.stringify(late));
  }
};

const killServer: Blow = async ({ servers }, tables, luck, storm) => {
  const server = servers[luck.below(servers.length)];
  if (server === undefined) return;
  storm.kills.server++;
  await server.kill();
  const since = performance.now();
  // One that is alone must come back before anything goes on.
  if (servers.length > 1) await recovered(tables, storm, since, 'server');
  await server.start();
  if (servers.length === 1) await recovered(tables, storm, since, 'server');
};

const updateServer: Blow = async ({ servers }, tables, luck) => {
  const server = servers[luck.below(servers.length)];
  await server?.stop();
  await server?.start();
  await recovery(tables, performance.now());
};

const killDatabase: Blow = async ({ database }, tables, luck, storm) => {
  storm.kills.database++;
  await database.kill();
  await sleep(luck.below(1000));
  await database.start();
  await recovered(tables, storm, performance.now(), 'database');
};

const killBus: Blow = async ({ bus }, tables, luck, storm) => {
  storm.kills.bus++;
  await bus.kill();
  await sleep(luck.below(1500));
  await bus.start();
  await recovered(tables, storm, performance.now(), 'bus');
};

const cutLines: Blow = async (_, tables, luck) => {
  for (const player of tables.lines()) if (luck.below(3) === 0) player.line()?.cut();
};

const delayLines: Blow = async (_, tables, luck) => {
  for (const player of tables.lines()) if (luck.below(3) === 0) player.line()?.delay(luck.below(1500));
};

const BLOWS: readonly Blow[] = [
  killServer,
  killServer,
  killServer,
  killDatabase,
  killBus,
  killBus,
  updateServer,
  cutLines,
  delayLines,
];

/** Blow after blow until the time is over. */
export async function storm(service: TrialService, tables: Tables, luck: Chance, until: number): Promise<Storm> {
  const seen = fair();
  // Of every kind one, whatever luck says, and then as it comes.
  const first = [killServer, killBus, killDatabase];
  while (performance.now() < until) {
    const blow = first.shift() ?? BLOWS[luck.below(BLOWS.length)];
    await blow?.(service, tables, luck, seen);
    await sleep(luck.below(1000));
  }
  return seen;
}

/** So many kills of each kind, in an order that luck gives. */
export async function killings(service: TrialService, tables: Tables, luck: Chance, each: number): Promise<Storm> {
  const seen = fair();
  const left = [killServer, killDatabase, killBus].flatMap((blow) => Array.from({ length: each }, () => blow));
  while (left.length > 0) {
    const [blow] = left.splice(luck.below(left.length), 1);
    await blow?.(service, tables, luck, seen);
    await sleep(luck.below(1000));
  }
  return seen;
}

/**
 * Servers of an earlier version are replaced one after another. The first of the new ones may change the database's shape:
 * whoever is still of before is killed on it, and comes back as it was.
 */
export async function update({ servers }: TrialService, tables: Tables): Promise<Storm> {
  const seen = fair();
  for (const [i, server] of servers.entries()) {
    await server.stop();
    server.renew();
    // Tables go on at the others while it starts.
    await Promise.all([server.start(), recovered(tables, seen, performance.now(), 'server')]);
    const next = servers[i + 1];
    if (next === undefined) continue;
    seen.kills.server++;
    await next.kill();
    await Promise.all([next.start(), recovered(tables, seen, performance.now(), 'server')]);
  }
  return seen;
}

/** Everything goes on once more. */
export const calm = (tables: Tables): Promise<number> => recovery(tables, performance.now());

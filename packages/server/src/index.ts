// The server: one process, one port, one database.
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { fairPool } from './bots/fair.ts';
import { botPool } from './bots/pool.ts';
import { inProcessBus } from './bus/in-process.ts';
import type { Bus } from './bus/port.ts';
import { redisBus } from './bus/redis.ts';
import { chargesOf } from './charges.ts';
import {
  DEFAULT_IDLE,
  DEFAULT_LIMITS,
  DEFAULT_PAUSES,
  DEFAULT_RETENTION,
  machineClock,
  type ServerOptions,
} from './config.ts';
import { zeroCounters } from './counters.ts';
import { daysOf } from './day/index.ts';
import { keepHouse } from './finding/house.ts';
import { seeksOf } from './finding/seeks.ts';
import { groupCommitOf } from './group-commit.ts';
import { linesByAddress } from './lines-by-address.ts';
import { loggerAt } from './log.ts';
import { reckoningLuck } from './looking/luck.ts';
import { lookingThread } from './looking/thread.ts';
import { looseEnds } from './loose-ends.ts';
import { marksBy, rememberingAddresses } from './moderation/addresses.ts';
import { followingLog } from './moderation/following.ts';
import { wakingOverdue } from './overdue.ts';
import { openLinesOf } from './people/lines.ts';
import { passwordsOf } from './people/secrets.ts';
import { forget } from './play.ts';
import { rateLimitsOf } from './rate-limits.ts';
import { relaysOf } from './relays.ts';
import { forgettingTalk, removingAbandoned } from './retention.ts';
import { isRoom, type Room, type ServerContext } from './server-context.ts';
import { site } from './site.ts';
import { openStore } from './storage/open.ts';
import { putAway, settle } from './tables.ts';
import { wordOf } from './word/index.ts';

export { limitsTimes, type ServerOptions } from './config.ts';
export { LOG_LEVELS, type LogLevel } from './log.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { contentsAt } from './storage/contents.ts';
export { FolderInUse } from './storage/folder.ts';
export { DatabaseInUse } from './storage/open.ts';
export { NewerDatabase } from './storage/sqlite/migrations.ts';

export interface StartedServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly port: number;
  /** The port that was asked for was in use. */
  readonly moved: boolean;
  close(): Promise<void>;
}

const PORTS_TRIED = 100;
const MOST_THREADS = 8;
/** Milliseconds after which what nobody here needs is left to others that wait for it and cannot say so. */
const UNREACHED = 1000;

async function roomsOf({ rooms }: ServerContext): Promise<Room[]> {
  const opened = await Promise.all(Array.from(rooms.values(), (room) => room.catch(() => null)));
  return opened.filter(isRoom);
}

/** Milliseconds for which what is still to be done for those who were sent home is waited for. */
const FAREWELLS = 3000;

/** Takes its place among the processes that share the store. */
async function join(context: ServerContext, bus: string | undefined): Promise<void> {
  const { storage, rooms, report } = context;
  const charges = await chargesOf(storage, {
    open: () => [...rooms.keys()],
    lost: (match) =>
      rooms.get(match)?.then(
        (room) => isRoom(room) && forget(context, room),
        () => {},
      ),
    report,
  });
  context.charges = charges;
  const between = bus === undefined ? inProcessBus() : await redisBus(bus, report);
  context.relays = await relaysOf(context, between, charges.name);
  await openHouse(context, between, charges.name);
}

async function openHouse(context: ServerContext, bus: Bus, own: string): Promise<void> {
  context.house = await keepHouse(context, bus, own);
  context.seeks = seeksOf(context, own);
}

function isTaken(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
}

/** Listens on the port or the next free one, and says which. */
async function listen(app: FastifyInstance, host: string, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await app.listen({ port, host });
      const bound = app.server.address();
      return typeof bound === 'object' && bound !== null ? bound.port : port;
    } catch (problem) {
      if (wanted === 0 || port - wanted >= PORTS_TRIED || !isTaken(problem)) throw problem;
    }
  }
}

/**
 * Starts the server. Throws NewerDatabase when the data are of a later version of the program, DamagedDatabase when they
 * cannot be trusted, FolderInUse or DatabaseInUse when another server has them, and OthersLive when servers of an earlier
 * version have them and could not go on.
 */
export async function startServer(options: ServerOptions): Promise<StartedServer> {
  const logger = loggerAt(options.log ?? 'warn');
  // What looks into the store once more while it is being closed fails, and that is nobody's trouble.
  let isOver = false;
  const report = (problem: string): void => {
    if (!isOver) logger.error(problem);
  };
  const store = await openStore(options, report);
  const { storage } = store;
  const tally = zeroCounters();
  const patience = options.botPatience ?? DEFAULT_PAUSES.botPatience;
  const threads = (count: number) => fairPool(Array.from({ length: count }, () => botPool({ patience, report })));
  // One core is for the server itself.
  const bots = threads(Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)));
  const reflexes = threads(1);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const context: ServerContext = {
    storage,
    ledger: groupCommitOf(storage, tally),
    tally,
    bots,
    reflexes,
    looking: lookingThread(report),
    limits,
    purses: rateLimitsOf(limits.generosity, limits.requestsPerMinute),
    lines: openLinesOf(),
    linesByAddress: linesByAddress(limits.connectionsPerAddress),
    looseEnds: looseEnds(),
    passwords: passwordsOf(options.passwordCost),
    markOf: marksBy(store.secret('addresses')),
    cameFrom: rememberingAddresses(storage.moderation),
    windowPause: options.windowPause ?? DEFAULT_PAUSES.windowPause,
    windowClock: options.windowClock ?? machineClock,
    botPause: options.botPause ?? DEFAULT_PAUSES.botPause,
    wordPatience: options.wordPatience ?? DEFAULT_PAUSES.wordPatience,
    retention: (options.retention ?? DEFAULT_RETENTION) || null,
    report,
    rooms: new Map(),
    charges: null,
    relays: null,
    house: null,
    seeks: null,
    word: null,
    days: null,
    closing: false,
  };
  try {
    if (store.charged) await join(context, options.bus);
    else await openHouse(context, inProcessBus(), 'here');
  } catch (problem) {
    await Promise.all([bots.close(), reflexes.close(), context.charges?.close()]);
    await store.close();
    throw problem;
  }
  context.days = daysOf(context, store.secret('days'));
  context.word = wordOf(context, store.secret, options.word);
  const app = await site(context, options, logger);
  const { rest, away } = options.idle ?? DEFAULT_IDLE;
  const sweeper = setInterval(() => {
    void putAway(context, away).then(() => settle(context, rest));
  }, rest);
  sweeper.unref();
  // Nobody elsewhere can come to tables that are open here now: what nobody here needs is for others to take.
  const withoutBus = setInterval(() => {
    if (context.relays?.isUp() === false) void putAway(context, UNREACHED);
  }, UNREACHED);
  withoutBus.unref();
  const stopRemoving = context.retention === null ? () => {} : removingAbandoned(context, context.retention);
  const stopForgetting = forgettingTalk(context);
  const stopFollowing = await followingLog(context);
  const stopWaking = wakingOverdue(context);
  const stopReckoning = reckoningLuck(context);
  const close = async (): Promise<void> => {
    clearInterval(sweeper);
    clearInterval(withoutBus);
    stopRemoving();
    stopForgetting();
    stopFollowing();
    context.house?.close();
    context.seeks?.close();
    stopWaking();
    stopReckoning();
    context.closing = true;
    context.relays?.leaving();
    context.word?.close();
    await app.close();
    await context.looseEnds.tied(FAREWELLS);
    const rooms = await roomsOf(context);
    for (const room of rooms) {
      for (const off of room.clocks) off();
      await room.tail;
    }
    await context.looseEnds.tied(FAREWELLS);
    await context.relays?.close();
    await context.charges?.letGo(rooms).catch(() => {});
    await context.charges?.close();
    await Promise.all([bots.close(), reflexes.close(), context.looking.close()]);
    isOver = true;
    await store.close();
  };
  const port = await listen(app, options.host ?? '0.0.0.0', options.port).catch(async (problem: unknown) => {
    await close();
    throw problem;
  });
  return {
    address: `http://localhost:${port}`,
    port,
    moved: options.port !== 0 && port !== options.port,
    close,
  };
}

// The bus on Redis: a channel for every process and one for all of them.
import { Redis } from 'ioredis';
import type { Bus } from './port.ts';

/** Channels of Redis know no databases: this keeps them apart from whatever else is said there. */
const CHANNEL = 'wyrmtable:';
const CONNECT_WITHIN = 2000;
const SLOWEST_RETRY = 1000;
/** Milliseconds for which a server that starts waits for a Redis that is just being restarted. */
const PATIENCE = 5000;

/** Redis could not be reached when the server was started. */
class BusMissing extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'BusMissing';
  }
}

/** Tries again by itself until it is reached. */
function reached(redis: Redis): Promise<void> {
  return new Promise((done, failed) => {
    let problem: unknown = new Error('no answer');
    const impatient = setTimeout(() => failed(problem), PATIENCE);
    redis.once('ready', () => {
      clearTimeout(impatient);
      done();
    });
    redis.on('error', (thrown: unknown) => {
      problem = thrown;
    });
    // How it failed is said by the error.
    redis.connect().catch(() => {});
  });
}

/** Comes back when Redis has been reached; after that it may go and come as it likes. Throws BusMissing. */
export async function redisBus(url: string, report: (problem: string) => void): Promise<Bus> {
  const line = (what: string): Redis => {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectionName: 'wyrmtable',
      connectTimeout: CONNECT_WITHIN,
      // What cannot be sent now is of no use later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(SLOWEST_RETRY, 50 * times),
    });
    let away = false;
    redis.on('error', (problem: Error) => {
      if (!away) report(`the bus is away (${what}): ${problem.message}`);
      away = true;
    });
    redis.on('close', () => {
      if (!away && redis.status !== 'end') report(`the bus is away (${what})`);
      away = true;
    });
    redis.on('ready', () => {
      if (away) report(`the bus is back (${what})`);
      away = false;
    });
    return redis;
  };
  const out = line('speaking');
  const ears = line('hearing');
  const hearers = new Map<string, (text: string) => void>();
  ears.on('message', (channel: string, text: string) => hearers.get(channel)?.(text));
  const close = async (): Promise<void> => {
    out.disconnect();
    ears.disconnect();
  };
  try {
    await Promise.all([reached(out), reached(ears)]);
  } catch (problem) {
    await close();
    throw new BusMissing(problem instanceof Error ? problem.message : String(problem));
  }
  return {
    async join(name, hear) {
      hearers.set(CHANNEL + name, hear);
      // After a loss it is subscribed again by itself.
      await ears.subscribe(CHANNEL + name);
    },
    send(to, text) {
      if (out.status === 'ready') out.publish(CHANNEL + to, text).catch(() => {});
    },
    isUp: () => out.status === 'ready' && ears.status === 'ready',
    close,
  };
}

// What may be set when the server is started, and what holds when nobody sets it.
import type { LogLevel } from './log.ts';
import type { PasswordCost } from './people/secrets.ts';
import type { WordOptions } from './word/index.ts';

/** From and to, in milliseconds. */
export type Span = readonly [number, number];

/** Calls back after so many milliseconds; gives how to call it off. */
export type Wait = (ms: number, over: () => void) => () => void;

export interface Limits {
  /** Messages a connection may send in one go, and how many come back each second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly connectionsPerAddress: number;
  readonly watchersPerTable: number;
  /** Multiplies every budget of work (budget.ts). */
  readonly generosity: number;
}

export interface Idle {
  readonly rest: number;
  readonly away: number;
}

export interface ServerOptions {
  /** The next free one is taken when it is in use. */
  readonly port: number;
  readonly host?: string;
  /** Where the database lives; made when it is missing. */
  readonly dataDir: string;
  /** `postgres://…` instead of the database in the data folder. */
  readonly database?: string;
  /** `redis://…`, which connects several servers on one PostgreSQL. */
  readonly bus?: string;
  /** The file with the keys of seeds; `wyrmtable.key` in the data folder unless something else is said. */
  readonly key?: string;
  /** A new key is put on top of the file, and everything is sealed with it. */
  readonly newKey?: boolean;
  /** Matches whose key is not there stay closed, and the server starts all the same. */
  readonly lostKey?: boolean;
  /** The built client; without it only the API is served. */
  readonly webRoot?: string;
  /** From which weight on things are written to standard error; `info` has every request. */
  readonly log?: LogLevel;
  /** Proxies whose X-Forwarded-* are believed: addresses and nets with commas between, `loopback`, `uniquelocal`. */
  readonly trustProxy?: string;
  /** Serve /metrics for Prometheus. */
  readonly metrics?: boolean;
  /** Browsers are told to come by https alone, for a year. */
  readonly hsts?: boolean;
  /** Further origins (`https://example.org`) whose pages may speak to this server. */
  readonly origins?: readonly string[];
  /** How long every possible window lasts at least, whoever could answer. */
  readonly windowPause?: Span;
  /** What keeps the time of windows: the machine's clock, unless somebody wants to end each of them by hand. */
  readonly windowClock?: Wait;
  /** How long a bot seems to think about its own turn. */
  readonly botPause?: Span;
  /** What it takes to hash a password; less only for trials. */
  readonly passwordCost?: PasswordCost;
  /** Milliseconds in which everybody must show their word once a table is sealed. */
  readonly wordPatience?: number;
  /** Milliseconds after which a bot's answer is no longer waited for. */
  readonly botPatience?: number;
  /** Milliseconds after which a table that nobody comes to is removed; 0 keeps all. */
  readonly retention?: number;
  readonly limits?: Partial<Limits>;
  /** Milliseconds without anybody after which a table holds no more than it takes to go on, and after which it is left to the database. */
  readonly idle?: Idle;
  /** How word goes to those who are away. */
  readonly word?: WordOptions;
}

export const DEFAULT_LIMITS: Limits = {
  burst: 120,
  messagesPerSecond: 30,
  requestsPerMinute: 1200,
  connectionsPerAddress: 100,
  watchersPerTable: 200,
  generosity: 1,
};

/** All limits so many times as large; how many may watch one table stays as it is. */
export function limitsTimes(times: number): Limits {
  const { burst, messagesPerSecond, requestsPerMinute, connectionsPerAddress, watchersPerTable } = DEFAULT_LIMITS;
  return {
    burst: Math.ceil(burst * times),
    messagesPerSecond: messagesPerSecond * times,
    requestsPerMinute: Math.ceil(requestsPerMinute * times),
    connectionsPerAddress: Math.ceil(connectionsPerAddress * times),
    watchersPerTable,
    generosity: times,
  };
}

/** Milliseconds by a clock that nobody sets: it began as the time of day, and goes on evenly whatever that becomes. */
export const ticksNow = (): number => performance.timeOrigin + performance.now();

/** By the machine's clock. */
export const machineClock: Wait = (ms, over) => {
  const timer = setTimeout(over, ms);
  return () => clearTimeout(timer);
};

/** Whoever comes back within a minute finds everything at hand. */
export const DEFAULT_IDLE: Idle = { rest: 60_000, away: 5 * 60_000 };

/** Half a year. */
export const DEFAULT_RETENTION = 180 * 24 * 60 * 60_000;

export const DEFAULT_PAUSES = {
  // Shorter than the dice tumble on a screen, and long enough for a bot to answer in.
  windowPause: [200, 400] as Span,
  botPause: [600, 1200] as Span,
  botPatience: 8000,
  wordPatience: 15_000,
};

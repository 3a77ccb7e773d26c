// How a server is told to run: by flags, and where no flag is given by the environment.
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { LOG_LEVELS, type LogLevel, limitsTimes, type ServerOptions } from '@wyrmtable/server';
import { FAULT, FLAG } from '@wyrmtable/words/cli';
import { type Call, type Complaint, complain, type Flags, isComplaint } from './call.ts';
import { databaseOf } from './database.ts';

/** Who may reach the server, whom it believes, and what it writes down. */
export const SERVING_FLAGS = {
  host: { type: 'string', hint: 'H', about: FLAG.host },
  origin: { type: 'string', hint: 'URL', about: FLAG.origin },
  'trust-proxy': { type: 'string', hint: 'LIST', about: FLAG.trustProxy },
  log: { type: 'string', hint: 'LEVEL', about: FLAG.log },
  hsts: { type: 'boolean', about: FLAG.hsts },
  metrics: { type: 'boolean', about: FLAG.metrics },
  limits: { type: 'string', hint: 'N', about: FLAG.limits },
  database: { type: 'string', hint: 'URL', about: FLAG.database },
  bus: { type: 'string', hint: 'URL', about: FLAG.bus },
  keep: { type: 'string', hint: 'DAYS', about: FLAG.keep },
  key: { type: 'string', hint: 'FILE', about: FLAG.key },
  'new-key': { type: 'boolean', about: FLAG.newKey },
  'lost-key': { type: 'boolean', about: FLAG.lostKey },
} as const satisfies Flags;

type Serving = Pick<
  ServerOptions,
  | 'database'
  | 'bus'
  | 'retention'
  | 'key'
  | 'newKey'
  | 'lostKey'
  | 'host'
  | 'origins'
  | 'trustProxy'
  | 'log'
  | 'hsts'
  | 'metrics'
  | 'limits'
>;

const MOST_GENEROUS = 1_000_000;
const MOST_DAYS = 36_500;
const DAY = 24 * 60 * 60_000;

/** A value and where it was given, for the sentence about it. */
interface Given {
  readonly text: string;
  readonly flag: string;
}

function given(call: Call, flag: string, env: NodeJS.ProcessEnv, name: string): Given | null {
  const text = call.text(flag);
  if (text !== undefined) return { text, flag: `--${flag}` };
  const set = env[name];
  return set ? { text: set, flag: name } : null;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** As a browser writes it: scheme, host, port, and nothing behind. */
function originOf({ text, flag }: Given): string | Complaint {
  if (URL.canParse(text)) {
    const { origin, protocol } = new URL(text);
    if (protocol === 'https:' || protocol === 'http:') return origin;
  }
  return complain(FAULT.notOrigin, { flag, text });
}

const NETS = ['loopback', 'linklocal', 'uniquelocal'];

function isNet(text: string): boolean {
  if (NETS.includes(text) || isIP(text) > 0) return true;
  const [address = '', bits = ''] = text.split('/', 2);
  const kind = isIP(address);
  if (kind === 0 || !/^\d+$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), kind === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

const isBus = (text: string): boolean => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);

function isLevel(text: string): text is LogLevel {
  return LOG_LEVELS.some((level) => level === text);
}

export function servingOf(call: Call, env: NodeJS.ProcessEnv): Serving | Complaint {
  const wanted = call.texts('origin').map((text) => ({ text, flag: '--origin' }));
  const fromEnv = listed(env.WYRMTABLE_ORIGINS ?? '').map((text) => ({ text, flag: 'WYRMTABLE_ORIGINS' }));
  const origins: string[] = [];
  for (const one of wanted.length > 0 ? wanted : fromEnv) {
    const origin = originOf(one);
    if (isComplaint(origin)) return origin;
    origins.push(origin);
  }
  const proxies = given(call, 'trust-proxy', env, 'WYRMTABLE_TRUST_PROXY');
  if (proxies !== null && !listed(proxies.text).every(isNet)) return complain(FAULT.notProxies, { ...proxies });
  const log = given(call, 'log', env, 'WYRMTABLE_LOG');
  if (log !== null && !isLevel(log.text)) return complain(FAULT.notOneOf, { ...log, known: LOG_LEVELS.join(', ') });
  const limits = given(call, 'limits', env, 'WYRMTABLE_LIMITS');
  const times = limits === null ? 1 : Number(limits.text);
  if (limits !== null && !(times > 0 && times <= MOST_GENEROUS)) {
    return complain(FAULT.notPositive, { ...limits, max: MOST_GENEROUS });
  }
  const keep = given(call, 'keep', env, 'WYRMTABLE_KEEP');
  const days = keep === null ? 0 : Number(keep.text);
  if (keep !== null && !(Number.isInteger(days) && days >= 0 && days <= MOST_DAYS)) {
    return complain(FAULT.notWholeNumber, { ...keep, min: 0, max: MOST_DAYS });
  }
  const host = given(call, 'host', env, 'WYRMTABLE_HOST');
  const key = given(call, 'key', env, 'WYRMTABLE_KEY');
  const database = databaseOf(call, env);
  if (isComplaint(database)) return database;
  const bus = given(call, 'bus', env, 'WYRMTABLE_BUS');
  // What was given may hold a password: it is not repeated.
  if (bus !== null && !isBus(bus.text)) return complain(FAULT.notBus, { flag: bus.flag });
  if (bus !== null && database === undefined) return complain(FAULT.busAlone, { flag: bus.flag });
  return {
    ...(database !== undefined && { database }),
    ...(bus && { bus: bus.text }),
    ...(keep && { retention: days * DAY }),
    ...(key && { key: resolve(key.text) }),
    newKey: call.has('new-key'),
    lostKey: call.has('lost-key'),
    ...(host && { host: host.text }),
    ...(proxies && { trustProxy: listed(proxies.text).join(',') }),
    ...(log && isLevel(log.text) && { log: log.text }),
    ...(limits && { limits: limitsTimes(times) }),
    origins,
    hsts: call.has('hsts') || env.WYRMTABLE_HSTS === '1',
    metrics: call.has('metrics') || env.WYRMTABLE_METRICS === '1',
  };
}

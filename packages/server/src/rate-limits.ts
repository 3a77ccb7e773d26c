// How much work one guest, one address and one table may cause: purses that fill with time and empty with work.
import type { Refusal } from '@wyrmtable/kernel';
import { no } from './refusals.ts';

/** What a purse holds at most, and how much comes back each second. */
export interface Budget {
  readonly burst: number;
  readonly perSecond: number;
}

export interface TokenBucket {
  readonly left: number;
  /** When that was, in milliseconds. */
  readonly at: number;
}

/** Seconds until there is something in the purse again; 0 when there is now. */
export function waitOf(purse: TokenBucket | undefined, { burst, perSecond }: Budget, now: number): number {
  if (purse === undefined) return burst >= 1 ? 0 : Math.ceil((1 - burst) / perSecond);
  const left = filled(purse, { burst, perSecond }, now);
  return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
}

function filled({ left, at }: TokenBucket, { burst, perSecond }: Budget, now: number): number {
  return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
}

/** The purse after the work. It may owe: what a piece of work costs is often known only when it is done. */
export function spent(purse: TokenBucket | undefined, budget: Budget, cost: number, now: number): TokenBucket {
  const left = purse === undefined ? budget.burst : filled(purse, budget, now);
  return { left: left - cost, at: now };
}

/** `writes` are those outside of play, `replays` are counted in choices that are played again, `misses` are wrong codes of tables;
 * `requests` are those by HTTP, `tries` are wrong tries to sign in, by the name that was tried, `accounts` are wishes for one, `complaints` reports of others, and
 * `word` is what a person who is away is told. */
export type Work =
  | 'messages'
  | 'requests'
  | 'writes'
  | 'talk'
  | 'replays'
  | 'uploads'
  | 'tables'
  | 'misses'
  | 'tries'
  | 'accounts'
  | 'complaints'
  | 'word';
const SCOPES = ['guest', 'address', 'table', 'name'] as const;
export type Scope = (typeof SCOPES)[number];
export type Who = Partial<Readonly<Record<Scope, string>>>;

/** Generous to a household at its evening, and little enough that nobody else feels the worst that one of them can do. */
const BUDGETS: Readonly<Record<Exclude<Work, 'requests'>, Partial<Readonly<Record<Scope, Budget>>>>> = {
  messages: { guest: { burst: 360, perSecond: 90 }, address: { burst: 1200, perSecond: 300 } },
  writes: {
    guest: { burst: 60, perSecond: 5 },
    address: { burst: 240, perSecond: 20 },
    table: { burst: 120, perSecond: 10 },
  },
  talk: {
    guest: { burst: 8, perSecond: 1 / 3 },
    address: { burst: 32, perSecond: 4 / 3 },
    table: { burst: 60, perSecond: 4 },
  },
  complaints: { guest: { burst: 6, perSecond: 1 / 300 }, address: { burst: 24, perSecond: 1 / 75 } },
  replays: { guest: { burst: 300_000, perSecond: 10_000 }, address: { burst: 900_000, perSecond: 30_000 } },
  uploads: { guest: { burst: 8, perSecond: 1 / 20 }, address: { burst: 24, perSecond: 1 / 5 } },
  tables: { guest: { burst: 30, perSecond: 1 / 20 }, address: { burst: 120, perSecond: 1 / 5 } },
  misses: { guest: { burst: 20, perSecond: 1 / 6 }, address: { burst: 60, perSecond: 1 / 3 } },
  tries: { name: { burst: 10, perSecond: 1 / 60 }, address: { burst: 30, perSecond: 1 / 20 } },
  accounts: { guest: { burst: 20, perSecond: 1 / 20 }, address: { burst: 60, perSecond: 1 / 10 } },
  word: { guest: { burst: 20, perSecond: 1 / 60 } },
};

export interface RateLimits {
  /** Null, or when to come back. Nothing is spent. */
  refuse(work: Work, who: Who): Refusal | null;
  spend(work: Work, who: Who, cost?: number): void;
  /** Both: null when it was spent. */
  pay(work: Work, who: Who, cost?: number): Refusal | null;
  /** What was spent here since it was last asked for, of those who spend much. */
  news(): Spending[];
  /** What was spent elsewhere. */
  hear(news: readonly Spending[]): void;
}

interface Kept {
  readonly purse: TokenBucket;
  readonly budget: Budget;
  /** Whose it is; the cost is what others do not know of yet. */
  readonly unsaid: Spending;
}

/** What somebody has spent at one process, for the purses of the others. */
export type Spending = readonly [work: Work, scope: Scope, name: string, cost: number];

/** Purses that hold more than this part are nobody's business elsewhere. */
const UNREMARKABLE = 0.75;

/** Purses that are full again are forgotten when there are so many. */
const REMEMBERED = 20_000;

/** `generosity` multiplies all of it but the requests of an address, which are so many a minute. */
export function rateLimitsOf(
  generosity: number,
  requestsPerMinute: number,
  clock: () => number = () => performance.now(),
): RateLimits {
  const purses = new Map<string, Kept>();
  const requests: Budget = { burst: requestsPerMinute, perSecond: requestsPerMinute / 60 };

  const budgetOf = (work: Work, scope: Scope): Budget | undefined => {
    if (work === 'requests') return scope === 'address' ? requests : undefined;
    const budget = BUDGETS[work][scope];
    if (budget === undefined) return undefined;
    return { burst: budget.burst * generosity, perSecond: budget.perSecond * generosity };
  };

  function* each(work: Work, who: Who): Generator<readonly [key: string, budget: Budget, whose: Spending]> {
    for (const scope of SCOPES) {
      const name = who[scope];
      const budget = name === undefined ? undefined : budgetOf(work, scope);
      if (budget === undefined || name === undefined) continue;
      yield [`${work} ${scope} ${name}`, budget, [work, scope, name, 0]];
    }
  }

  const forgetFull = (now: number): void => {
    for (const [key, { purse, budget }] of purses) if (filled(purse, budget, now) >= budget.burst) purses.delete(key);
  };

  const refuse: RateLimits['refuse'] = (work, who) => {
    const now = clock();
    let seconds = 0;
    for (const [key, budget] of each(work, who))
      seconds = Math.max(seconds, waitOf(purses.get(key)?.purse, budget, now));
    if (seconds === 0) return null;
    if (work === 'messages') return no('too-many-messages', { seconds });
    return work === 'requests' ? no('too-many-requests', { seconds }) : no('over-budget', { work, seconds });
  };

  /** `told`: others know of it already. */
  const take = (work: Work, who: Who, cost: number, told: boolean): void => {
    const now = clock();
    if (purses.size > REMEMBERED) forgetFull(now);
    for (const [key, budget, whose] of each(work, who)) {
      const known = purses.get(key);
      const [, scope, name, before] = known?.unsaid ?? whose;
      const unsaid: Spending = [work, scope, name, before + (told ? 0 : cost)];
      purses.set(key, { purse: spent(known?.purse, budget, cost, now), budget, unsaid });
    }
  };
  const spend: RateLimits['spend'] = (work, who, cost = 1) => take(work, who, cost, false);

  return {
    refuse,
    spend,
    pay(work, who, cost = 1) {
      const refused = refuse(work, who);
      if (refused === null) spend(work, who, cost);
      return refused;
    },
    news() {
      const now = clock();
      const news: Spending[] = [];
      for (const [key, kept] of purses) {
        const { purse, budget, unsaid } = kept;
        const [work, scope, name, cost] = unsaid;
        if (cost === 0 || filled(purse, budget, now) > budget.burst * UNREMARKABLE) continue;
        news.push(unsaid);
        purses.set(key, { ...kept, unsaid: [work, scope, name, 0] });
      }
      return news;
    },
    hear(news) {
      for (const [work, scope, name, cost] of news) take(work, { [scope]: name }, cost, true);
    },
  };
}

/** Whom an address stands for: of the newer kind everybody has a whole net of them. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...middle, ...last].slice(0, 4).join(':');
}

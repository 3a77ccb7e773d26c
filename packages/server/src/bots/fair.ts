// Bots of all tables share a few threads, fairly: hosts take turns, and the tables of a host take turns among themselves.
import type { Choice } from '@wyrmtable/kernel';
import type { Asked } from '@wyrmtable/registry/thinking';
import type { BotPool } from './pool.ts';

/** For whom a bot thinks. */
export interface Source {
  readonly host: string;
  readonly table: string;
}

/** What waits to be thought about. */
export interface Waiting<T> extends Source {
  readonly job: T;
}

/** Who was served when, by host and by table; those who were served least lately come first. */
export interface Turns {
  readonly served: Map<string, number>;
  number: number;
}

export const noTurns = (): Turns => ({ served: new Map(), number: 0 });

/** Takes the job whose turn it is out of the line: of the host, and among theirs of the table, that was served longest ago. */
export function takeNext<T>(line: Waiting<T>[], turns: Turns, busy: ReadonlyMap<string, number>): Waiting<T> | null {
  const rank = ({ host, table }: Source): readonly [number, number, number] => [
    busy.get(host) ?? 0,
    turns.served.get(`host ${host}`) ?? 0,
    turns.served.get(`table ${table}`) ?? 0,
  ];
  let best = -1;
  for (let i = 0; i < line.length; i++) {
    const [one, other] = [line[i], line[best]];
    if (one !== undefined && (other === undefined || comesBefore(rank(one), rank(other)))) best = i;
  }
  const [taken] = best < 0 ? [] : line.splice(best, 1);
  if (taken === undefined) return null;
  // Whoever has nothing waiting any more need not be remembered.
  if (line.length === 0) turns.served.clear();
  turns.number++;
  turns.served.set(`host ${taken.host}`, turns.number);
  turns.served.set(`table ${taken.table}`, turns.number);
  return taken;
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

export interface FairPool {
  /** The bot's choice; null when it failed, thought too long, or nobody wanted the answer any more. */
  ask(asked: Asked, source: Source, wanted: () => boolean): Promise<Choice | null>;
  rehearse: BotPool['rehearse'];
  close(): Promise<void>;
}

interface Job {
  readonly asked: Asked;
  readonly wanted: () => boolean;
  readonly done: (choice: Choice | null) => void;
}

/** Each pool is one thread and is asked one thing at a time. */
export function fairPool(pools: readonly BotPool[]): FairPool {
  const line: Waiting<Job>[] = [];
  const turns = noTurns();
  const idle = [...pools];
  const busy = new Map<string, number>();

  const next = (): void => {
    while (idle.length > 0) {
      const taken = takeNext(line, turns, busy);
      if (taken === null) return;
      if (taken.job.wanted()) void think(taken);
      else taken.job.done(null);
    }
  };

  const think = async ({ host, job }: Waiting<Job>): Promise<void> => {
    const pool = idle.shift();
    if (pool === undefined) return;
    busy.set(host, (busy.get(host) ?? 0) + 1);
    const choice = await pool.ask(job.asked);
    const left = (busy.get(host) ?? 1) - 1;
    if (left > 0) busy.set(host, left);
    else busy.delete(host);
    idle.push(pool);
    job.done(choice);
    next();
  };

  return {
    ask(asked, source, wanted) {
      return new Promise((done) => {
        line.push({ ...source, job: { asked, wanted, done } });
        next();
      });
    },
    rehearse(laid) {
      for (const pool of pools) pool.rehearse(laid);
    },
    async close() {
      line.length = 0;
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}

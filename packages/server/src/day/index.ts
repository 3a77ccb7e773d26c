// The tasks of the day: one try each for everybody with the same dice, and a table of results that the server has played again.
import { tableMark } from '../log.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/port.ts';
import { countTry } from './counting.ts';

/** Tries of a day that are looked after in one go. */
const PORTION = 20;

export interface Days {
  /** From which lots and dice of all days follow. */
  readonly secret: Buffer;
  /** A match is over; nobody waits for what comes of it. */
  over(row: TableRow): void;
  /** Counts what a process that ended left uncounted. */
  mend(day: string): Promise<void>;
}

export function daysOf(context: ServerContext, secret: Buffer): Days {
  const count = (match: string): Promise<void> =>
    countTry(context, match).catch((problem: unknown) =>
      context.report(`a try at ${tableMark(match)} was not counted: ${String(problem)}`),
    );
  return {
    secret,
    over({ id, terms }) {
      if (terms.day !== undefined) void count(id);
    },
    async mend(day) {
      for (const { match } of await context.storage.days.uncounted(day, PORTION)) await count(match);
    },
  };
}

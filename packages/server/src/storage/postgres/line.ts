// The line to a PostgreSQL that may be restarted or fail over: work waits for it to come back, up to a point.
import { Pool, type PoolClient, types } from 'pg';

export interface LineOptions {
  /** Milliseconds for which work waits for a database that is away before it fails. */
  readonly patience: number;
  readonly report: (problem: string) => void;
}

export interface Line {
  /** Rows of one statement; `name` lets the database keep its plan. */
  query(name: string, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** The work on a line of its own, from the beginning each time the line breaks. Says how often it was begun. */
  patiently<T>(work: (client: PoolClient, attempt: number) => Promise<T>): Promise<T>;
  /** Once, and not for long. */
  once(text: string, values: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

const MOST_LINES = 8;
const CONNECT_WITHIN = 5000;
/** Milliseconds for which a database that has never answered is waited for: it may be starting, or its address be wrong. */
const FIRST_PATIENCE = 5000;
/** A database that says nothing for this long has gone, whatever the line looks like. */
const ANSWER_WITHIN = 10_000;
const INT8 = 20;

/** Classes of SQLSTATE after which the same may well succeed: lost lines, shutting down, starting up, too busy, deadlock. */
const PASSING = /^(08|53|57P|40)/;
const LOST = /connection|timeout|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|socket/i;

/** Whether the database is away or was for a moment, and not the statement wrong. */
function isPassing(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? String(problem.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code)) return PASSING.test(code);
  return LOST.test(`${code} ${problem.message}`) || problem instanceof AggregateError;
}

/** A plan that was kept is of the table as it was before an update: on a new line it is made anew. */
const isOutdatedPlan = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === '0A000' && problem.message.includes('cached plan');

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export function lineTo(url: string, { patience, report }: LineOptions): Line {
  const pool = new Pool({
    connectionString: url,
    max: MOST_LINES,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
    application_name: 'wyrmtable',
    // Times and counts are whole numbers that a double holds.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
  });
  // A line was lost: whoever was using it hears so from their statement, and the next that is needed is a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let away = false;
  let hasAnswered = false;

  async function attempt<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (problem) {
      // Whatever state the line is in, nobody gets it again.
      client.release(true);
      throw problem;
    }
  }

  async function patiently<T>(work: (client: PoolClient, attempt: number) => Promise<T>): Promise<T> {
    const until = performance.now() + (hasAnswered ? patience : Math.min(patience, FIRST_PATIENCE));
    for (let tries = 0; ; tries++) {
      try {
        const done = await attempt((client) => work(client, tries));
        if (away) report('the database is back');
        away = false;
        hasAnswered = true;
        return done;
      } catch (problem) {
        if (isOutdatedPlan(problem) && tries <= MOST_LINES) continue;
        if (!isPassing(problem) || performance.now() > until) throw problem;
        if (!away) report(`the database is away: ${String(problem)}`);
        away = true;
        await sleep(Math.min(1000, 25 * 2 ** Math.min(tries, 10)));
      }
    }
  }

  return {
    patiently,
    async query(name, text, values) {
      const { rows } = await patiently((client) => client.query({ name, text, values: [...values] }));
      return rows;
    },
    async once(text, values) {
      await attempt((client) => client.query(text, [...values]));
    },
    close: () => pool.end(),
  };
}

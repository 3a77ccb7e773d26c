// Luck over a lifetime on PostgreSQL.
import type { PoolClient } from 'pg';
import type { LuckStore } from '../ports/luck.ts';
import { readSum, SUMS, TRIES } from '../rows/luck.ts';
import type { Line } from './line.ts';

/** The match is over and its luck to be reckoned; said within the transaction of its end. */
export async function luckDue(client: PoolClient, match: string): Promise<void> {
  await client.query('INSERT INTO luck_due VALUES ($1, 0, 0) ON CONFLICT DO NOTHING', [match]);
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Processes that look at once find different matches. */
const CLAIM = `
  UPDATE luck_due SET until = ${NOW} + $1, tries = tries + 1 WHERE match = (
    SELECT match FROM luck_due WHERE tries BETWEEN 0 AND ${TRIES - 1} AND until < ${NOW}
    ORDER BY until, match COLLATE "C" LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING match`;

const SETTLE = `
  WITH done AS (UPDATE luck_due SET tries = -1 WHERE match = $1 AND tries >= 0 RETURNING match)
  INSERT INTO luck SELECT done.match, seat, person, game, throws, got, expected, variance
  FROM done, unnest($2::integer[], $3::text[], $4::text[], $5::integer[], $6::float8[], $7::float8[], $8::float8[])
    AS rows (seat, person, game, throws, got, expected, variance)
  ON CONFLICT DO NOTHING`;

export function postgresLuck(line: Line): LuckStore {
  return {
    async claim(ms) {
      const [row] = await line.query('claimLuck', CLAIM, [ms]);
      return row === undefined ? null : String(row.match);
    },
    async settle(match, rows) {
      const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
      await line.query('settleLuck', SETTLE, [
        match,
        column('seat'),
        column('person'),
        column('game'),
        column('throws'),
        column('got'),
        column('expected'),
        column('variance'),
      ]);
    },
    async luckOf(person) {
      const text = `SELECT ${SUMS} FROM luck WHERE person = $1 GROUP BY game ORDER BY sum(throws) DESC, game COLLATE "C"`;
      return (await line.query('luckOf', text, [person])).map(readSum);
    },
    async handOver(from, to) {
      await line.query('handOverLuck', 'UPDATE luck SET person = $2 WHERE person = $1', [from, to]);
    },
  };
}

// Which process may write to a match, on PostgreSQL.

import type { PoolClient } from 'pg';
import type { ChargeStore } from '../port.ts';
import type { Line } from './line.ts';

/** Says whether it lived until now; those that have not for a day are forgotten. */
const LIVE = `
  WITH before AS (SELECT until > now() AS lived FROM living WHERE owner = $1), buried AS (
    DELETE FROM living WHERE until < now() - interval '1 day'
  ), renewed AS (
    INSERT INTO living VALUES ($1, now() + $2 * interval '1 millisecond')
    ON CONFLICT (owner) DO UPDATE SET until = excluded.until
  )
  SELECT lived FROM before`;

/** The row of the match is locked before it is asked whether its owner lives. */
const TAKE_CHARGE = `
  WITH taken AS (
    INSERT INTO heads AS h (match, owner, epoch) VALUES ($1, $2, 1)
    ON CONFLICT (match) DO UPDATE SET owner = $2, epoch = h.epoch + 1
      WHERE h.owner IS NULL OR h.owner = $2
        OR NOT EXISTS (SELECT FROM living WHERE living.owner = h.owner AND living.until > now())
    RETURNING owner, epoch
  )
  SELECT owner, epoch FROM taken
  UNION ALL SELECT owner, epoch FROM heads WHERE match = $1 AND NOT EXISTS (SELECT FROM taken)`;

/** The row that all writers of a match wait for, and whether it is in that charge. */
export async function isInCharge(client: PoolClient, match: string, epoch: number | undefined): Promise<boolean> {
  if (epoch === undefined) return true;
  const { rows } = await client.query('SELECT epoch FROM heads WHERE match = $1 FOR UPDATE', [match]);
  return Number(rows[0]?.epoch ?? 0) === epoch;
}

export function postgresCharges(line: Line): ChargeStore {
  return {
    async live(owner, ms) {
      const [row] = await line.query('live', LIVE, [owner, ms]);
      return row?.lived === true;
    },
    async takeCharge(match, owner) {
      for (;;) {
        const [row] = await line.query('takeCharge', TAKE_CHARGE, [match, owner]);
        // Somebody has made the row while the statement ran: it did not see that.
        if (row !== undefined) return { owner: String(row.owner), epoch: Number(row.epoch) };
      }
    },
    async letGo(charges) {
      const text = `
        UPDATE heads SET owner = NULL FROM unnest($1::text[], $2::text[], $3::int[]) AS c (match, owner, epoch)
        WHERE heads.match = c.match AND heads.owner = c.owner AND heads.epoch = c.epoch`;
      const columns = [
        charges.map(({ match }) => match),
        charges.map(({ owner }) => owner),
        charges.map(({ epoch }) => epoch),
      ];
      await line.query('letGo', text, columns);
    },
    async takenFrom(owner, matches) {
      const text = 'SELECT match FROM heads WHERE match = ANY ($2) AND owner IS DISTINCT FROM $1';
      return (await line.query('takenFrom', text, [owner, matches])).map(({ match }) => String(match));
    },
  };
}

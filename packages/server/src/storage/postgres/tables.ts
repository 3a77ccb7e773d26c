// Tables, and who was last at them, on PostgreSQL.

import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { tableMark } from '../../log.ts';
import { type MoveRow, NotInCharge, type TableRow, type TableStore, type Writing } from '../port.ts';
import { guestsAt, MANY, readable, readTable, TABLE_COLUMNS, writtenReveal, writtenTable } from '../rows/tables.ts';
import { APPEND, appendParameters } from './append.ts';
import { atomically } from './atomically.ts';
import { isInCharge } from './charges.ts';
import type { Line } from './line.ts';
import { luckDue } from './luck.ts';
import { settle } from './ratings.ts';

const places = TABLE_COLUMNS.map((_, i) => `$${i + 1}`).join(', ');
const ADD_TABLE = `INSERT INTO tables (${TABLE_COLUMNS.join(', ')}) VALUES (${places}) ON CONFLICT (id) DO NOTHING`;
const SAVE_TABLE = `UPDATE tables SET ${TABLE_COLUMNS.map((name, i) => `${name} = $${i + 1}`).join(', ')} WHERE id = $1`;

/** When somebody was last at a table or something about it changed. */
const LAST_VISIT = 'greatest(changed, (SELECT at FROM visits WHERE "table" = id))';

/** The row is locked first, so that nobody comes in between. */
const REMOVE_TABLE = `
  WITH gone AS (DELETE FROM tables WHERE id = $1 AND ${LAST_VISIT} < $2 RETURNING id),
    a AS (DELETE FROM at_table USING gone WHERE "table" = gone.id),
    b AS (DELETE FROM visits USING gone WHERE "table" = gone.id),
    c AS (DELETE FROM moves USING gone WHERE match = gone.id),
    d AS (DELETE FROM early USING gone WHERE match = gone.id),
    e AS (DELETE FROM stops USING gone WHERE match = gone.id),
    f AS (DELETE FROM heads USING gone WHERE match = gone.id),
    g AS (DELETE FROM clocks USING gone WHERE match = gone.id),
    h AS (DELETE FROM talk USING gone WHERE match = gone.id),
    i AS (DELETE FROM luck_due USING gone WHERE match = gone.id),
    j AS (
      UPDATE seals SET how = $4, ended = $5, revealed = $6 FROM gone WHERE commitment = $3::text AND ended IS NULL
    )
  SELECT id FROM gone`;

const valuesOf = (table: TableRow): unknown[] => {
  const row = writtenTable(table);
  return TABLE_COLUMNS.map((name) => row[name]);
};

async function rememberGuests(client: PoolClient, table: TableRow): Promise<void> {
  const guests = guestsAt(table);
  await client.query('DELETE FROM at_table WHERE "table" = $1 AND guest <> ALL ($2)', [table.id, guests]);
  await client.query('INSERT INTO at_table SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING', [guests, table.id]);
}

/** False when there is such a table already. */
export async function add(client: PoolClient, table: TableRow): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'addTable', text: ADD_TABLE, values: valuesOf(table) });
  if (rowCount === 0) return false;
  await rememberGuests(client, table);
  return true;
}

/** The log of a match that was played elsewhere. */
function brought(match: string, moves: readonly MoveRow[]): Writing {
  return { match, after: 0, entries: moves.map((move) => ({ kind: 'move', ...move })) };
}

/** `report` hears of rows that cannot be read. */
export function postgresTables(line: Line, report: (problem: string) => void): TableStore {
  return {
    addTable: (table, moves = []) =>
      line.patiently((client) =>
        atomically(client, async () => {
          if (!(await add(client, table))) return false;
          if (moves.length > 0) await client.query(APPEND, appendParameters([brought(table.id, moves)], randomUUID()));
          return true;
        }),
      ),
    async table(id) {
      const [row] = await line.query('table', 'SELECT * FROM tables WHERE id = $1', [id]);
      return row === undefined ? null : readTable(row);
    },
    saveTable: (table, epoch, rated = null) =>
      line.patiently((client) =>
        atomically(client, async () => {
          if (!(await isInCharge(client, table.id, epoch))) throw new NotInCharge(table.id);
          const { rowCount } = await client.query({ name: 'saveTable', text: SAVE_TABLE, values: valuesOf(table) });
          if (rowCount === 0) throw new RangeError(`there is no ${tableMark(table.id)}`);
          await rememberGuests(client, table);
          if (rated !== null) await settle(client, table.id, rated);
          if (table.status === 'over') await luckDue(client, table.id);
        }),
      ),
    async tablesOf(guest, limit) {
      const text = `
        SELECT tables.* FROM at_table JOIN tables ON tables.id = at_table."table"
        WHERE at_table.guest = $1 ORDER BY tables.changed DESC, tables.id COLLATE "C" LIMIT $2`;
      return readable(await line.query('tablesOf', text, [guest, Math.min(MANY, 2 * limit)]), limit, report);
    },
    async tablesToWatch(limit) {
      const text = `
        SELECT * FROM tables WHERE status = 'playing' AND listed = 1
        ORDER BY changed DESC, id COLLATE "C" LIMIT $1`;
      return readable(await line.query('tablesToWatch', text, [Math.min(MANY, 2 * limit)]), limit, report);
    },
    async visit(id, at) {
      const text = `
        INSERT INTO visits AS v VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET at = greatest(v.at, excluded.at)`;
      await line.query('visit', text, [id, at]);
    },
    async visits(ids) {
      const rows = await line.query('visits', `SELECT id, ${LAST_VISIT} AS at FROM tables WHERE id = ANY ($1)`, [ids]);
      return new Map(rows.map(({ id, at }) => [String(id), Number(at)]));
    },
    async abandoned(before, limit) {
      const text = `SELECT id FROM tables WHERE changed < $1 AND ${LAST_VISIT} < $1 LIMIT $2`;
      return (await line.query('abandoned', text, [before, limit])).map(({ id }) => String(id));
    },
    async removeTable(id, before, promise = null) {
      const ending =
        promise === null
          ? [null, null, null, null]
          : [promise.commitment, promise.how, Date.now(), writtenReveal(promise)];
      return (await line.query('removeTable', REMOVE_TABLE, [id, before, ...ending])).length > 0;
    },
    async seedsUnlike(prefix, after, limit) {
      const text = `
        SELECT id, seed FROM tables
        WHERE status IN ('lobby', 'playing') AND NOT starts_with(seed, $1) AND id COLLATE "C" > $2
        ORDER BY id COLLATE "C" LIMIT $3`;
      const rows = await line.query('seedsUnlike', text, [prefix, after, limit]);
      return rows.map(({ id, seed }) => ({ id: String(id), seed: String(seed) }));
    },
    async replaceSeeds(changes) {
      const text = `
        UPDATE tables SET seed = c.after FROM unnest($1::text[], $2::text[], $3::text[]) AS c (id, before, after)
        WHERE tables.id = c.id AND tables.seed = c.before`;
      const columns = [changes.map(({ id }) => id), changes.map(({ from }) => from), changes.map(({ to }) => to)];
      await line.query('replaceSeeds', text, columns);
    },
  };
}

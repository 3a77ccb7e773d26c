// An archive in PostgreSQL.
import { Client } from 'pg';
import { migratePostgres } from '../storage/postgres/schema.ts';
import { type Archive, isNumber, type Kept, PORTION, type RawRow, SHAPES } from './archive.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** In the order of the bytes, as SQLite has it. */
function selectAll(kept: Kept): string {
  const { columns, key } = SHAPES[kept];
  const order = columns.slice(0, key).map((name) => (isNumber(name) ? `"${name}"` : `"${name}" COLLATE "C"`));
  return `SELECT ${quoted(columns)} FROM ${kept} ORDER BY ${order.join(', ')}`;
}

/** Whole numbers come as text where they are long. */
function rawRow(kept: Kept, row: Readonly<Record<string, unknown>>): RawRow {
  return SHAPES[kept].columns.map((column) => {
    const cell = row[column];
    if (cell === null) return null;
    return isNumber(column) ? Number(cell) : String(cell);
  });
}

export async function postgresArchive(url: string): Promise<Archive> {
  const client = new Client({ connectionString: url, application_name: 'wyrmtable' });
  // A line that is lost is told by the statement that was under way.
  client.on('error', () => {});
  await client.connect();
  try {
    await migratePostgres(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  } catch (problem) {
    await client.end();
    throw problem;
  }
  return {
    async *rows(kept) {
      await client.query(`DECLARE all_rows NO SCROLL CURSOR FOR ${selectAll(kept)}`);
      try {
        for (;;) {
          const { rows } = await client.query(`FETCH ${PORTION} FROM all_rows`);
          yield rows.map((row) => rawRow(kept, row));
          if (rows.length < PORTION) return;
        }
      } finally {
        await client.query('CLOSE all_rows');
      }
    },
    async fill(kept, rows) {
      const { columns } = SHAPES[kept];
      const records = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])));
      await client.query(
        `INSERT INTO ${kept} (${quoted(columns)})
         SELECT ${quoted(columns)} FROM json_populate_recordset(NULL::${kept}, $1)`,
        [JSON.stringify(records)],
      );
    },
    async commit() {
      await client.query('INSERT INTO heads (match, moves) SELECT match, count(*) FROM moves GROUP BY match');
      await client.query('COMMIT');
    },
    close: () => client.end(),
  };
}

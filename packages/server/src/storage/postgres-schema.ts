// The shape of the database on PostgreSQL, one numbered step after another. A step that has shipped is never changed.
// Columns are those of SQLite (migrations.ts), so that a service can move from one to the other row by row.
import type { ClientBase } from 'pg';
import { NewerDatabase } from './migrations.ts';

/** Step i brings the database to version i + 1. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (id text PRIMARY KEY, token_hash text NOT NULL UNIQUE, name text NOT NULL);

  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    version text NOT NULL,
    status text NOT NULL,
    options text NOT NULL,
    seats text NOT NULL,
    host text NOT NULL,
    listed integer NOT NULL,
    seed text NOT NULL,
    set_up text NOT NULL,
    outcome text,
    digest text,
    next text,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    words text,
    links text NOT NULL,
    seed_known text NOT NULL,
    content text,
    pledge text
  );
  CREATE INDEX tables_to_watch ON tables (changed) WHERE status = 'playing' AND listed = 1;

  CREATE TABLE at_table (guest text NOT NULL, "table" text NOT NULL, PRIMARY KEY (guest, "table"));
  CREATE INDEX at_table_guests ON at_table ("table");

  -- Where the log of a match ends, and in whose charge it is: the row that writers of one match wait for. It is written
  -- with every move and stays in its page. "after", "by" and "last" are of the writing before: moves there were, by which
  -- charge, and its ticket, by which a writer whose line broke learns whether it was written.
  CREATE TABLE heads (
    match text PRIMARY KEY,
    moves integer NOT NULL DEFAULT 0,
    "after" integer,
    "by" integer,
    last text,
    owner text,
    epoch integer NOT NULL DEFAULT 0,
    until timestamptz
  ) WITH (fillfactor = 50);

  CREATE TABLE moves (
    match text NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    seq integer NOT NULL,
    choice integer NOT NULL,
    results text NOT NULL,
    PRIMARY KEY (match, number)
  );

  CREATE TABLE early (
    match text NOT NULL,
    seat integer NOT NULL,
    seq integer NOT NULL,
    choice integer NOT NULL,
    made integer NOT NULL,
    PRIMARY KEY (match, seat)
  );

  CREATE TABLE stops (match text NOT NULL, guest text NOT NULL, wish text NOT NULL, PRIMARY KEY (match, guest));

  CREATE TABLE seals (commitment text PRIMARY KEY, at bigint NOT NULL, ended bigint, how text);
  CREATE INDEX seals_open ON seals (at) WHERE ended IS NULL;

  CREATE TABLE reports (match text NOT NULL, at bigint NOT NULL, problem text NOT NULL, input text NOT NULL);
  CREATE INDEX reports_of ON reports (match);

  CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
  `,
  `
  -- A charge holds as long as its owner lives: one row a process to renew, however many tables it has.
  CREATE TABLE living (owner text PRIMARY KEY, until timestamptz NOT NULL);
  ALTER TABLE heads DROP COLUMN until;
  `,
  `
  -- When somebody was last at a table, to within a day: those that nobody comes to any more are removed some time.
  CREATE TABLE visits ("table" text PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX tables_changed ON tables (changed);
  `,
];

/** Processes that start at once wait for each other here. */
const LOCK = 0x77_79_72_6d;

async function versionOf(client: ClientBase): Promise<number> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  if (rows[0] !== undefined) return rows[0].version;
  await client.query('INSERT INTO schema_version VALUES (0)');
  return 0;
}

/** Brings the database up to date, all steps or none. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const found = await versionOf(client);
    if (found > MIGRATIONS.length) throw new NewerDatabase(found, MIGRATIONS.length);
    for (const step of MIGRATIONS.slice(found)) await client.query(step);
    await client.query('UPDATE schema_version SET version = $1', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => {});
    throw problem;
  }
}

// The shape of the database, one numbered step after another. A step that has shipped is never changed.
import type { DatabaseSync } from 'node:sqlite';

/** The database was written by a newer version of the program; it is left as it is. */
export class NewerDatabase extends Error {
  readonly found: number;
  readonly known: number;

  constructor(found: number, known: number) {
    super(`the database has schema version ${found}, and this version of the server knows ${known} at most`);
    this.name = 'NewerDatabase';
    this.found = found;
    this.known = known;
  }
}

/** Step i brings the database to version i + 1. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    status TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    seed TEXT NOT NULL,
    set_up TEXT NOT NULL,
    outcome TEXT,
    digest TEXT,
    next TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_to_watch ON tables (changed) WHERE status = 'playing' AND listed = 1;

  -- Who has something to do with a table: its host and everybody who sits there.
  CREATE TABLE at_table (
    guest TEXT NOT NULL,
    "table" TEXT NOT NULL,
    PRIMARY KEY (guest, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX at_table_guests ON at_table ("table");

  CREATE TABLE moves (
    match TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    results TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE early (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    choice INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE reports (
    match TEXT NOT NULL,
    at INTEGER NOT NULL,
    problem TEXT NOT NULL,
    input TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- Seats may change hands in a match; the words of its dice stay, so they get a place of their own.
  ALTER TABLE tables ADD COLUMN words TEXT;
  UPDATE tables SET words = (
    SELECT json_group_array(coalesce(json_extract(seat.value, '$.word'), ''))
    FROM (SELECT value FROM json_each(tables.seats) ORDER BY key) AS seat
  ) WHERE status <> 'lobby';
  ALTER TABLE tables ADD COLUMN links TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE tables ADD COLUMN seed_known TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- An answer counts when it is accepted, so one that was overtaken before it was played must leave its count behind.
  ALTER TABLE early ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- When the database last took something just to see whether it does.
  CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  `,
  `
  -- Stops are said often: they are written with the moves and not with the whole table.
  CREATE TABLE stops (
    match TEXT NOT NULL,
    guest TEXT NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (match, guest)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A match is played with the content it was begun with, whatever ships later.
  ALTER TABLE tables ADD COLUMN content TEXT;
  `,
  `
  -- Words are promised before they are shown, and every promise of dice is on record.
  ALTER TABLE tables ADD COLUMN pledge TEXT;
  CREATE TABLE seals (
    commitment TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    ended INTEGER,
    how TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seals_open ON seals (at) WHERE ended IS NULL;
  `,
  `
  -- Who may write to a match, where several processes could.
  CREATE TABLE charges (
    match TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- A charge holds as long as its owner lives: one row a process to renew, however many tables it has.
  CREATE TABLE living (owner TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  ALTER TABLE charges DROP COLUMN until;
  `,
  `
  -- When somebody was last at a table, to within a day: those that nobody comes to any more are removed some time.
  CREATE TABLE visits ("table" TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_changed ON tables (changed);
  `,
];

function versionOf(db: DatabaseSync): number {
  db.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT');
  const row = db.prepare('SELECT version FROM schema_version').get();
  if (row !== undefined) return Number(row.version);
  db.exec('INSERT INTO schema_version VALUES (0)');
  return 0;
}

/** Brings the database up to date, all steps or none. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const found = versionOf(db);
    if (found > MIGRATIONS.length) throw new NewerDatabase(found, MIGRATIONS.length);
    for (const step of MIGRATIONS.slice(found)) db.exec(step);
    db.prepare('UPDATE schema_version SET version = ?').run(MIGRATIONS.length);
    db.exec('COMMIT');
  } catch (problem) {
    db.exec('ROLLBACK');
    throw problem;
  }
}

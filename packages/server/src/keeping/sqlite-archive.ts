// An archive in a file of SQLite.
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../storage/sqlite/migrations.ts';
import { type Archive, type Kept, PORTION, type RawRow, SHAPES } from './archive.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

export function selectAll(kept: Kept): string {
  const { columns, key } = SHAPES[kept];
  return `SELECT ${quoted(columns)} FROM ${kept} ORDER BY ${quoted(columns.slice(0, key))}`;
}

export function insertInto(kept: Kept): string {
  const { columns } = SHAPES[kept];
  return `INSERT INTO ${kept} (${quoted(columns)}) VALUES (${columns.map(() => '?').join(', ')})`;
}

export function rawRow(kept: Kept, row: Readonly<Record<string, unknown>>): RawRow {
  return SHAPES[kept].columns.map((column) => {
    const cell = row[column];
    return typeof cell === 'number' || cell === null ? cell : String(cell);
  });
}

/** Of the current shape; an older database is brought up to date first. */
export function sqliteArchive(path: string): Archive {
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db);
    db.exec('BEGIN');
  } catch (problem) {
    db.close();
    throw problem;
  }
  return {
    async *rows(kept) {
      let rows: RawRow[] = [];
      for (const row of db.prepare(selectAll(kept)).iterate()) {
        rows.push(rawRow(kept, row));
        if (rows.length < PORTION) continue;
        yield rows;
        rows = [];
      }
      yield rows;
    },
    async fill(kept, rows) {
      const insert = db.prepare(insertInto(kept));
      for (const row of rows) insert.run(...row);
    },
    async commit() {
      db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      db.close();
    },
  };
}

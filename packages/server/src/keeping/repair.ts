// A damaged database: what can still be read of it goes into a new one, and the old one stays beside.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn, holdFolder } from '../storage/folder.ts';
import { migrate } from '../storage/sqlite/migrations.ts';
import { type Counts, KEPT, type Kept, NOTHING, type RawRow, SHAPES } from './archive.ts';
import { forget, NoService, replaceDatabase, setAsideAs } from './files.ts';
import { DamagedDatabase, damageIn } from './integrity.ts';
import { insertInto, rawRow, selectAll } from './sqlite-archive.ts';

export interface Repaired {
  /** What was wrong, or null when nothing was; then nothing was done. */
  readonly damage: string | null;
  /** Rows of the new database. */
  readonly kept: Counts;
  /** Where the damaged one is. */
  readonly aside: string | null;
}

/** Rows up to the first that cannot be read; whether that was the end of them. */
function readTo(db: DatabaseSync, kept: Kept, sql: string, ...values: string[]): { rows: RawRow[]; whole: boolean } {
  const rows: RawRow[] = [];
  try {
    for (const row of db.prepare(sql).iterate(...values)) rows.push(rawRow(kept, row));
    return { rows, whole: true };
  } catch {
    return { rows, whole: false };
  }
}

/** From the front as far as it goes, and where that is not far enough from the back. */
function readable(db: DatabaseSync, kept: Kept): readonly RawRow[] {
  const sql = selectAll(kept);
  const front = readTo(db, kept, sql);
  if (front.whole) return front.rows;
  const { columns, key } = SHAPES[kept];
  const order = columns.slice(0, key).map((name) => `"${name}" DESC`);
  const back = readTo(db, kept, `${sql.slice(0, sql.indexOf(' ORDER BY'))} ORDER BY ${order.join(', ')}`);
  const idOf = (row: RawRow): string => JSON.stringify(row.slice(0, key));
  const known = new Set(front.rows.map(idOf));
  return [...front.rows, ...back.rows.filter((row) => !known.has(idOf(row)))];
}

/** A log is worth what it has from its first move on without a gap: each match is read for itself. */
function logs(db: DatabaseSync, matches: readonly string[]): readonly RawRow[] {
  const sql = selectAll('moves').replace(' ORDER BY', ' WHERE match = ? ORDER BY');
  return matches.flatMap((match) => {
    const { rows } = readTo(db, 'moves', sql, match);
    const gap = rows.findIndex((row, i) => row[1] !== i);
    return gap < 0 ? rows : rows.slice(0, gap);
  });
}

function salvage(path: string, fresh: string): Counts {
  const from = new DatabaseSync(path);
  const to = new DatabaseSync(fresh);
  try {
    to.exec('PRAGMA synchronous = FULL');
    migrate(to);
    to.exec('BEGIN');
    const counts = { ...NOTHING } as Record<Kept, number>;
    const tables = readable(from, 'tables');
    for (const kept of KEPT) {
      const rows =
        kept === 'tables'
          ? tables
          : kept === 'moves'
            ? logs(
                from,
                tables.map(([id]) => String(id)),
              )
            : readable(from, kept);
      const insert = to.prepare(insertInto(kept).replace('INSERT', 'INSERT OR IGNORE'));
      for (const row of rows) counts[kept] += Number(insert.run(...row).changes);
    }
    to.exec('COMMIT');
    return counts;
  } finally {
    from.close();
    to.close();
  }
}

/** Throws FolderInUse, NoService, and DamagedDatabase where nothing at all can be read. */
export function repair(folder: string): Repaired {
  const database = databaseIn(folder);
  if (!existsSync(database)) throw new NoService(folder);
  const release = holdFolder(folder);
  const fresh = `${database}.part`;
  try {
    const damage = damageIn(database);
    if (damage === null) return { damage, kept: NOTHING, aside: null };
    forget(fresh);
    const kept = salvage(database, fresh);
    if (kept.guests + kept.tables === 0) throw new DamagedDatabase(database, damage);
    return { damage, kept, aside: replaceDatabase(folder, fresh, setAsideAs(folder, 'damaged', new Date())) };
  } finally {
    forget(fresh);
    release();
  }
}

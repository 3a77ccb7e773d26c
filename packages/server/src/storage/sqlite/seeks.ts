// Seeks on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { TableRow } from '../port.ts';
import type { SeekStore } from '../ports/seeks.ts';
import { readSeek } from '../rows/tables.ts';
import type { Atomically } from './atomically.ts';

/** What the rest of the storage lends: one transaction, and a table added within it. */
export interface Lent {
  readonly atomically: Atomically;
  /** False when there is such a table already. */
  add(table: TableRow): boolean;
}

export function sqliteSeeks(db: DatabaseSync, { atomically, add }: Lent): SeekStore {
  const sql = {
    put: db.prepare(`
      INSERT OR REPLACE INTO seeks (person, line, owner, name, kind, pace, rated, rating, doubt, since, blocks, "table", until)
      VALUES ($person, $line, $owner, $name, $kind, $pace, $rated, $rating, $doubt, $since, $blocks, $table, $until)`),
    renew: db.prepare('UPDATE seeks SET until = ? WHERE owner = ? AND until > ?'),
    drop: db.prepare('DELETE FROM seeks WHERE person = ? AND line = ?'),
    bury: db.prepare('DELETE FROM seeks WHERE until <= ?'),
    all: db.prepare('SELECT * FROM seeks WHERE until > ? ORDER BY since, person'),
    free: db.prepare('SELECT 1 FROM seeks WHERE person = ? AND line = ? AND until > ? AND "table" IS NULL'),
    seat: db.prepare('UPDATE seeks SET "table" = ? WHERE person = ?'),
  };
  return {
    async putSeek({ rated, blocks, ...seek }, ms) {
      atomically(() => {
        sql.bury.run(Date.now());
        sql.put.run({ ...seek, rated: rated ? 1 : 0, blocks: JSON.stringify(blocks), until: Date.now() + ms });
      });
    },
    async renewSeeks(owner, ms) {
      sql.renew.run(Date.now() + ms, owner, Date.now());
    },
    async dropSeek(person, line) {
      sql.drop.run(person, line);
    },
    async seeks() {
      return sql.all.all(Date.now()).map(readSeek);
    },
    async pair(seeks, table) {
      return atomically(() => {
        const now = Date.now();
        if (seeks.some(({ person, line }) => sql.free.get(person, line, now) === undefined)) return 'gone';
        if (!add(table)) return 'code-taken';
        for (const { person } of seeks) sql.seat.run(table.id, person);
        return 'paired';
      });
    },
  };
}

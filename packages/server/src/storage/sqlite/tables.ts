// Tables, and who was last at them, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import { tableMark } from '../../log.ts';
import { type Entry, NotInCharge, type TableRow, type TableStore } from '../port.ts';
import type { RatedMatch } from '../ports/ratings.ts';
import { guestsAt, MANY, readable, readTable, writtenReveal, writtenTable } from '../rows/tables.ts';
import type { Atomically, Together } from './atomically.ts';

interface Tables {
  readonly tables: TableStore;
  /** Within what is done atomically. False when there is such a table already. */
  add(table: TableRow): boolean;
}

/** What the rest of the storage lends. */
interface Lent {
  readonly atomically: Atomically;
  readonly together: Together;
  isInCharge(match: string, epoch: number | undefined): boolean;
  addEntry(entry: Entry): void;
  /** Within what is done atomically: what the end of a match does to ratings and to what is known of luck. */
  ended(table: TableRow, rated: RatedMatch | null): void;
  /** Hears of rows that cannot be read. */
  report(problem: string): void;
}

export function sqliteTables(
  db: DatabaseSync,
  { atomically, together, isInCharge, addEntry, ended, report }: Lent,
): Tables {
  const sql = {
    addTable: db.prepare(`
      INSERT INTO tables VALUES ($id, $game, $version, $status, $options, $seats, $host, $listed, $seed, $set_up,
        $outcome, $digest, $next, $created, $changed, $words, $links, $seed_known, $content, $pledge, $terms, $ending)
      ON CONFLICT (id) DO NOTHING`),
    saveTable: db.prepare(`
      UPDATE tables SET game = $game, version = $version, status = $status, options = $options, seats = $seats,
        host = $host, listed = $listed, seed = $seed, set_up = $set_up, outcome = $outcome, digest = $digest,
        next = $next, created = $created, changed = $changed, words = $words, links = $links,
        seed_known = $seed_known, content = $content, pledge = $pledge, terms = $terms, ending = $ending
      WHERE id = $id`),
    table: db.prepare('SELECT * FROM tables WHERE id = ?'),
    tablesOf: db.prepare(`
      SELECT tables.* FROM at_table JOIN tables ON tables.id = at_table."table"
      WHERE at_table.guest = ? ORDER BY tables.changed DESC, tables.id LIMIT ?`),
    tablesToWatch: db.prepare(`
      SELECT * FROM tables WHERE status = 'playing' AND listed = 1 ORDER BY changed DESC, id LIMIT ?`),
    forgetGuests: db.prepare('DELETE FROM at_table WHERE "table" = ?'),
    rememberGuest: db.prepare('INSERT OR IGNORE INTO at_table (guest, "table") VALUES (?, ?)'),
    visit: db.prepare(`
      INSERT INTO visits VALUES (?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`),
    lastVisit: db.prepare(`
      SELECT max(changed, coalesce((SELECT at FROM visits WHERE "table" = id), 0)) AS at FROM tables WHERE id = ?`),
    abandoned: db.prepare(`
      SELECT id FROM tables LEFT JOIN visits ON visits."table" = tables.id
      WHERE changed < $before AND coalesce(visits.at, 0) < $before LIMIT $limit`),
    remove: [
      'tables WHERE id',
      'at_table WHERE "table"',
      'visits WHERE "table"',
      ...['moves', 'early', 'stops', 'charges', 'clocks', 'talk', 'luck_due'].map((name) => `${name} WHERE match`),
    ].map((where) => db.prepare(`DELETE FROM ${where} = ?`)),
    endPromise: db.prepare('UPDATE seals SET how = ?, ended = ?, revealed = ? WHERE commitment = ? AND ended IS NULL'),
    seedsUnlike: db.prepare(`
      SELECT id, seed FROM tables
      WHERE status IN ('lobby', 'playing') AND substr(seed, 1, length($prefix)) <> $prefix AND id > $after
      ORDER BY id LIMIT $limit`),
    replaceSeed: db.prepare('UPDATE tables SET seed = ? WHERE id = ? AND seed = ?'),
  };

  const rememberGuests = (table: TableRow): void => {
    sql.forgetGuests.run(table.id);
    for (const guest of guestsAt(table)) sql.rememberGuest.run(guest, table.id);
  };

  const add = (table: TableRow): boolean => {
    if (sql.addTable.run(writtenTable(table)).changes === 0) return false;
    rememberGuests(table);
    return true;
  };

  const tables: TableStore = {
    addTable(table, moves = []) {
      return together(() => {
        if (!add(table)) return false;
        for (const move of moves) addEntry({ kind: 'move', ...move });
        return true;
      });
    },
    async table(id) {
      const row = sql.table.get(id);
      return row === undefined ? null : readTable(row);
    },
    saveTable(table, epoch, rated = null) {
      return together(() => {
        if (!isInCharge(table.id, epoch)) throw new NotInCharge(table.id);
        if (sql.saveTable.run(writtenTable(table)).changes === 0)
          throw new RangeError(`there is no ${tableMark(table.id)}`);
        rememberGuests(table);
        ended(table, rated);
      });
    },
    async tablesOf(guest, limit) {
      return readable(sql.tablesOf.iterate(guest, MANY), limit, report);
    },
    async tablesToWatch(limit) {
      return readable(sql.tablesToWatch.iterate(MANY), limit, report);
    },
    async visit(id, at) {
      await together(() => sql.visit.run(id, at));
    },
    async visits(ids) {
      return new Map(ids.map((id) => [id, Number(sql.lastVisit.get(id)?.at ?? 0)]));
    },
    async abandoned(before, limit) {
      return sql.abandoned.all({ before, limit }).map(({ id }) => String(id));
    },
    async removeTable(id, before, promise = null) {
      return atomically(() => {
        if (Number(sql.lastVisit.get(id)?.at ?? before) >= before) return false;
        if (promise !== null) sql.endPromise.run(promise.how, Date.now(), writtenReveal(promise), promise.commitment);
        for (const remove of sql.remove) remove.run(id);
        return true;
      });
    },
    async seedsUnlike(prefix, after, limit) {
      const rows = sql.seedsUnlike.all({ prefix, after, limit });
      return rows.map(({ id, seed }) => ({ id: String(id), seed: String(seed) }));
    },
    async replaceSeeds(changes) {
      atomically(() => {
        for (const { id, from, to } of changes) sql.replaceSeed.run(to, id, from);
      });
    },
  };
  return { tables, add };
}

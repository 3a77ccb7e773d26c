// Word for those who are away, on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { WordStore } from '../ports/word.ts';
import {
  OWED_AGAIN,
  OWED_COLUMNS,
  owedCells,
  PUSH_COLUMNS,
  pushCells,
  readOwed,
  readPush,
  whatOf,
} from '../rows/word.ts';
import type { Atomically } from './atomically.ts';

export function sqliteWord(db: DatabaseSync, atomically: Atomically): WordStore {
  const sql = {
    put: db.prepare(
      `INSERT OR REPLACE INTO pushes (${PUSH_COLUMNS.join(', ')}) VALUES (${PUSH_COLUMNS.map(() => '?').join(', ')})`,
    ),
    drop: db.prepare('DELETE FROM pushes WHERE endpoint = ?'),
    dropOf: db.prepare('DELETE FROM pushes WHERE token_hash IN (SELECT value FROM json_each(?))'),
    of: db.prepare('SELECT * FROM pushes WHERE person = ? ORDER BY created, endpoint'),
    owe: db.prepare(`
      INSERT INTO owed (${OWED_COLUMNS.join(', ')}, put, at, held)
      SELECT ${OWED_COLUMNS.map(() => '?').join(', ')}, $now,
        max($now + $after, coalesce((SELECT at FROM told WHERE person = $person AND what = $what), 0) + $apart), 0
      WHERE EXISTS (SELECT 1 FROM pushes WHERE person = $person)
        AND NOT EXISTS (SELECT 1 FROM told WHERE person = $person AND what = $what AND mark >= $mark)
      ${OWED_AGAIN}`),
    ripe: db.prepare(
      'SELECT *, $now - at AS late FROM owed WHERE at <= $now AND held <= $now ORDER BY at, person LIMIT $limit',
    ),
    hold: db.prepare(`
      UPDATE owed SET held = $now + $ms
      WHERE person = $person AND kind = $kind AND match = $match AND mark = $mark AND at = $at AND held <= $now`),
    told: db.prepare(`
      INSERT INTO told (person, what, mark, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (person, what) DO UPDATE SET mark = excluded.mark, at = excluded.at WHERE excluded.mark > told.mark`),
    paid: db.prepare('DELETE FROM owed WHERE person = ? AND kind = ? AND match = ? AND mark <= ?'),
    unowe: db.prepare('DELETE FROM owed WHERE person = ? AND kind = ? AND match = ? AND mark = ? AND at = ?'),
    forget: db.prepare('DELETE FROM told WHERE at < ?'),
  };
  return {
    async putPush(push) {
      sql.put.run(...pushCells(push));
    },
    async dropPush(endpoint) {
      sql.drop.run(endpoint);
    },
    async dropPushesOf(tokenHashes) {
      sql.dropOf.run(JSON.stringify(tokenHashes));
    },
    async pushesOf(person) {
      return sql.of.all(person).map(readPush);
    },
    async owe(owed, after, apart) {
      const named = { person: owed.person, what: whatOf(owed), mark: owed.mark, now: Date.now(), after, apart };
      sql.owe.run(named, ...owedCells(owed));
    },
    async ripe(limit) {
      return sql.ripe.all({ now: Date.now(), limit }).map(readOwed);
    },
    async hold({ person, word: { kind, table: match }, mark, at }, ms) {
      return sql.hold.run({ person, kind, match, mark, at, now: Date.now(), ms }).changes > 0;
    },
    async told(owed) {
      const { person, word, mark } = owed;
      atomically(() => {
        sql.told.run(person, whatOf(owed), mark, Date.now());
        sql.paid.run(person, word.kind, word.table, mark);
      });
    },
    async drop({ person, word, mark, at }) {
      sql.unowe.run(person, word.kind, word.table, mark, at);
    },
    async forgetTold(before) {
      sql.forget.run(before);
    },
  };
}

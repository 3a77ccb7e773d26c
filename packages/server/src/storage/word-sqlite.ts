// Word for those who are away, on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { WordStore } from './word-port.ts';
import { PUSH_COLUMNS, pushCells, readPush } from './word-rows.ts';

export function sqliteWord(db: DatabaseSync): WordStore {
  const sql = {
    put: db.prepare(
      `INSERT OR REPLACE INTO pushes (${PUSH_COLUMNS.join(', ')}) VALUES (${PUSH_COLUMNS.map(() => '?').join(', ')})`,
    ),
    drop: db.prepare('DELETE FROM pushes WHERE endpoint = ?'),
    dropOf: db.prepare('DELETE FROM pushes WHERE token_hash IN (SELECT value FROM json_each(?))'),
    of: db.prepare('SELECT * FROM pushes WHERE person = ? ORDER BY created, endpoint'),
    claim: db.prepare(`
      INSERT INTO told (person, what, mark, at) VALUES (?, ?, ?, ?)
      ON CONFLICT (person, what) DO UPDATE SET mark = excluded.mark, at = excluded.at WHERE excluded.mark > told.mark`),
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
    async claim(person, what, mark, at) {
      return sql.claim.run(person, what, mark, at).changes > 0;
    },
    async forgetTold(before) {
      sql.forget.run(before);
    },
  };
}

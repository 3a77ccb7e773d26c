// Luck over a lifetime on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { LuckStore } from '../ports/luck.ts';
import { readSum, SUMS, TRIES } from '../rows/luck.ts';
import type { Atomically } from './atomically.ts';

/** `due` says, within the transaction it is called in, that a match is over and its luck to be reckoned. */
export function sqliteLuck(db: DatabaseSync, atomically: Atomically): LuckStore & { due(match: string): void } {
  const sql = {
    due: db.prepare('INSERT OR IGNORE INTO luck_due VALUES (?, 0, 0)'),
    claim: db.prepare(`
      UPDATE luck_due SET until = $until, tries = tries + 1 WHERE match = (
        SELECT match FROM luck_due WHERE tries BETWEEN 0 AND ${TRIES - 1} AND until < $now ORDER BY until, match LIMIT 1)
      RETURNING match`),
    done: db.prepare('UPDATE luck_due SET tries = -1 WHERE match = ? AND tries >= 0'),
    add: db.prepare(`
      INSERT OR IGNORE INTO luck VALUES ($match, $seat, $person, $game, $throws, $got, $expected, $variance)`),
    sums: db.prepare(`SELECT ${SUMS} FROM luck WHERE person = ? GROUP BY game ORDER BY throws DESC, game`),
    handOver: db.prepare('UPDATE luck SET person = ? WHERE person = ?'),
  };
  return {
    due(match) {
      sql.due.run(match);
    },
    async claim(ms) {
      const now = Date.now();
      const row = sql.claim.get({ now, until: now + ms });
      return row === undefined ? null : String(row.match);
    },
    async settle(match, rows) {
      atomically(() => {
        if (sql.done.run(match).changes > 0) for (const row of rows) sql.add.run({ ...row });
      });
    },
    async luckOf(person) {
      return sql.sums.all(person).map(readSum);
    },
    async handOver(from, to) {
      sql.handOver.run(to, from);
    },
  };
}

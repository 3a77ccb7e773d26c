// Dice that were promised, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import type { SealStore } from '../port.ts';
import { readSeal } from '../rows/tables.ts';
import type { Together } from './atomically.ts';

export function sqliteSeals(db: DatabaseSync, together: Together): SealStore {
  const sql = {
    seal: db.prepare('INSERT INTO seals (commitment, at) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    unseal: db.prepare('UPDATE seals SET how = ?, ended = ? WHERE commitment = ? AND ended IS NULL'),
    sealed: db.prepare('SELECT * FROM seals WHERE commitment = ?'),
    openSeals: db.prepare('SELECT * FROM seals WHERE ended IS NULL ORDER BY at, commitment LIMIT ?'),
    countSeals: db.prepare("SELECT coalesce(how, 'open') AS how, count(*) AS count FROM seals GROUP BY how"),
  };

  return {
    async seal(commitment, at) {
      await together(() => sql.seal.run(commitment, at));
    },
    async unseal(commitment, how, at) {
      await together(() => sql.unseal.run(how, at, commitment));
    },
    async sealed(commitment) {
      const row = sql.sealed.get(commitment);
      return row === undefined ? null : readSeal(row);
    },
    async openSeals(limit) {
      const counts = Object.fromEntries(sql.countSeals.all().map((row) => [String(row.how), Number(row.count)]));
      return { open: sql.openSeals.all(limit).map(readSeal), counts };
    },
  };
}

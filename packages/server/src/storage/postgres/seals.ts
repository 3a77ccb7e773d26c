// Dice that were promised, on PostgreSQL.

import type { SealStore } from '../port.ts';
import { readSeal } from '../rows/tables.ts';
import type { Line } from './line.ts';

export function postgresSeals(line: Line): SealStore {
  return {
    async seal(commitment, at) {
      const text = 'INSERT INTO seals (commitment, at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await line.query('seal', text, [commitment, at]);
    },
    async unseal(commitment, how, at) {
      const text = 'UPDATE seals SET how = $1, ended = $2 WHERE commitment = $3 AND ended IS NULL';
      await line.query('unseal', text, [how, at, commitment]);
    },
    async sealed(commitment) {
      const [row] = await line.query('sealed', 'SELECT * FROM seals WHERE commitment = $1', [commitment]);
      return row === undefined ? null : readSeal(row);
    },
    async openSeals(limit) {
      const open = `SELECT * FROM seals WHERE ended IS NULL ORDER BY at, commitment COLLATE "C" LIMIT $1`;
      const count = "SELECT coalesce(how, 'open') AS how, count(*) AS count FROM seals GROUP BY 1";
      const counts = await line.query('countSeals', count, []);
      return {
        open: (await line.query('openSeals', open, [limit])).map(readSeal),
        counts: Object.fromEntries(counts.map((row) => [String(row.how), Number(row.count)])),
      };
    },
  };
}

// Who came, on PostgreSQL.

import type { GuestStore } from '../port.ts';
import { readGuest } from '../rows/tables.ts';
import type { Line } from './line.ts';

export function postgresGuests(line: Line): GuestStore {
  return {
    async addGuest({ id, tokenHash, name }) {
      await line.query('addGuest', 'INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING', [
        id,
        tokenHash,
        name,
      ]);
    },
    async guest(tokenHash) {
      const [row] = await line.query('guest', 'SELECT * FROM guests WHERE token_hash = $1', [tokenHash]);
      return row === undefined ? null : readGuest(row);
    },
    async renameGuest(id, name) {
      const text =
        'UPDATE guests SET name = $1 WHERE id = $2 AND NOT EXISTS (SELECT FROM accounts WHERE accounts.id = $2)';
      await line.query('renameGuest', text, [name, id]);
    },
  };
}

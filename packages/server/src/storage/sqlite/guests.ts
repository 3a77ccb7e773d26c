// Who came, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import type { GuestStore } from '../port.ts';
import { readGuest } from '../rows/tables.ts';
import type { Together } from './atomically.ts';

export function sqliteGuests(db: DatabaseSync, together: Together): GuestStore {
  const sql = {
    addGuest: db.prepare('INSERT INTO guests (id, token_hash, name) VALUES (?, ?, ?)'),
    guest: db.prepare('SELECT * FROM guests WHERE token_hash = ?'),
    renameGuest: db.prepare('UPDATE guests SET name = ? WHERE id = ? AND id NOT IN (SELECT id FROM accounts)'),
  };

  return {
    async addGuest({ id, tokenHash, name }) {
      await together(() => sql.addGuest.run(id, tokenHash, name));
    },
    async guest(tokenHash) {
      const row = sql.guest.get(tokenHash);
      return row === undefined ? null : readGuest(row);
    },
    async renameGuest(id, name) {
      await together(() => sql.renameGuest.run(name, id));
    },
  };
}

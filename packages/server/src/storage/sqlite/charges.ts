// Which process may write to a match, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import type { ChargeStore } from '../port.ts';
import type { Atomically } from './atomically.ts';

/** Milliseconds for which those that live no more are remembered. */
const BURIED = 24 * 60 * 60_000;

interface Charges {
  readonly charges: ChargeStore;
  /** What every writing asks before it is made. */
  isInCharge(match: string, epoch: number | undefined): boolean;
}

export function sqliteCharges(db: DatabaseSync, atomically: Atomically): Charges {
  const sql = {
    charge: db.prepare('SELECT * FROM charges WHERE match = ?'),
    takeCharge: db.prepare('INSERT OR REPLACE INTO charges (match, owner, epoch) VALUES (?, ?, ?)'),
    letGo: db.prepare("UPDATE charges SET owner = '' WHERE match = ? AND owner = ? AND epoch = ?"),
    alive: db.prepare('SELECT until FROM living WHERE owner = ? AND until > ?'),
    live: db.prepare('INSERT OR REPLACE INTO living (owner, until) VALUES (?, ?)'),
    bury: db.prepare('DELETE FROM living WHERE until < ?'),
  };
  const charges: ChargeStore = {
    async live(owner, ms) {
      return atomically(() => {
        const now = Date.now();
        const lived = sql.alive.get(owner, now) !== undefined;
        sql.live.run(owner, now + ms);
        sql.bury.run(now - BURIED);
        return lived;
      });
    },
    async takeCharge(match, owner) {
      return atomically(() => {
        const row = sql.charge.get(match);
        const epoch = Number(row?.epoch ?? 0);
        const others = row !== undefined && row.owner !== owner;
        if (others && sql.alive.get(row.owner ?? '', Date.now()) !== undefined)
          return { owner: String(row.owner), epoch };
        sql.takeCharge.run(match, owner, epoch + 1);
        return { owner, epoch: epoch + 1 };
      });
    },
    async letGo(charges) {
      atomically(() => {
        for (const { match, owner, epoch } of charges) sql.letGo.run(match, owner, epoch);
      });
    },
    async takenFrom(owner, matches) {
      return matches.filter((match) => {
        const row = sql.charge.get(match);
        return row !== undefined && row.owner !== owner;
      });
    },
  };
  return {
    charges,
    isInCharge: (match, epoch) => epoch === undefined || Number(sql.charge.get(match)?.epoch ?? 0) === epoch,
  };
}

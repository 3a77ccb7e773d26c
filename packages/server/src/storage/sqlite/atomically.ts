// All of some work on SQLite or nothing of it.

import type { DatabaseSync } from 'node:sqlite';

export type Atomically = <T>(work: () => T) => T;

export const atomicallyOn =
  (db: DatabaseSync): Atomically =>
  (work) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      db.exec('COMMIT');
      return done;
    } catch (problem) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw problem;
    }
  };

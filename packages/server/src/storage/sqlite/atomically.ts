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

/** Work that shares its transaction, and so its wait for the disk, with all that is asked for in the same turn of the event loop. */
export interface Together {
  /** All of the work or nothing of it, whatever becomes of the others; kept once it is durable. */
  <T>(work: () => T): Promise<T>;
  /** What was asked for is done now. */
  flush(): void;
}

interface Asked {
  readonly work: () => void;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

export function togetherOn(db: DatabaseSync): Together {
  const atomically = atomicallyOn(db);
  let asked: Asked[] = [];

  /** Says how to answer: not before the others are durable, too. */
  const attempt = ({ work, done, failed }: Asked): (() => void) => {
    db.exec('SAVEPOINT one');
    try {
      work();
      db.exec('RELEASE one');
      return done;
    } catch (problem) {
      // A full disk ends the whole transaction.
      if (!db.isTransaction) throw problem;
      db.exec('ROLLBACK TO one; RELEASE one');
      return () => failed(problem);
    }
  };

  const flush = (): void => {
    const group = asked;
    asked = [];
    if (group.length === 0) return;
    try {
      for (const answer of atomically(() => group.map(attempt))) answer();
    } catch (problem) {
      for (const { failed } of group) failed(problem);
    }
  };

  const together = <T>(work: () => T): Promise<T> =>
    new Promise((done, failed) => {
      if (asked.length === 0) setImmediate(flush);
      let made: { readonly value: T } | null = null;
      asked.push({
        work: () => {
          made = { value: work() };
        },
        done: () => made !== null && done(made.value),
        failed,
      });
    });
  return Object.assign(together, { flush });
}

// The storage port on node:sqlite: one file, nothing to install.

import { DatabaseSync } from 'node:sqlite';
import { moderationOn } from '../moderation-sql.ts';
import type { Storage } from '../port.ts';
import { atomicallyOn, togetherOn } from './atomically.ts';
import { sqliteCharges } from './charges.ts';
import { sqliteCrashes } from './crashes.ts';
import { sqliteDays } from './days.ts';
import { sqliteGuests } from './guests.ts';
import { sqliteHeroes } from './heroes.ts';
import { sqliteLog } from './log.ts';
import { sqliteLuck } from './luck.ts';
import { migrate } from './migrations.ts';
import { sqlitePeople } from './people.ts';
import { sqliteRatings } from './ratings.ts';
import { sqliteSeals } from './seals.ts';
import { sqliteSeeks } from './seeks.ts';
import { sqliteTables } from './tables.ts';
import { sqliteWord } from './word.ts';

function opened(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  try {
    // A move is acknowledged after its commit. In WAL mode NORMAL would survive kill -9 but may lose the last commits
    // when the power fails; FULL syncs the log at every commit, and group commit (see ledger.ts) shares that cost.
    db.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(db);
    return db;
  } catch (problem) {
    db.close();
    throw problem;
  }
}

/**
 * Opens the database, makes it if there is none, and brings it up to date. Throws NewerDatabase.
 * `report` hears of rows that cannot be read: they cost the table they are of, and no list.
 */
export function sqliteStorage(path: string, report: (problem: string) => void = () => {}): Storage {
  const db = opened(path);
  const atomically = atomicallyOn(db);
  const together = togetherOn(db);
  const ratings = sqliteRatings(db);
  const luck = sqliteLuck(db, atomically);
  const { charges, isInCharge } = sqliteCharges(db, atomically);
  const { log, addEntry } = sqliteLog(db, { atomically, isInCharge });
  const { tables, add } = sqliteTables(db, {
    atomically,
    together,
    isInCharge,
    addEntry,
    report,
    ended(table, rated) {
      if (rated !== null) ratings.settle(table.id, rated);
      if (table.status === 'over') luck.due(table.id);
    },
  });
  const check = db.prepare('INSERT INTO pulse VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at');
  return {
    ...sqliteGuests(db, together),
    ...tables,
    ...charges,
    ...log,
    ...sqliteSeals(db, together),
    ...sqliteCrashes(db),
    ...sqliteSeeks(db, { atomically, add }),
    people: sqlitePeople(db, atomically),
    ratings,
    luck,
    heroes: sqliteHeroes(db, atomically),
    moderation: moderationOn(async (_, text, values) =>
      db.prepare(text).all(Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]))),
    ),
    days: sqliteDays(db),
    word: sqliteWord(db, atomically),
    async check() {
      check.run(Date.now());
    },
    async close() {
      together.flush();
      db.close();
    },
  };
}

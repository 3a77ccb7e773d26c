// Matches that were set aside, on SQLite.

import type { DatabaseSync } from 'node:sqlite';
import type { CrashStore } from '../port.ts';
import { readReport } from '../rows/tables.ts';

export function sqliteCrashes(db: DatabaseSync): CrashStore {
  const sql = {
    addReport: db.prepare('INSERT INTO reports VALUES (?, ?, ?, ?)'),
    reports: db.prepare('SELECT * FROM reports WHERE match = ? ORDER BY at'),
  };

  return {
    async addReport({ match, at, problem, input }) {
      sql.addReport.run(match, at, problem, JSON.stringify(input));
    },
    async reports(match) {
      return sql.reports.all(match).map(readReport);
    },
  };
}

// Matches that were set aside, on PostgreSQL.

import type { CrashStore } from '../port.ts';
import { readReport } from '../rows/tables.ts';
import type { Line } from './line.ts';

export function postgresCrashes(line: Line): CrashStore {
  return {
    async addReport({ match, at, problem, input }) {
      const text = 'INSERT INTO reports VALUES ($1, $2, $3, $4)';
      await line.query('addReport', text, [match, at, problem, JSON.stringify(input)]);
    },
    async reports(match) {
      return (await line.query('reports', 'SELECT * FROM reports WHERE match = $1 ORDER BY at', [match])).map(
        readReport,
      );
    },
  };
}

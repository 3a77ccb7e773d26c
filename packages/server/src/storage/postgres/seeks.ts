// Seeks on PostgreSQL.
import type { SeekStore } from '../ports/seeks.ts';
import { readSeek } from '../rows/tables.ts';
import { atomically } from './atomically.ts';
import type { Line } from './line.ts';
import { add } from './tables.ts';

const COLUMNS = 'person, line, owner, name, kind, pace, rated, rating, doubt, since, blocks, "table", until';
const PUT = `
  WITH buried AS (DELETE FROM seeks WHERE until <= now() AND person <> $1)
  INSERT INTO seeks (${COLUMNS})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, NULL, now() + $12 * interval '1 millisecond')
  ON CONFLICT (person) DO UPDATE SET (line, owner, name, kind, pace, rated, rating, doubt, since, blocks, "table", until) =
    (excluded.line, excluded.owner, excluded.name, excluded.kind, excluded.pace, excluded.rated, excluded.rating,
      excluded.doubt, excluded.since, excluded.blocks, NULL, excluded.until)`;

export function postgresSeeks(line: Line): SeekStore {
  return {
    async putSeek(seek, ms) {
      const { person, owner, name, kind, pace, rated, rating, doubt, since, blocks } = seek;
      await line.query('putSeek', PUT, [
        person,
        seek.line,
        owner,
        name,
        kind,
        pace,
        rated ? 1 : 0,
        rating,
        doubt,
        since,
        JSON.stringify(blocks),
        ms,
      ]);
    },
    async renewSeeks(owner, ms) {
      const text = `
        UPDATE seeks SET until = now() + $2 * interval '1 millisecond' WHERE owner = $1 AND until > now()`;
      await line.query('renewSeeks', text, [owner, ms]);
    },
    async dropSeek(person, of) {
      await line.query('dropSeek', 'DELETE FROM seeks WHERE person = $1 AND line = $2', [person, of]);
    },
    async seeks() {
      const text = 'SELECT * FROM seeks WHERE until > now() ORDER BY since, person COLLATE "C"';
      return (await line.query('seeks', text, [])).map(readSeek);
    },
    pair: (seeks, table) =>
      line.patiently((client) =>
        atomically(client, async () => {
          // In one order, so that two who want some of the same people cannot wait for each other.
          const text = `
            SELECT seeks.person, "table" FROM seeks
            JOIN unnest($1::text[], $2::text[]) AS w (person, line) USING (person, line)
            WHERE until > now() ORDER BY seeks.person FOR UPDATE OF seeks`;
          const wanted = [seeks.map(({ person }) => person), seeks.map((seek) => seek.line)];
          const { rows } = await client.query(text, wanted);
          // The line may have broken after it was done.
          if (rows.length === seeks.length && rows.every((row) => row.table === table.id)) return 'paired';
          if (rows.length < seeks.length || rows.some((row) => row.table !== null)) return 'gone';
          if (!(await add(client, table))) return 'code-taken';
          await client.query('UPDATE seeks SET "table" = $1 WHERE person = ANY ($2)', [table.id, wanted[0]]);
          return 'paired';
        }),
      ),
  };
}

// Word for those who are away, on PostgreSQL.

import type { WordStore } from '../ports/word.ts';
import {
  OWED_AGAIN,
  OWED_COLUMNS,
  owedCells,
  PUSH_COLUMNS,
  pushCells,
  readOwed,
  readPush,
  whatOf,
} from '../rows/word.ts';
import { NOW } from './append.ts';
import type { Line } from './line.ts';

const PUT = `
  INSERT INTO pushes (${PUSH_COLUMNS.join(', ')}) VALUES (${PUSH_COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})
  ON CONFLICT (endpoint) DO UPDATE SET ${PUSH_COLUMNS.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;
/** $1 to $7 are those of OWED_COLUMNS, $8 by what it is told once, then the two spans. */
const OWE = `
  INSERT INTO owed (${OWED_COLUMNS.join(', ')}, put, at, held)
  SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::smallint, $7::bigint, ${NOW},
    greatest(${NOW} + $9::bigint, coalesce((SELECT at FROM told WHERE person = $1 AND what = $8), 0) + $10::bigint), 0
  WHERE EXISTS (SELECT 1 FROM pushes WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM told WHERE person = $1 AND what = $8 AND mark >= $7)
  ${OWED_AGAIN}`;
const RIPE = `
  SELECT *, ${NOW} - at AS late FROM owed WHERE at <= ${NOW} AND held <= ${NOW} ORDER BY at, person COLLATE "C" LIMIT $1`;
const HOLD = `
  UPDATE owed SET held = ${NOW} + $6
  WHERE person = $1 AND kind = $2 AND match = $3 AND mark = $4 AND at = $5 AND held <= ${NOW}
  RETURNING mark`;
const TOLD = `
  WITH paid AS (DELETE FROM owed WHERE person = $1 AND kind = $2 AND match = $3 AND mark <= $4)
  INSERT INTO told (person, what, mark, at) VALUES ($1, $5, $4, ${NOW})
  ON CONFLICT (person, what) DO UPDATE SET mark = excluded.mark, at = excluded.at WHERE excluded.mark > told.mark`;
const DROP = 'DELETE FROM owed WHERE person = $1 AND kind = $2 AND match = $3 AND mark = $4 AND at = $5';

export function postgresWord(line: Line): WordStore {
  const ask = (name: string, text: string, ...values: unknown[]) => line.query(`word ${name}`, text, values);
  return {
    async putPush(push) {
      await ask('put', PUT, ...pushCells(push));
    },
    async dropPush(endpoint) {
      await ask('drop', 'DELETE FROM pushes WHERE endpoint = $1', endpoint);
    },
    async dropPushesOf(tokenHashes) {
      await ask('dropOf', 'DELETE FROM pushes WHERE token_hash = ANY ($1)', tokenHashes);
    },
    async pushesOf(person) {
      const text = 'SELECT * FROM pushes WHERE person = $1 ORDER BY created, endpoint COLLATE "C"';
      return (await ask('of', text, person)).map(readPush);
    },
    async owe(owed, after, apart) {
      await ask('owe', OWE, ...owedCells(owed), whatOf(owed), Math.round(after), Math.round(apart));
    },
    async ripe(limit) {
      return (await ask('ripe', RIPE, limit)).map(readOwed);
    },
    async hold({ person, word, mark, at }, ms) {
      return (await ask('hold', HOLD, person, word.kind, word.table, mark, at, Math.round(ms))).length > 0;
    },
    async told(owed) {
      const { person, word, mark } = owed;
      await ask('told', TOLD, person, word.kind, word.table, mark, whatOf(owed));
    },
    async drop({ person, word, mark, at }) {
      await ask('unowe', DROP, person, word.kind, word.table, mark, at);
    },
    async forgetTold(before) {
      await ask('forget', 'DELETE FROM told WHERE at < $1', before);
    },
  };
}

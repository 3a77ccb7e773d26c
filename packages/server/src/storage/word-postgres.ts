// Word for those who are away, on PostgreSQL.
import type { Line } from './postgres-line.ts';
import type { WordStore } from './word-port.ts';
import { PUSH_COLUMNS, pushCells, readPush } from './word-rows.ts';

const PUT = `
  INSERT INTO pushes (${PUSH_COLUMNS.join(', ')}) VALUES (${PUSH_COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})
  ON CONFLICT (endpoint) DO UPDATE SET ${PUSH_COLUMNS.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;
const CLAIM = `
  INSERT INTO told (person, what, mark, at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (person, what) DO UPDATE SET mark = excluded.mark, at = excluded.at WHERE excluded.mark > told.mark
  RETURNING mark`;

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
    async claim(person, what, mark, at) {
      return (await ask('claim', CLAIM, person, what, mark, at)).length > 0;
    },
    async forgetTold(before) {
      await ask('forget', 'DELETE FROM told WHERE at < $1', before);
    },
  };
}

// What is written while a match is played, on PostgreSQL.

import { randomUUID } from 'node:crypto';
import type { LogStore, Writing, Written } from '../port.ts';
import { readClock, readEarly, readMove, readStops, readTalk } from '../rows/tables.ts';
import { isSequel } from '../writings.ts';
import { APPEND, appendParameters, NOW, roundsOf } from './append.ts';
import type { Line } from './line.ts';

export function postgresLog(line: Line): LogStore {
  /**
   * Writings of different matches; the matches that were written. When the line breaks nobody knows whether the database
   * had finished: the ticket tells, so that what was written once is neither written twice nor called refused.
   */
  const write = (writings: readonly Writing[]): Promise<Set<unknown>> => {
    const ticket = randomUUID();
    const values = appendParameters(writings, ticket);
    return line.patiently(async (client, attempt) => {
      const { rows } = await client.query({ name: 'append', text: APPEND, values });
      const written = new Set<unknown>(rows.map(({ match }) => match));
      if (attempt === 0 || written.size === writings.length) return written;
      const before = await client.query('SELECT match FROM heads WHERE match = ANY ($1) AND last = $2', [
        writings.map(({ match }) => match),
        ticket,
      ]);
      return new Set([...written, ...before.rows.map(({ match }) => match)]);
    });
  };

  return {
    async append(writings) {
      const answers = writings.map((): Written => 'taken');
      for (const round of roundsOf(writings)) {
        const sound = round.flatMap((place) => {
          const writing = writings[place];
          return writing !== undefined && isSequel(writing) ? [{ place, writing }] : [];
        });
        if (sound.length === 0) continue;
        const written = await write(sound.map(({ writing }) => writing));
        for (const { place, writing } of sound) if (written.has(writing.match)) answers[place] = 'written';
      }
      return answers;
    },
    async moves(match) {
      return (await line.query('moves', 'SELECT * FROM moves WHERE match = $1 ORDER BY number', [match])).map(readMove);
    },
    async choiceAt(match, seat, seq) {
      const text = 'SELECT choice FROM moves WHERE match = $1 AND seat = $2 AND seq = $3';
      const [row] = await line.query('choiceAt', text, [match, seat, seq]);
      return row === undefined ? null : Number(row.choice);
    },
    async early(match) {
      return (await line.query('early', 'SELECT * FROM early WHERE match = $1 ORDER BY seat', [match])).map(readEarly);
    },
    async stops(match) {
      const text = 'SELECT * FROM stops WHERE match = $1 ORDER BY guest COLLATE "C"';
      return (await line.query('stops', text, [match])).map(readStops);
    },
    async talk(match) {
      return (await line.query('talk', 'SELECT * FROM talk WHERE match = $1 ORDER BY number', [match])).map(readTalk);
    },
    async forgetTalk(before) {
      await line.query('forgetTalk', 'DELETE FROM talk WHERE at < $1', [before]);
    },
    async clock(match) {
      const text = `SELECT match, standing, due, ${NOW} - at AS age FROM clocks WHERE match = $1`;
      const [row] = await line.query('clock', text, [match]);
      return row === undefined ? null : readClock(row);
    },
    async due(limit) {
      const text = `
        SELECT match FROM clocks JOIN tables ON tables.id = match
        WHERE due <= ${NOW} AND status = 'playing' ORDER BY due LIMIT $1`;
      return (await line.query('due', text, [limit])).map(({ match }) => String(match));
    },
  };
}

// The tasks of a day on PostgreSQL.
import type { DayStore } from '../ports/days.ts';
import { readTry, TRY_COLUMNS, tryCells } from '../rows/days.ts';
import type { Line } from './line.ts';

const ADD = `
  INSERT INTO day_tries (${TRY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`;
const PLACE = `
  SELECT count(*) AS count,
    count(*) FILTER (WHERE score > $3::bigint OR (score = $3::bigint AND ended < $4::bigint)) AS better
  FROM day_tries WHERE day = $1 AND task = $2 AND score IS NOT NULL`;

export function postgresDays(line: Line): DayStore {
  const ask = (name: string, text: string, ...values: unknown[]) => line.query(`days ${name}`, text, values);
  const one = async (name: string, text: string, ...values: unknown[]) => {
    const [row] = await ask(name, text, ...values);
    return row === undefined ? null : readTry(row);
  };
  const own = (day: string, task: string, person: string) =>
    one('one', 'SELECT * FROM day_tries WHERE day = $1 AND task = $2 AND person = $3', day, task, person);
  return {
    async tryDay(attempt) {
      await ask('add', ADD, ...tryCells(attempt));
      return (await own(attempt.day, attempt.task, attempt.person)) ?? attempt;
    },
    dayTry: own,
    tryAt: (match) => one('at', 'SELECT * FROM day_tries WHERE match = $1', match),
    async countTry(match, { won, turns, figure, score }, ended) {
      const text = `
        UPDATE day_tries SET ended = $2, won = $3, turns = $4, figure = $5, score = $6
        WHERE match = $1 AND ended IS NULL`;
      await ask('count', text, match, ended, Number(won), turns, figure, score);
    },
    async bestOfDay(day, task, limit) {
      const text = `
        SELECT * FROM day_tries WHERE day = $1 AND task = $2 AND score IS NOT NULL
        ORDER BY score DESC, ended, person COLLATE "C" LIMIT $3`;
      return (await ask('best', text, day, task, limit)).map(readTry);
    },
    async placeInDay(day, task, than) {
      const [row] = await ask('place', PLACE, day, task, than?.score ?? null, than?.ended ?? null);
      return { count: Number(row?.count ?? 0), better: Number(row?.better ?? 0) };
    },
    async uncounted(day, limit) {
      const text = `
        SELECT day_tries.* FROM day_tries JOIN tables ON tables.id = match
        WHERE day = $1 AND ended IS NULL AND status = 'over' ORDER BY begun, match COLLATE "C" LIMIT $2`;
      return (await ask('uncounted', text, day, limit)).map(readTry);
    },
    async triesOf(person) {
      const text = 'SELECT * FROM day_tries WHERE person = $1 ORDER BY day DESC, task COLLATE "C"';
      return (await ask('of', text, person)).map(readTry);
    },
  };
}

// The tasks of a day on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { DayStore } from '../ports/days.ts';
import { readTry, TRY_COLUMNS, tryCells } from '../rows/days.ts';

export function sqliteDays(db: DatabaseSync): DayStore {
  const sql = {
    add: db.prepare(`
      INSERT INTO day_tries (${TRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`),
    one: db.prepare('SELECT * FROM day_tries WHERE day = ? AND task = ? AND person = ?'),
    at: db.prepare('SELECT * FROM day_tries WHERE match = ?'),
    count: db.prepare(`
      UPDATE day_tries SET ended = ?, won = ?, turns = ?, figure = ?, score = ? WHERE match = ? AND ended IS NULL`),
    best: db.prepare(`
      SELECT * FROM day_tries WHERE day = ? AND task = ? AND score IS NOT NULL
      ORDER BY score DESC, ended, person LIMIT ?`),
    place: db.prepare(`
      SELECT count(*) AS count, coalesce(sum(score > $score OR (score = $score AND ended < $ended)), 0) AS better
      FROM day_tries WHERE day = $day AND task = $task AND score IS NOT NULL`),
    uncounted: db.prepare(`
      SELECT day_tries.* FROM day_tries JOIN tables ON tables.id = match
      WHERE day = ? AND ended IS NULL AND status = 'over' ORDER BY begun, match LIMIT ?`),
    of: db.prepare('SELECT * FROM day_tries WHERE person = ? ORDER BY day DESC, task'),
  };
  return {
    async tryDay(attempt) {
      sql.add.run(...tryCells(attempt));
      const row = sql.one.get(attempt.day, attempt.task, attempt.person);
      return row === undefined ? attempt : readTry(row);
    },
    async dayTry(day, task, person) {
      const row = sql.one.get(day, task, person);
      return row === undefined ? null : readTry(row);
    },
    async tryAt(match) {
      const row = sql.at.get(match);
      return row === undefined ? null : readTry(row);
    },
    async countTry(match, { won, turns, figure, score }, ended) {
      sql.count.run(ended, Number(won), turns, figure, score, match);
    },
    async bestOfDay(day, task, limit) {
      return sql.best.all(day, task, limit).map(readTry);
    },
    async placeInDay(day, task, than) {
      const row = sql.place.get({ day, task, score: than?.score ?? null, ended: than?.ended ?? null });
      return { count: Number(row?.count ?? 0), better: Number(row?.better ?? 0) };
    },
    async uncounted(day, limit) {
      return sql.uncounted.all(day, limit).map(readTry);
    },
    async triesOf(person) {
      return sql.of.all(person).map(readTry);
    },
  };
}

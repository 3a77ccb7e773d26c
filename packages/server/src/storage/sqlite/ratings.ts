// Ratings on SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { RatedMatch, RatingRow, RatingStore } from '../ports/ratings.ts';
import { readPlayed, readRated, readRating, settled } from '../rows/ratings.ts';

const PLAYED = `
  SELECT hero, count(*) AS played, sum(place = 1) AS won FROM rated
  WHERE person = ? AND hero IS NOT NULL GROUP BY hero ORDER BY played DESC, hero`;

/** `settle` writes what a match makes of ratings, once, within the transaction it is called in. */
export function sqliteRatings(db: DatabaseSync): RatingStore & { settle(match: string, rated: RatedMatch): void } {
  const sql = {
    rating: db.prepare('SELECT * FROM ratings WHERE person = ? AND kind = ?'),
    ratingsOf: db.prepare('SELECT * FROM ratings WHERE person = ? ORDER BY matches DESC, kind'),
    best: db.prepare(`
      SELECT ratings.*, accounts.name FROM ratings JOIN accounts ON accounts.id = ratings.person
      WHERE kind = ? AND sigma < ? ORDER BY mu DESC, person LIMIT ?`),
    ratedOf: db.prepare('SELECT * FROM rated WHERE person = ? ORDER BY at DESC, match LIMIT ?'),
    ratedAt: db.prepare('SELECT * FROM rated WHERE match = ? ORDER BY side, person'),
    played: db.prepare(PLAYED),
    meetings: db.prepare(`
      SELECT count(*) AS count FROM rated AS a JOIN rated AS b ON a.match = b.match AND a.side <> b.side
      WHERE a.person = $one AND b.person = $other AND a.kind = $kind AND a.at > $since`),
    put: db.prepare(`
      INSERT OR REPLACE INTO ratings VALUES ($person, $kind, $mu, $sigma, $matches, $won, $at)`),
    add: db.prepare(`
      INSERT INTO rated VALUES ($match, $person, $kind, $at, $side, $place, $hero, $mu, $sigma, $weight)`),
  };
  const known = (person: string, kind: string): RatingRow[] => {
    const row = sql.rating.get(person, kind);
    return row === undefined ? [] : [readRating(row)];
  };
  return {
    settle(match, rated) {
      if (sql.ratedAt.get(match) !== undefined) return;
      const { kind, since, players } = rated;
      const meetings = players.flatMap((one) =>
        players
          .filter(({ side }) => side > one.side)
          .map((other) => Number(sql.meetings.get({ one: one.person, other: other.person, kind, since })?.count ?? 0)),
      );
      const before = players.flatMap(({ person }) => known(person, kind));
      for (const { rating, rated: row } of settled(match, rated, before, Math.max(0, ...meetings))) {
        sql.put.run({ ...rating });
        sql.add.run({ ...row });
      }
    },
    async rating(person, kind) {
      return known(person, kind)[0] ?? null;
    },
    async ratingsOf(person) {
      return sql.ratingsOf.all(person).map(readRating);
    },
    async best(kind, sure, limit) {
      return sql.best.all(kind, sure, limit).map((row) => ({ ...readRating(row), name: String(row.name) }));
    },
    async ratedOf(person, limit) {
      return sql.ratedOf.all(person, limit).map(readRated);
    },
    async ratedAt(matches) {
      return matches.flatMap((match) => sql.ratedAt.all(match).map(readRated));
    },
    async heroesOf(person) {
      return sql.played.all(person).map(readPlayed);
    },
  };
}

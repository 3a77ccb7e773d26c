// Ratings on PostgreSQL.
import type { PoolClient } from 'pg';
import type { RatedMatch, RatingStore } from '../ports/ratings.ts';
import { readPlayed, readRated, readRating, settled } from '../rows/ratings.ts';
import type { Line } from './line.ts';

const PUT = `
  UPDATE ratings SET mu = $3, sigma = $4, matches = $5, won = $6, at = $7 WHERE person = $1 AND kind = $2`;
const ADD = 'INSERT INTO rated VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';
const MEETINGS = `
  SELECT count(*) AS count FROM rated AS a JOIN rated AS b ON a.match = b.match AND a.side <> b.side
  WHERE a.person = ANY ($1) AND b.person = ANY ($1) AND a.person < b.person AND a.kind = $2 AND a.at > $3
  GROUP BY a.person, b.person ORDER BY count DESC LIMIT 1`;

/** Writes what a match makes of ratings, once, within the transaction that has the row of its table. */
export async function settle(client: PoolClient, match: string, rated: RatedMatch): Promise<void> {
  const { kind, players, since } = rated;
  const done = await client.query('SELECT 1 FROM rated WHERE match = $1 LIMIT 1', [match]);
  if (done.rows.length > 0) return;
  const people = players.map(({ person }) => person).toSorted();
  // Everybody has a row that can be waited for, in one order: two matches of the same people cannot overtake each other.
  await client.query(
    `INSERT INTO ratings SELECT person, $2, 25, 25.0 / 3, 0, 0, 0 FROM unnest($1::text[]) AS person ON CONFLICT DO NOTHING`,
    [people, kind],
  );
  const text = 'SELECT * FROM ratings WHERE kind = $2 AND person = ANY ($1) ORDER BY person COLLATE "C" FOR UPDATE';
  const known = (await client.query(text, [people, kind])).rows.map(readRating);
  const met = await client.query(MEETINGS, [people, kind, since]);
  for (const { rating, rated: row } of settled(match, rated, known, Number(met.rows[0]?.count ?? 0))) {
    const { person, mu, sigma, matches, won, at } = rating;
    await client.query(PUT, [person, kind, mu, sigma, matches, won, at]);
    const { side, place, hero, weight } = row;
    await client.query(ADD, [match, person, kind, at, side, place, hero, mu, sigma, weight]);
  }
}

export function postgresRatings(line: Line): RatingStore {
  return {
    async rating(person, kind) {
      const text = 'SELECT * FROM ratings WHERE person = $1 AND kind = $2 AND matches > 0';
      const [row] = await line.query('rating', text, [person, kind]);
      return row === undefined ? null : readRating(row);
    },
    async ratingsOf(person) {
      const text = 'SELECT * FROM ratings WHERE person = $1 AND matches > 0 ORDER BY matches DESC, kind COLLATE "C"';
      return (await line.query('ratingsOf', text, [person])).map(readRating);
    },
    async best(kind, sure, limit) {
      const text = `
        SELECT ratings.*, accounts.name FROM ratings JOIN accounts ON accounts.id = ratings.person
        WHERE kind = $1 AND sigma < $2 ORDER BY mu DESC, person COLLATE "C" LIMIT $3`;
      const rows = await line.query('best', text, [kind, sure, limit]);
      return rows.map((row) => ({ ...readRating(row), name: String(row.name) }));
    },
    async ratedOf(person, limit) {
      const text = 'SELECT * FROM rated WHERE person = $1 ORDER BY at DESC, match COLLATE "C" LIMIT $2';
      return (await line.query('ratedOf', text, [person, limit])).map(readRated);
    },
    async ratedAt(matches) {
      const text = 'SELECT * FROM rated WHERE match = ANY ($1) ORDER BY match COLLATE "C", side, person COLLATE "C"';
      return (await line.query('ratedAt', text, [matches])).map(readRated);
    },
    async heroesOf(person) {
      const text = `
        SELECT hero, count(*) AS played, count(*) FILTER (WHERE place = 1) AS won FROM rated
        WHERE person = $1 AND hero IS NOT NULL GROUP BY hero ORDER BY played DESC, hero COLLATE "C"`;
      return (await line.query('heroesOf', text, [person])).map(readPlayed);
    },
  };
}

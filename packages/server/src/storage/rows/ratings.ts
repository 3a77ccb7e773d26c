// Rows of ratings, and what a match makes of them, whichever database they come from.
import { NOBODY } from '../../ratings/reckoning.ts';
import type { RatedMatch, RatedRow, RatingRow } from '../ports/ratings.ts';

/** As a driver gives it. */
type Row = Readonly<Record<string, unknown>>;

export const readRating = (row: Row): RatingRow => ({
  person: String(row.person),
  kind: String(row.kind),
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  matches: Number(row.matches),
  won: Number(row.won),
  at: Number(row.at),
});

export const readRated = (row: Row): RatedRow => ({
  match: String(row.match),
  person: String(row.person),
  kind: String(row.kind),
  at: Number(row.at),
  side: Number(row.side),
  place: Number(row.place),
  hero: row.hero === null ? null : String(row.hero),
  mu: Number(row.mu),
  sigma: Number(row.sigma),
  weight: Number(row.weight),
});

export const readPlayed = (row: Row): { readonly hero: string; readonly played: number; readonly won: number } => ({
  hero: String(row.hero),
  played: Number(row.played),
  won: Number(row.won),
});

/** What the match writes about each who played it. */
export function settled(
  match: string,
  rated: RatedMatch,
  known: readonly RatingRow[],
  meetings: number,
): readonly { readonly rating: RatingRow; readonly rated: RatedRow }[] {
  const { kind, at, players } = rated;
  const before = players.map(({ person }) => known.find((row) => row.person === person) ?? null);
  const { weight, after } = rated.reckon(
    before.map((row) => row ?? NOBODY),
    meetings,
  );
  return players.map(({ person, side, place, hero }, i) => {
    const { mu, sigma } = after[i] ?? NOBODY;
    const { matches = 0, won = 0 } = before[i] ?? {};
    return {
      rating: { person, kind, mu, sigma, matches: matches + 1, won: won + (place === 1 ? 1 : 0), at },
      rated: { match, person, kind, at, side, place, hero, mu, sigma, weight },
    };
  });
}

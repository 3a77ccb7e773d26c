// What a match does to the ratings of those who played it: Plackett–Luce, once, and less the more often the same people meet.
import { rate, rating } from 'openskill';
import { MU, SIGMA } from './scale.ts';

/** What is known of somebody's strength in one kind of match. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const NOBODY: Strength = { mu: MU, sigma: SIGMA };

/** Somebody in a match: whom they played with, and how their side did (1 is best, equals share a place). */
export interface Placed {
  readonly person: string;
  readonly side: number;
  readonly place: number;
}

/** Matches of a day between the same opponents that count in full; each further one half of the one before, and then none. */
const IN_FULL = 3;
const AT_ALL = 8;

/** Milliseconds that a day lasts here. */
export const A_DAY = 24 * 60 * 60_000;

/** How much a match counts whose opponents have met so often in the day before it. */
export function weightOf(meetings: number): number {
  return meetings < IN_FULL ? 1 : meetings < AT_ALL ? 2 ** (IN_FULL - 1 - meetings) : 0;
}

/** New strengths in the order of those who played. */
export function reckon(played: readonly Placed[], before: readonly Strength[], weight: number): Strength[] {
  const sides = [...Map.groupBy(played.keys(), (i) => played[i]?.side ?? 0).values()];
  const most = Math.max(...sides.map(({ length }) => length));
  const strengthOf = (i: number): Strength => before[i] ?? NOBODY;
  // A boss plays for as many as stand against it: whoever is alone counts several times, as the same person.
  const teams = sides.map((side) =>
    Array.from({ length: most }, (_, at) => rating(strengthOf(side[at % side.length] ?? 0))),
  );
  const rank = sides.map(([first = 0]) => played[first]?.place ?? 1);
  const after = rate(teams, { rank });
  const found = new Map<number, Strength>();
  for (const [s, side] of sides.entries()) for (const [at, i] of side.entries()) found.set(i, after[s]?.[at] ?? NOBODY);
  return played.map((_, i) => {
    const [old, fresh] = [strengthOf(i), found.get(i) ?? strengthOf(i)];
    return { mu: old.mu + weight * (fresh.mu - old.mu), sigma: old.sigma + weight * (fresh.sigma - old.sigma) };
  });
}

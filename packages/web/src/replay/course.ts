// How a match stood from turn to turn, by side: whoever plays together has one chance.
import type { Stand } from '@wyrmtable/bots/review';

export interface Side {
  readonly seats: readonly number[];
  /** One for each stand. */
  readonly chances: readonly number[];
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((chance, i) => Math.abs(chance - (b[i] ?? 0)) < 1e-9);

/** Seats whose chances are the same from the first to the last moment are one side, unless everybody's are. */
export function sidesOf(course: readonly Stand[]): readonly Side[] {
  const sides: { seats: number[]; chances: readonly number[] }[] = [];
  const seats = course[0]?.chances.length ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    const chances = course.map((stand) => stand.chances[seat] ?? 0);
    // A side has one chance and all sides together the whole of it, so only those who play together can be alike throughout.
    const known = course.length > 2 ? sides.find((side) => same(side.chances, chances)) : undefined;
    if (known === undefined) sides.push({ seats: [seat], chances });
    else known.seats.push(seat);
  }
  return sides;
}

/** The last stand that one has come to; null before the first. */
export function standAt(course: readonly Stand[], at: number): Stand | null {
  return course.findLast((stand) => stand.at <= at) ?? null;
}

/** Where somebody else came to be likelier to win than everybody else. */
export interface LeadChange {
  readonly at: number;
  /** Who leads from there on. */
  readonly seats: readonly number[];
  readonly chance: number;
}

/** A lead by less is none. */
const CLEAR = 0.05;
const TOLD = 4;

/** The last stand is the end itself: who won is no turning point. */
export function leadChanges(course: readonly Stand[]): readonly LeadChange[] {
  const sides = sidesOf(course);
  if (sides.length < 2) return [];
  const changes: LeadChange[] = [];
  let leader: Side | null = null;
  for (const [i, { at }] of course.slice(0, -1).entries()) {
    const [first, second] = sides.toSorted((a, b) => (b.chances[i] ?? 0) - (a.chances[i] ?? 0));
    if (first === undefined || second === undefined) continue;
    const chance = first.chances[i] ?? 0;
    if (first === leader || chance - (second.chances[i] ?? 0) < CLEAR) continue;
    if (leader !== null) changes.push({ at, seats: first.seats, chance });
    leader = first;
  }
  // Of many the last ones are those that the match turned on.
  return changes.slice(-TOLD);
}

// Who plays with whom: people who seek the same, near in strength; the longer somebody waits the farther is near.

/** Somebody who seeks. */
export interface Seeker {
  readonly person: string;
  /** Only those of one queue are brought together. */
  readonly queue: string;
  /** As ratings are shown. */
  readonly rating: number;
  /** How far off the rating may well be. */
  readonly doubt: number;
  readonly since: number;
}

/** Points that are near at once, that each second of waiting adds, and beyond which it does not grow for a while. */
const AT_ONCE = 100;
const A_SECOND = 12;
const FAR = 800;
/** Milliseconds after which anybody is welcome. */
const ANYBODY = 90_000;

/** Milliseconds after which a bot is offered: by then most who will be paired have been. */
export const BOT_AFTER = 20_000;

/** How far from the own rating somebody may be. Whoever is not known yet may be anywhere near. */
export function reach(waited: number, doubt: number): number {
  if (waited >= ANYBODY) return Number.POSITIVE_INFINITY;
  return Math.min(FAR, AT_ONCE + doubt / 4 + (A_SECOND * Math.max(0, waited)) / 1000);
}

const apartBy = (a: Seeker, b: Seeker): number => Math.abs(a.rating - b.rating);

/** Both have a say: somebody who has just come is not at once anybody's who has waited long. */
function fit(a: Seeker, b: Seeker, now: number): boolean {
  return apartBy(a, b) <= (reach(now - a.since, a.doubt) + reach(now - b.since, b.doubt)) / 2;
}

export interface Rules {
  /** How many a queue brings together. */
  readonly size: (queue: string) => number;
  /** Never at one table: one of them has blocked the other. */
  readonly apart: (a: string, b: string) => boolean;
}

/** Companies that can be made now. Whoever has waited longest chooses first, the nearest in strength. */
export function companies(seekers: readonly Seeker[], { size, apart }: Rules, now: number): Seeker[][] {
  const found: Seeker[][] = [];
  for (const [queue, waiting] of Map.groupBy(seekers, (seeker) => seeker.queue)) {
    const left = waiting.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
    for (const first of left.slice()) {
      if (!left.includes(first)) continue;
      const company = [first];
      const near = left.filter((other) => other !== first).toSorted((a, b) => apartBy(first, a) - apartBy(first, b));
      for (const other of near) {
        if (company.length === size(queue)) break;
        const welcome = company.every((one) => fit(one, other, now) && !apart(one.person, other.person));
        if (welcome) company.push(other);
      }
      if (company.length < size(queue)) continue;
      found.push(company);
      for (const one of company) left.splice(left.indexOf(one), 1);
    }
  }
  return found;
}

/**
 * Who sits where: sides as strong as each other as can be had by turns (the strongest, then two for the other side, …),
 * and within that by lot. `sides` has the side of each seat, `below` draws a number under its own.
 */
export function seating(
  company: readonly Seeker[],
  sides: readonly number[],
  below: (count: number) => number,
): Seeker[] {
  const strongest = company.toSorted((a, b) => b.rating - a.rating);
  const seats = shuffled(
    sides.map((_, seat) => seat),
    below,
  );
  const order = [...new Set(seats.map((seat) => sides[seat]))];
  const free = new Map(order.map((side) => [side, seats.filter((seat) => sides[seat] === side)]));
  const seated: Seeker[] = [];
  let turns = order.slice();
  while (strongest.length > 0 && turns.length > 0) {
    for (const side of turns) {
      const seat = free.get(side)?.pop();
      const next = seat === undefined ? undefined : strongest.shift();
      if (seat !== undefined && next !== undefined) seated[seat] = next;
    }
    turns = turns.filter((side) => (free.get(side)?.length ?? 0) > 0).toReversed();
  }
  return seated;
}

function shuffled<T>(list: readonly T[], below: (count: number) => number): T[] {
  const rest = list.slice();
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}

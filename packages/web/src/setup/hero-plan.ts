// What every game with heroes agrees on before it begins: who sits where, and as whom.
import type { SeatRecord } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { freshSeat, type Way } from './plan.ts';

export interface HeroPlan {
  readonly seats: readonly SeatRecord[];
  /** By seat; null is drawn by lot. */
  readonly heroes: readonly (string | null)[];
}

/** Where a plan is made: how people play, what they speak, and which bots there are. */
export interface Setting {
  readonly way: Way;
  readonly lang: Lang;
  readonly levels: readonly string[];
}

/** That many seats, or as near as is allowed; seats in front stay as they are. */
export function reseated(
  plan: HeroPlan,
  wanted: number,
  allowed: readonly number[],
  { way, lang, levels }: Setting,
): HeroPlan {
  const length = allowed.includes(wanted) ? wanted : (allowed[0] ?? 1);
  return {
    seats: Array.from({ length }, (_, seat) => plan.seats[seat] ?? freshSeat(way, seat, lang, levels)),
    heroes: Array.from({ length }, (_, seat) => plan.heroes[seat] ?? null),
  };
}

export function withHero<Plan extends HeroPlan>(plan: Plan, seat: number, hero: string | null): Plan {
  return { ...plan, heroes: plan.heroes.map((old, i) => (i === seat ? hero : old)) };
}

/**
 * Who plays where somebody of that cast is wanted. Where nobody is named the match draws for everybody by its own committed
 * chance; the rules take heroes for all seats or for none, so among named ones the open seats are drawn here, from those nobody has.
 */
export function drawn(
  wanted: readonly (string | null)[],
  cast: readonly string[],
  below: (count: number) => number,
): readonly string[] | undefined {
  if (wanted.every((hero) => hero === null)) return undefined;
  const taken = new Set(wanted.filter((hero) => hero !== null));
  return wanted.map((hero) => {
    if (hero !== null) return hero;
    const free = cast.filter((id) => !taken.has(id));
    const found = free[below(free.length)] ?? cast[0] ?? '';
    taken.add(found);
    return found;
  });
}

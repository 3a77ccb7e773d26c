// What every game with heroes agrees on before it begins: who sits where, and as whom.
import { LOT, type SeatRecord } from '@wyrmtable/kernel';
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

/** As the game asks for it: a lot among named ones, and nobody where all are by lot; the match draws by its own committed chance. */
export function namedIn(wanted: readonly (string | null)[]): readonly string[] | undefined {
  return wanted.every((hero) => hero === null) ? undefined : wanted.map((hero) => hero ?? LOT);
}

// What is agreed before a Dice Throne match: the mode, who sits where, and which hero each seat plays.
import { HEROES } from '@wyrmtable/dice-throne';
import type { SeatRecord } from '@wyrmtable/kernel';
import type { Shelved } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';
import { type Vault, vault } from '../shell/vault.ts';
import { freshSeat, inLanguage, levelsOf, place, type Way } from './plan.ts';

export const MODES = ['duel', '2v2', '3v3', 'koth'] as const;
export type Mode = (typeof MODES)[number];

const GAME = 'dice-throne';

export interface ThronePlan {
  readonly mode: Mode;
  readonly seats: readonly SeatRecord[];
  /** By seat; null is drawn by lot. */
  readonly heroes: readonly (string | null)[];
}

/** DT-17.1, DT-18.1. */
export const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [2],
  '2v2': [4],
  '3v3': [6],
  koth: [3, 4, 5, 6],
};

/** Who plays together, clockwise (DT-17.6); null where everybody is alone. */
const TEAMS: Readonly<Record<Mode, readonly ('A' | 'B')[] | null>> = {
  duel: null,
  '2v2': ['A', 'B', 'B', 'A'],
  '3v3': ['A', 'B', 'B', 'B', 'A', 'A'],
  koth: null,
};

export const teamOf = (mode: Mode, seat: number): 'A' | 'B' | null => TEAMS[mode]?.[seat] ?? null;

/** The plan in that mode with that many seats, or as near as the mode allows; seats in front stay as they are. */
export function seated(
  plan: ThronePlan,
  mode: Mode,
  count: number,
  way: Way,
  lang: Lang,
  levels: readonly string[],
): ThronePlan {
  const allowed = SEATS[mode];
  const seats = allowed.includes(count) ? count : (allowed[0] ?? 2);
  return {
    mode,
    seats: Array.from({ length: seats }, (_, i) => plan.seats[i] ?? freshSeat(way, i, lang, levels)),
    heroes: Array.from({ length: seats }, (_, i) => plan.heroes[i] ?? null),
  };
}

export function withHero(plan: ThronePlan, seat: number, hero: string | null): ThronePlan {
  return { ...plan, heroes: plan.heroes.map((old, i) => (i === seat ? hero : old)) };
}

/**
 * The options of the match. Where nobody is named the match draws for everybody by its own committed chance; the rules
 * take heroes for all seats or for none, so among named ones the open seats are drawn here, from heroes nobody has.
 */
export function optionsOf({ mode, heroes }: ThronePlan, below: (count: number) => number): object {
  if (heroes.every((hero) => hero === null)) return { mode };
  const taken = new Set(heroes.filter((hero) => hero !== null));
  const drawn = heroes.map((hero) => {
    if (hero !== null) return hero;
    const free = HEROES.filter(({ id }) => !taken.has(id));
    const found = free[below(free.length)]?.id ?? 'barbarian';
    taken.add(found);
    return found;
  });
  return { mode, heroes: drawn };
}

function isThronePlan(value: unknown, { bots }: Shelved): value is ThronePlan {
  if (typeof value !== 'object' || value === null) return false;
  const plan: Partial<Record<keyof ThronePlan, unknown>> = value;
  const mode = MODES.find((known) => known === plan.mode);
  return (
    mode !== undefined &&
    Array.isArray(plan.seats) &&
    Array.isArray(plan.heroes) &&
    SEATS[mode].includes(plan.seats.length) &&
    plan.heroes.length === plan.seats.length &&
    plan.heroes.every((hero) => hero === null || HEROES.some(({ id }) => id === hero)) &&
    plan.seats.every(
      (seat) => typeof seat?.name === 'string' && (seat.bot === null || Object.hasOwn(bots, String(seat.bot))),
    )
  );
}

const EMPTY: ThronePlan = { mode: 'duel', seats: [], heroes: ['barbarian', null] };

export function thronePlanOf(way: Way, shelved: Shelved, lang: Lang, from: Vault = vault): ThronePlan {
  const stored = from.read(place(GAME, way));
  if (isThronePlan(stored, shelved)) return { ...stored, seats: inLanguage(stored.seats, lang) };
  return seated(EMPTY, 'duel', 2, way, lang, levelsOf(shelved));
}

export function rememberThronePlan(way: Way, plan: ThronePlan, to: Vault = vault): void {
  to.write(place(GAME, way), plan);
}

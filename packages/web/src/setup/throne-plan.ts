// What is agreed before a Dice Throne match: the mode, who sits where, and which hero each seat plays.
import { HEROES } from '@wyrmtable/dice-throne';
import type { Shelved } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';
import { type Vault, vault } from '../shell/vault.ts';
import { drawn, type HeroPlan, reseated, type Setting } from './hero-plan.ts';
import { inLanguage, isSeats, levelsOf, place, type Way } from './plan.ts';

export const MODES = ['duel', '2v2', '3v3', 'koth'] as const;
export type Mode = (typeof MODES)[number];

const GAME = 'dice-throne';

export interface ThronePlan extends HeroPlan {
  readonly mode: Mode;
}

const CAST = HEROES.map(({ id }) => id);

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

/** The plan in that mode with that many seats, or as near as the mode allows. */
export function seated(plan: HeroPlan, mode: Mode, count: number, setting: Setting): ThronePlan {
  return { mode, ...reseated(plan, count, SEATS[mode], setting) };
}

/** The options of the match. */
export function optionsOf({ mode, heroes }: ThronePlan, below: (count: number) => number): object {
  const named = drawn(heroes, CAST, below);
  return named === undefined ? { mode } : { mode, heroes: named };
}

function isThronePlan(value: unknown, shelved: Shelved): value is ThronePlan {
  if (typeof value !== 'object' || value === null) return false;
  const plan: Partial<Record<keyof ThronePlan, unknown>> = value;
  const mode = MODES.find((known) => known === plan.mode);
  return (
    mode !== undefined &&
    isSeats(plan.seats, shelved) &&
    Array.isArray(plan.heroes) &&
    SEATS[mode].includes(plan.seats.length) &&
    plan.heroes.length === plan.seats.length &&
    plan.heroes.every((hero) => hero === null || CAST.includes(hero))
  );
}

const EMPTY: HeroPlan = { seats: [], heroes: ['barbarian', null] };

export function thronePlanOf(way: Way, shelved: Shelved, lang: Lang, from: Vault = vault): ThronePlan {
  const stored = from.read(place(GAME, way));
  if (isThronePlan(stored, shelved)) return { ...stored, seats: inLanguage(stored.seats, lang) };
  return seated(EMPTY, 'duel', 2, { way, lang, levels: levelsOf(shelved) });
}

export function rememberThronePlan(way: Way, plan: ThronePlan, to: Vault = vault): void {
  to.write(place(GAME, way), plan);
}

// What is agreed before a Dice Throne match: the mode, who sits where, and which hero each seat plays.
import { HEROES, MODE_IDS, MODES, type ModeId, teamsOf } from '@wyrmtable/dice-throne';
import type { RegisteredGame } from '@wyrmtable/registry';
import type { Lang } from '@wyrmtable/words';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';
import { type HeroPlan, namedIn, reseated, type Setting } from './hero-plan.ts';
import { inLanguage, isSeats, levelsOf, place, type Way } from './plan.ts';

const GAME = 'dice-throne';

export interface ThronePlan extends HeroPlan {
  readonly mode: ModeId;
}

export const CAST = HEROES.map(({ id }) => id);

/** How many may sit down. */
export function countsOf(mode: ModeId): readonly number[] {
  const { min, max } = MODES[mode].seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const TEAM_NAMES = ['A', 'B'] as const;
type Team = (typeof TEAM_NAMES)[number];

/** The team of the seat; null where everybody is alone. */
export const teamOf = (mode: ModeId, seat: number): Team | null => TEAM_NAMES[teamsOf(mode)?.of[seat] ?? -1] ?? null;

/** The plan in that mode with that many seats, or as near as the mode allows. */
export function seated(plan: HeroPlan, mode: ModeId, count: number, setting: Setting): ThronePlan {
  return { mode, ...reseated(plan, count, countsOf(mode), setting) };
}

/** The options of the match. */
export function optionsOf({ mode, heroes }: ThronePlan): object {
  const named = namedIn(heroes);
  return named === undefined ? { mode } : { mode, heroes: named };
}

function isThronePlan(value: unknown, registered: RegisteredGame): value is ThronePlan {
  if (typeof value !== 'object' || value === null) return false;
  const plan: Partial<Record<keyof ThronePlan, unknown>> = value;
  const mode = MODE_IDS.find((known) => known === plan.mode);
  return (
    mode !== undefined &&
    isSeats(plan.seats, registered) &&
    Array.isArray(plan.heroes) &&
    countsOf(mode).includes(plan.seats.length) &&
    plan.heroes.length === plan.seats.length &&
    plan.heroes.every((hero) => hero === null || CAST.includes(hero))
  );
}

const EMPTY: HeroPlan = { seats: [], heroes: ['barbarian', null] };

export function thronePlanOf(
  way: Way,
  registered: RegisteredGame,
  lang: Lang,
  from: DeviceStorage = deviceStorage,
): ThronePlan {
  const stored = from.read(place(GAME, way));
  if (isThronePlan(stored, registered)) return { ...stored, seats: inLanguage(stored.seats, lang) };
  return seated(EMPTY, 'duel', 2, { way, lang, levels: levelsOf(registered) });
}

export function rememberThronePlan(way: Way, plan: ThronePlan, to: DeviceStorage = deviceStorage): void {
  to.write(place(GAME, way), plan);
}

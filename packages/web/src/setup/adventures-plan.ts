// What is agreed before an adventure: the way to play, how hard, which part, who sits where and as whom.
import { BOSSES, DIFFICULTIES, MODES, type Mode, SCENARIOS, TEAM_NAME_LIMIT } from '@wyrmtable/adventures';
import { HEROES } from '@wyrmtable/dice-throne';
import type { RegisteredGame } from '@wyrmtable/registry';
import type { Lang } from '@wyrmtable/words';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';
import { type HeroPlan, namedIn, reseated, type Setting } from './hero-plan.ts';
import { inLanguage, isSeats, levelsOf, place, type Way } from './plan.ts';

const GAME = 'adventures';

export interface AdventurePlan extends HeroPlan {
  readonly mode: Mode;
  readonly difficulty: string;
  /** One scenario, or null for the campaign. */
  readonly scenario: number | null;
  readonly extraMinions: boolean;
  readonly legacy: boolean;
  /** Empty for a team without a name. */
  readonly team: string;
}

/** ADV-1.1, ADV-23, ADV-24. */
export const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  campaign: [1, 2, 3, 4],
  'boss-vs-team': [3, 4, 5],
  'boss-vs-boss': [2],
};

const HERO_IDS = HEROES.map(({ id }) => id);
const BOSS_IDS = BOSSES.map(({ id }) => id);

/** Does a boss sit there? */
export const isBossSeat = (mode: Mode, seat: number): boolean =>
  mode === 'boss-vs-boss' || (mode === 'boss-vs-team' && seat === 0);

/** Who may be played at that seat. */
export const castOf = (mode: Mode, seat: number): readonly string[] => (isBossSeat(mode, seat) ? BOSS_IDS : HERO_IDS);

/** The plan in that mode with that many seats, or as near as the mode allows; a boss cannot sit where a hero must. */
export function seated(plan: AdventurePlan, mode: Mode, count: number, setting: Setting): AdventurePlan {
  const { seats, heroes } = reseated(plan, count, SEATS[mode], setting);
  const fitting = heroes.map((hero, seat) => (hero !== null && castOf(mode, seat).includes(hero) ? hero : null));
  return { ...plan, mode, seats, heroes: fitting };
}

/** Who plays at the seats of bosses, or at the others. */
function named({ mode, heroes }: AdventurePlan, bosses: boolean) {
  return namedIn(heroes.filter((_, seat) => isBossSeat(mode, seat) === bosses));
}

/** The options of the match: only what its mode knows. */
export function optionsOf(plan: AdventurePlan): object {
  const { mode, difficulty, scenario, extraMinions, legacy, team } = plan;
  const heroes = named(plan, false);
  const bosses = named(plan, true);
  return {
    mode,
    ...(heroes === undefined ? {} : { heroes }),
    ...(bosses === undefined ? {} : { bosses }),
    ...(mode === 'campaign' ? { difficulty, extraMinions, legacy } : {}),
    ...(mode === 'campaign' && scenario !== null ? { scenario } : {}),
    ...(mode === 'campaign' && team.trim() !== '' ? { team: team.trim() } : {}),
  };
}

function isAdventurePlan(value: unknown, registered: RegisteredGame): value is AdventurePlan {
  if (typeof value !== 'object' || value === null) return false;
  const plan: Partial<Record<keyof AdventurePlan, unknown>> = value;
  const mode = MODES.find((known) => known === plan.mode);
  return (
    mode !== undefined &&
    DIFFICULTIES.some(({ id }) => id === plan.difficulty) &&
    (plan.scenario === null || SCENARIOS.some(({ number }) => number === plan.scenario)) &&
    typeof plan.extraMinions === 'boolean' &&
    typeof plan.legacy === 'boolean' &&
    typeof plan.team === 'string' &&
    plan.team.length <= TEAM_NAME_LIMIT &&
    isSeats(plan.seats, registered) &&
    SEATS[mode].includes(plan.seats.length) &&
    Array.isArray(plan.heroes) &&
    plan.heroes.length === plan.seats.length &&
    plan.heroes.every((hero, seat) => hero === null || castOf(mode, seat).includes(hero))
  );
}

const EMPTY: AdventurePlan = {
  mode: 'campaign',
  difficulty: 'normal',
  scenario: null,
  extraMinions: false,
  legacy: false,
  team: '',
  seats: [],
  heroes: ['barbarian', null],
};

/** People begin alone against bots, and together everywhere else. */
const USUAL: Readonly<Record<Way, number>> = { bots: 1, screen: 2, online: 2 };

export function adventurePlanOf(
  way: Way,
  registered: RegisteredGame,
  lang: Lang,
  from: DeviceStorage = deviceStorage,
): AdventurePlan {
  const stored = from.read(place(GAME, way));
  if (isAdventurePlan(stored, registered)) return { ...stored, seats: inLanguage(stored.seats, lang) };
  return seated(EMPTY, 'campaign', USUAL[way], { way, lang, levels: levelsOf(registered) });
}

export function rememberAdventurePlan(way: Way, plan: AdventurePlan, to: DeviceStorage = deviceStorage): void {
  to.write(place(GAME, way), plan);
}

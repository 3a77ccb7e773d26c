// What is agreed before an adventure: the way to play, how hard, which part, who sits where and as whom.
import { BOSSES, DIFFICULTIES, MODES, type Mode, SCENARIOS, TEAM_NAME_LIMIT } from '@wyrmtable/adventures';
import { HEROES } from '@wyrmtable/dice-throne';
import type { SeatRecord } from '@wyrmtable/kernel';
import type { Shelved } from '@wyrmtable/shelf';
import type { Lang } from '@wyrmtable/words';
import { type Vault, vault } from '../shell/vault.ts';
import type { HeroPlan } from './hero-seats.tsx';
import { freshSeat, inLanguage, levelsOf, place, type Way } from './plan.ts';

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

/** Does a boss sit there? */
export const isBossSeat = (mode: Mode, seat: number): boolean =>
  mode === 'boss-vs-boss' || (mode === 'boss-vs-team' && seat === 0);

/** Who may be played at that seat. */
export const castOf = (mode: Mode, seat: number): readonly string[] =>
  (isBossSeat(mode, seat) ? BOSSES : HEROES).map(({ id }) => id);

/** The plan in that mode with that many seats, or as near as the mode allows; seats in front stay as they are. */
export function seated(
  plan: AdventurePlan,
  mode: Mode,
  count: number,
  way: Way,
  lang: Lang,
  levels: readonly string[],
): AdventurePlan {
  const allowed = SEATS[mode];
  const seats = allowed.includes(count) ? count : (allowed[0] ?? 1);
  return {
    ...plan,
    mode,
    seats: Array.from({ length: seats }, (_, i) => plan.seats[i] ?? freshSeat(way, i, lang, levels)),
    heroes: Array.from({ length: seats }, (_, i) => {
      const hero = plan.heroes[i] ?? null;
      return hero !== null && castOf(mode, i).includes(hero) ? hero : null;
    }),
  };
}

/** One of those nobody has yet. */
function drawn(cast: readonly string[], taken: Set<string>, below: (count: number) => number): string {
  const free = cast.filter((id) => !taken.has(id));
  const found = free[below(free.length)] ?? cast[0] ?? '';
  taken.add(found);
  return found;
}

/** Names for the seats of a kind: by the match's own lot where nobody is named, else drawn here from those left. */
function named(plan: AdventurePlan, bosses: boolean, below: (count: number) => number): readonly string[] | undefined {
  const seats = plan.heroes.flatMap((_, seat) => (isBossSeat(plan.mode, seat) === bosses ? [seat] : []));
  const wanted = seats.map((seat) => plan.heroes[seat] ?? null);
  if (wanted.every((hero) => hero === null)) return undefined;
  const taken = new Set(wanted.filter((hero) => hero !== null));
  return wanted.map((hero, i) => hero ?? drawn(castOf(plan.mode, seats[i] ?? 0), taken, below));
}

/** The options of the match: only what its mode knows. */
export function optionsOf(plan: AdventurePlan, below: (count: number) => number): object {
  const { mode, difficulty, scenario, extraMinions, legacy, team } = plan;
  const heroes = named(plan, false, below);
  const bosses = named(plan, true, below);
  return {
    mode,
    ...(heroes === undefined ? {} : { heroes }),
    ...(bosses === undefined ? {} : { bosses }),
    ...(mode === 'campaign' ? { difficulty, extraMinions, legacy } : {}),
    ...(mode === 'campaign' && scenario !== null ? { scenario } : {}),
    ...(mode === 'campaign' && team.trim() !== '' ? { team: team.trim() } : {}),
  };
}

const isSeats = (value: unknown, { bots }: Shelved): value is SeatRecord[] =>
  Array.isArray(value) &&
  value.every((seat) => typeof seat?.name === 'string' && (seat.bot === null || Object.hasOwn(bots, String(seat.bot))));

function isAdventurePlan(value: unknown, shelved: Shelved): value is AdventurePlan {
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
    isSeats(plan.seats, shelved) &&
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

export function adventurePlanOf(way: Way, shelved: Shelved, lang: Lang, from: Vault = vault): AdventurePlan {
  const stored = from.read(place(GAME, way));
  if (isAdventurePlan(stored, shelved)) return { ...stored, seats: inLanguage(stored.seats, lang) };
  return seated(EMPTY, 'campaign', USUAL[way], way, lang, levelsOf(shelved));
}

export function rememberAdventurePlan(way: Way, plan: AdventurePlan, to: Vault = vault): void {
  to.write(place(GAME, way), plan);
}

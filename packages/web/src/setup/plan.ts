// What is agreed before a table is laid, remembered from the last time for each way of playing.
import type { SeatRecord } from '@wyrmtable/kernel';
import type { GameId, RegisteredGame } from '@wyrmtable/registry';
import { LANGS, type Lang } from '@wyrmtable/words';
import { SEAT_NAMES } from '@wyrmtable/words/seat-names';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';
import { ownName } from '../shell/own-name.ts';

export const WAYS = ['bots', 'screen', 'online'] as const;
export type Way = (typeof WAYS)[number];

/** SK-7.15: who wins a Brawl that ends in a tie. */
export const TIES = ['nobody', 'defender', 'attacker'] as const;
export type Ties = (typeof TIES)[number];

export interface Plan {
  readonly seats: readonly SeatRecord[];
  readonly wounds: number;
  readonly ties: Ties;
}

export const WOUNDS = [3, 4, 5] as const;

/** As the game asks for it: what is usual is left out. */
export const optionsOf = ({ wounds, ties }: Pick<Plan, 'wounds' | 'ties'>) => ({
  wounds,
  ...(ties === 'nobody' ? {} : { ties }),
});

export function usualName(lang: Lang, seat: number): string {
  return SEAT_NAMES[seat]?.[lang] ?? String(seat + 1);
}

export function wayOf(value: string | null): Way {
  return WAYS.find((way) => way === value) ?? 'bots';
}

export function levelsOf({ bots }: RegisteredGame): string[] {
  return Object.keys(bots);
}

const FAIR = ['careful', 'novice', 'adept'];

/** The level a bot has until somebody chooses: one that is a fair match for a newcomer. */
export function usualLevel(levels: readonly string[]): string | null {
  return FAIR.find((level) => levels.includes(level)) ?? levels.at(-1) ?? null;
}

export function freshSeat(way: Way, seat: number, lang: Lang, levels: readonly string[]): SeatRecord {
  const own = seat === 0 ? ownName() : '';
  const bot = way === 'bots' && seat > 0 ? usualLevel(levels) : null;
  return { name: own === '' ? usualName(lang, seat) : own, bot };
}

/** The plan with that many seats: seats in front stay as they are. */
export function resized(plan: Plan, count: number, way: Way, lang: Lang, levels: readonly string[]): Plan {
  const seats = Array.from({ length: count }, (_, i) => plan.seats[i] ?? freshSeat(way, i, lang, levels));
  return { ...plan, seats };
}

export const place = (game: GameId, way: Way) => `setup.${game}.${way}`;

/** Seats as this house knows them, with bots it still has. */
export const isSeats = (value: unknown, { bots }: RegisteredGame): value is SeatRecord[] =>
  Array.isArray(value) &&
  value.every((seat) => typeof seat?.name === 'string' && (seat.bot === null || Object.hasOwn(bots, String(seat.bot))));

/** A plan from before ties could be agreed on is one as well. */
function isPlan(value: unknown, registered: RegisteredGame): value is Omit<Plan, 'ties'> & Partial<Pick<Plan, 'ties'>> {
  if (typeof value !== 'object' || value === null) return false;
  const plan: Partial<Record<keyof Plan, unknown>> = value;
  return (
    WOUNDS.some((wounds) => wounds === plan.wounds) &&
    (plan.ties === undefined || TIES.some((ties) => ties === plan.ties)) &&
    isSeats(plan.seats, registered) &&
    plan.seats.length >= registered.game.seats.min &&
    plan.seats.length <= registered.game.seats.max
  );
}

/** Names nobody has typed follow the language. */
export function inLanguage(seats: readonly SeatRecord[], lang: Lang): SeatRecord[] {
  return seats.map((record, seat) =>
    LANGS.some((known) => usualName(known, seat) === record.name) ? { ...record, name: usualName(lang, seat) } : record,
  );
}

export function planOf(
  game: GameId,
  way: Way,
  registered: RegisteredGame,
  lang: Lang,
  from: DeviceStorage = deviceStorage,
): Plan {
  const stored = from.read(place(game, way));
  if (isPlan(stored, registered)) return { ties: 'nobody', ...stored, seats: inLanguage(stored.seats, lang) };
  return resized(
    { seats: [], wounds: 3, ties: 'nobody' },
    registered.game.seats.usual,
    way,
    lang,
    levelsOf(registered),
  );
}

export function rememberPlan(game: GameId, way: Way, plan: Plan, to: DeviceStorage = deviceStorage): void {
  to.write(place(game, way), plan);
}

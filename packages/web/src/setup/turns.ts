// Choosing heroes on one device in turns: hidden, while everybody else looks away, or by two with bans; bots ban and pick at once.
import { type Choosing, draftBans, draftPicks, draftTurn, LOT, type Seat, type SeatRecord } from '@wyrmtable/kernel';
import type { Casting } from '@wyrmtable/registry';
import { botsDrafted } from '@wyrmtable/registry/drafting';
import type { ChoosingWish } from '@wyrmtable/wire';

/** What is said of it, and what is asked for. */
export const WISHES = {
  open: { how: 'open' },
  hidden: { how: 'hidden' },
  'draft-1': { how: 'draft', bans: 1 },
  'draft-2': { how: 'draft', bans: 2 },
} as const satisfies Readonly<Record<string, ChoosingWish>>;
export type How = keyof typeof WISHES;
export const HOWS = ['open', 'hidden', 'draft-1', 'draft-2'] as const satisfies readonly How[];

export function howOf(choosing: Choosing | undefined): How {
  if (choosing === undefined) return 'open';
  if (choosing.how === 'hidden') return 'hidden';
  return choosing.bans === 2 ? 'draft-2' : 'draft-1';
}

export interface TurnTable {
  readonly seats: readonly SeatRecord[];
  /** Everybody who may be played. */
  readonly cast: readonly string[];
  readonly casting: Pick<Casting, 'prefer'>;
  below(count: number): number;
}

const isBot = ({ seats }: TurnTable, seat: Seat): boolean => seats[seat]?.bot !== null;

/** Hidden is for several at one screen, turns are for two who are rivals. */
export function howsFor(seats: readonly SeatRecord[], rivals: boolean): readonly How[] {
  const people = seats.filter(({ bot }) => bot === null).length;
  return HOWS.filter((how) => {
    if (how === 'hidden') return people > 1;
    return how === 'open' || (rivals && seats.length === 2 && people > 0);
  });
}

function settled(choosing: Choosing, table: TurnTable): Choosing {
  if (choosing.how === 'hidden') return choosing;
  const cast = table.seats.map(() => table.cast);
  return botsDrafted(choosing, { ...table, cast, isBot: (seat) => isBot(table, seat) });
}

export function begun(how: How, table: TurnTable): Choosing | undefined {
  const wish = WISHES[how];
  if (wish.how === 'open') return undefined;
  if (wish.how === 'hidden') return { how: 'hidden', picks: table.seats.map(() => null) };
  return settled({ ...wish, first: 0, deeds: [] }, table);
}

export interface Turn {
  readonly seat: Seat;
  readonly deed: 'take' | 'ban' | 'pick';
}

/** Who is to choose now; null when all have. Bots have theirs by lot where choices are hidden. */
export function turnOf(choosing: Choosing, { seats }: Pick<TurnTable, 'seats'>): Turn | null {
  if (choosing.how === 'draft') return draftTurn(choosing);
  const seat = seats.findIndex(({ bot }, at) => bot === null && choosing.picks[at] == null);
  return seat < 0 ? null : { seat, deed: 'take' };
}

/** Whoever's turn it is bans, picks or takes that hero; null is a lot. */
export function chosenBy(choosing: Choosing, hero: string | null, table: TurnTable): Choosing {
  const turn = turnOf(choosing, table);
  if (turn === null) return choosing;
  if (choosing.how === 'hidden') {
    const picks = choosing.picks.map((pick, seat) => (seat === turn.seat ? { hero: hero ?? LOT } : pick));
    return { how: 'hidden', picks };
  }
  const barred = hero === null || choosing.deeds.includes(hero);
  return barred ? choosing : settled({ ...choosing, deeds: [...choosing.deeds, hero] }, table);
}

/** Whom all seats play, null for a lot; nobody is known before all have chosen hidden. */
export function heroesIn(choosing: Choosing, table: Pick<TurnTable, 'seats'>): readonly (string | null)[] {
  if (choosing.how === 'draft') return draftPicks(choosing);
  const done = turnOf(choosing, table) === null;
  return choosing.picks.map((pick) => (!done || pick?.hero === LOT ? null : (pick?.hero ?? null)));
}

export const bannedIn = (choosing: Choosing): readonly string[] =>
  choosing.how === 'draft' ? draftBans(choosing) : [];

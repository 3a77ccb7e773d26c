// Whom each seat plays, before the dice are promised: in the open, hidden until all have chosen, or drafted by two.
import {
  type AnyGame,
  type Choosing,
  draftPicks,
  draftTurn,
  type HiddenPick,
  isPromised,
  isRefusal,
  LOT,
  type Manifest,
  type Refusal,
  type Seat,
} from '@wyrmtable/kernel';
import type { Casting, RegisteredGame } from '@wyrmtable/registry';
import { botsDrafted, freeAt } from '@wyrmtable/registry/drafting';
import type { ChoosingWish, Said } from '@wyrmtable/wire';
import { seatsOf } from './lobby.ts';
import { choosableAt } from './made-heroes.ts';
import { no } from './refusals.ts';
import type { SeatRow, TableRow } from './storage/port.ts';

export interface CastingDesk {
  readonly game: AnyGame;
  readonly casting: Casting;
  /** Draws a number under its own, for bots. */
  below(count: number): number;
}

/** Null where a game has nobody to choose. */
export function deskOf({ game, casting }: RegisteredGame, below: (count: number) => number): CastingDesk | null {
  return casting === undefined ? null : { game, casting, below };
}

const nothingChosen = (seats: number): (HiddenPick | null)[] => new Array<HiddenPick | null>(seats).fill(null);

/** How choosing begins; undefined where it is in the open. */
function fresh(wish: ChoosingWish, seats: number, first: Seat): Choosing | undefined {
  if (wish.how === 'open') return undefined;
  if (wish.how === 'hidden') return { how: 'hidden', picks: nothingChosen(seats) };
  return { how: 'draft', bans: wish.bans, first, deeds: [] };
}

function withChoosing(table: TableRow, choosing: Choosing | undefined): TableRow {
  const { choosing: _, ...terms } = table.terms;
  return { ...table, terms: choosing === undefined ? terms : { ...terms, choosing } };
}

const pickOf = ({ picks }: Choosing & { how: 'hidden' }, seat: Seat): HiddenPick | null => picks[seat] ?? null;

/** Every seat is taken, and every person has promised or handed in: `by` says which. */
function all({ seats }: TableRow, choosing: Choosing & { how: 'hidden' }, by: 'hash' | 'hero'): boolean {
  return seats.every(
    (row, seat) => row.kind === 'bot' || (row.kind === 'person' && pickOf(choosing, seat)?.[by] !== undefined),
  );
}

/** Whom all seats play, once that is settled; null before. */
function castIn(table: TableRow): readonly string[] | null {
  const { choosing } = table.terms;
  if (choosing === undefined) return null;
  if (choosing.how === 'hidden')
    return all(table, choosing, 'hero') ? table.seats.map((_, seat) => pickOf(choosing, seat)?.hero ?? LOT) : null;
  return draftTurn(choosing) === null ? draftPicks(choosing).map((hero) => hero ?? LOT) : null;
}

/** Somebody has still to choose, so nobody can be ready. */
export const isChoosing = (table: TableRow): boolean => table.terms.choosing !== undefined && castIn(table) === null;

/** Options and content with those; what ships and what the table brings is all there is. */
function named(table: TableRow, { game, casting }: CastingDesk, cast: readonly string[]): TableRow {
  const options = casting.withNamed(table.options, cast);
  const from = choosableAt(game, table);
  return { ...table, options, content: game.stock(options, cast.length, from) };
}

/** What was chosen goes into what is agreed; as long as somebody is to choose nobody is named. */
function cast(table: TableRow, desk: CastingDesk): TableRow {
  if (table.terms.choosing === undefined) return table;
  const wanted = castIn(table) ?? table.seats.map(() => LOT);
  const known = desk.casting.named(table.options, table.seats.length);
  return known.join() === wanted.join() ? table : named(table, desk, wanted);
}

const castAt = (table: TableRow, { game, casting }: CastingDesk, from: Manifest = choosableAt(game, table)) =>
  casting.castOf(table.options, table.seats.length, from);

/** Bots that are to ban or pick do so at once. */
function botsDraft(table: TableRow, desk: CastingDesk): TableRow {
  const { seats, terms } = table;
  const { choosing } = terms;
  if (choosing?.how !== 'draft' || seats.some(({ kind }) => kind === 'empty')) return table;
  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  return withChoosing(table, botsDrafted(choosing, { ...desk, cast: castAt(table, desk), isBot }));
}

const settle = (table: TableRow, desk: CastingDesk): TableRow => cast(botsDraft(table, desk), desk);

/** The same way once more, from its beginning; in the open where it does not fit any more. */
export function chosenAfresh(table: TableRow, desk: CastingDesk | null): TableRow {
  const { choosing } = table.terms;
  if (choosing === undefined || desk === null) return table;
  const again = chooseHow(table, desk, choosing.how === 'draft' ? choosing : { how: 'hidden' });
  return isRefusal(again) ? withChoosing(table, undefined) : again;
}

/** What the host agrees to. */
export function chooseHow(table: TableRow, desk: CastingDesk | null, wish: ChoosingWish): TableRow | Refusal {
  if (desk === null) return wish.how === 'open' ? table : no('nobody-to-choose');
  const { length } = table.seats;
  const sides = desk.game.sides?.(table.options, length) ?? [];
  if (wish.how === 'draft' && (length !== 2 || new Set(sides).size < 2)) return no('draft-for-two');
  const row = withChoosing(table, fresh(wish, length, 0));
  return wish.how === 'open' ? row : settle(named(row, desk, new Array(length).fill(LOT)), desk);
}

const occupant = (row: SeatRow | undefined): string =>
  row === undefined || row.kind === 'empty' ? '' : row.kind === 'bot' ? `bot ${row.level}` : row.guest;

/** Whoever comes or goes has chosen nothing, and where choices lay open all choose anew. */
export function rechosen(before: TableRow, after: TableRow, desk: CastingDesk | null): TableRow {
  const { choosing } = after.terms;
  if (choosing === undefined || desk === null) return after;
  const { seats } = after;
  const changed = (seat: Seat): boolean => occupant(before.seats[seat]) !== occupant(seats[seat]);
  const same = before.seats.length === seats.length && !seats.some((_, seat) => changed(seat));
  if (same) return after;
  if (choosing.how === 'draft') {
    const two = seats.length === 2;
    return settle(withChoosing(after, two ? { ...choosing, deeds: [] } : undefined), desk);
  }
  const shown = castIn(before) !== null;
  const picks = seats.map((_, seat) => (shown || changed(seat) ? null : pickOf(choosing, seat)));
  return settle(withChoosing(after, { how: 'hidden', picks }), desk);
}

/** A table that follows: the same way of choosing, and the other one bans first. */
export function anew(table: TableRow, desk: CastingDesk | null): TableRow {
  const { choosing } = table.terms;
  if (choosing === undefined || desk === null) return table;
  const wish: ChoosingWish = choosing.how === 'draft' ? { how: 'draft', bans: choosing.bans } : { how: 'hidden' };
  const first = choosing.how === 'draft' ? 1 - choosing.first : 0;
  const row = withChoosing(table, fresh(wish, table.seats.length, first));
  return settle(named(row, desk, new Array(table.seats.length).fill(LOT)), desk);
}

type Choose = Said<'choose'>;

/** The seat is the person's own, or a bot's and the person is the host. */
function mayChoose(table: TableRow, actor: string, seat: Seat): Refusal | null {
  const row = table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  if (row.kind === 'bot') return table.host === actor ? null : no('not-the-host');
  return seatsOf(table, actor).includes(seat) ? null : no('not-your-seat', { seat });
}

export function choose(table: TableRow, actor: string, desk: CastingDesk | null, wish: Choose): TableRow | Refusal {
  if (desk === null) return no('nobody-to-choose');
  const refused = mayChoose(table, actor, wish.seat);
  if (refused !== null) return refused;
  const { choosing } = table.terms;
  const { hero } = wish;
  const known = hero === undefined || hero === LOT || castAt(table, desk)[wish.seat]?.includes(hero);
  if (!known) return no('not-in-cast', { hero });
  if (choosing?.how === 'hidden') return hide(table, choosing, desk, wish);
  if (hero === undefined) return no('bad-message', { path: 'hero', problem: 'missing' });
  if (choosing?.how === 'draft') return draft(table, choosing, desk, wish.seat, hero);
  const cast = desk.casting.named(table.options, table.seats.length);
  return named(
    table,
    desk,
    cast.map((old, seat) => (seat === wish.seat ? hero : old)),
  );
}

function draft(
  table: TableRow,
  choosing: Choosing & { how: 'draft' },
  desk: CastingDesk,
  seat: Seat,
  hero: string,
): TableRow | Refusal {
  const empty = table.seats.findIndex(({ kind }) => kind === 'empty');
  if (empty >= 0) return no('empty-seat', { seat: empty });
  const turn = draftTurn(choosing);
  if (turn === null) return no('all-chosen');
  if (turn.seat !== seat || table.seats[seat]?.kind === 'bot') return no('not-your-turn');
  if (!freeAt(choosing, castAt(table, desk), seat).includes(hero)) return no('not-in-cast', { hero });
  return settle(withChoosing(table, { ...choosing, deeds: [...choosing.deeds, hero] }), desk);
}

/** A promise, or what was promised once everybody has; the server knows nothing before that, and tells nothing before all are in. */
function hide(
  table: TableRow,
  choosing: Choosing & { how: 'hidden' },
  desk: CastingDesk,
  { seat, hero, hash, salt }: Choose,
): TableRow | Refusal {
  if (castIn(table) !== null) return no('all-chosen');
  const taken = (pick: HiddenPick): TableRow => {
    const picks = choosing.picks.map((old, at) => (at === seat ? pick : old));
    return settle(withChoosing(table, { how: 'hidden', picks }), desk);
  };
  if (table.seats[seat]?.kind === 'bot')
    return hero === undefined ? no('bad-message', { path: 'hero', problem: 'missing' }) : taken({ hero });
  if (hash !== undefined) return taken({ hash });
  if (hero === undefined || salt === undefined) return no('bad-message', { path: 'hash', problem: 'missing' });
  if (!all(table, choosing, 'hash')) return no('not-chosen');
  const pick = pickOf(choosing, seat);
  if (!isPromised(pick, table.id, seat, hero, salt)) return no('other-choice');
  // Handed in before: nothing changes.
  return pick?.hero === hero && pick.salt === salt ? table : taken({ ...pick, hero, salt });
}

/** Nobody but whoever sits there says whom a seat plays: options that would change another person's hero are not the host's. */
export function keepsOthers(before: TableRow, after: TableRow, actor: string, desk: CastingDesk | null): boolean {
  if (desk === null || before.seats.length !== after.seats.length) return true;
  const [old, wanted] = [before, after].map(({ options, seats }) => desk.casting.named(options, seats.length));
  return before.seats.every((row, seat) => {
    const others = row.kind === 'person' && row.guest !== actor;
    return !others || wanted?.[seat] === LOT || wanted?.[seat] === old?.[seat];
  });
}

// Who sits where and what is agreed, as plain functions from one table to the next; `guest` is whoever acts (devices.ts).
import { type AnyGame, isRefusal, type Refusal, readOptions, type Seat, type Watcher } from '@wyrmtable/kernel';
import { type ClockTerms, type ListedTable, NAME_LIMIT, NO_CLOCK, WORDS_LIMIT } from '@wyrmtable/wire';
import { actorOf } from './devices.ts';
import { choosableAt } from './made-heroes.ts';
import { no } from './refusals.ts';
import type { SeatRow, TableRow } from './storage/port.ts';

const EMPTY: SeatRow = { kind: 'empty' };

/** Shown as nothing at all, though some of them count as letters: fillers of Hangul, the blank of Braille. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Letters stacked upon letters until they cover the lines around them; more than two marks are in no language we print. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

/** Fit to be shown: nothing invisible, no long white space; null when nothing is left or it is too long. */
function clean(raw: string, limit: number): string | null {
  const text = raw.normalize('NFC').replace(INVISIBLE, ' ').trim();
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) || [...text].length > limit ? null : text;
}

export const cleanName = (raw: string): string | null => clean(raw, NAME_LIMIT);

/** What somebody says in words of their own. */
export const cleanWords = (raw: string, limit = WORDS_LIMIT): string | null => clean(raw.replace(STACKED, '$1'), limit);

/** As names are held against each other: what looks the same is the same. */
const looksOf = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');

/** The name, with a number behind it where somebody else at the table or a bot is called so. */
export function nameApart(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(looksOf));
  for (let number = 2, wanted = name; ; number++) {
    if (!known.has(looksOf(wanted))) return wanted;
    const tail = ` ${number}`;
    wanted = `${[...name].slice(0, NAME_LIMIT - tail.length).join('')}${tail}`;
  }
}

/** What others at the table are called. */
function othersNames(table: TableRow, guest: string): string[] {
  return table.seats.flatMap((row) =>
    row.kind === 'empty' || (row.kind === 'person' && row.guest === guest) ? [] : [row.name],
  );
}

/** The seats that the guest holds, or that it may play for somebody else. */
export function seatsOf(table: TableRow, guest: string): Seat[] {
  const actor = actorOf(table, guest);
  const own: Seat[] = [];
  for (let seat = 0; seat < table.seats.length; seat++) {
    const row = table.seats[seat];
    if (row?.kind === 'person' && row.guest === actor) own.push(seat);
  }
  return own;
}

/** Where the guest sits, or that it only watches. Of several seats the wanted one, or else the first. */
export function watcherOf(table: TableRow, guest: string, wanted: Seat | null = null): Watcher {
  const seats = seatsOf(table, guest);
  return wanted !== null && seats.includes(wanted) ? wanted : (seats[0] ?? 'spectator');
}

/** Who sits there, as lists tell it. */
export function listedSeats(seats: readonly SeatRow[], programs: ReadonlySet<string>): ListedTable['seats'] {
  return seats.map((row) => ({
    name: row.kind === 'empty' ? '' : row.name,
    bot: row.kind === 'bot' ? row.level : null,
    taken: row.kind !== 'empty',
    ...(row.kind === 'person' && programs.has(row.guest) ? { program: true } : {}),
  }));
}

/** Whether one person may hold all these seats: they must win and lose together (`sides` of the game). */
export function together(game: AnyGame, table: TableRow, seats: readonly Seat[]): boolean {
  const sides = game.sides?.(table.options, table.seats.length) ?? table.seats.map((_, seat) => seat);
  return new Set(seats.map((seat) => sides[seat])).size <= 1;
}

/** So many seats are all on one side. */
export function isOneSide(game: AnyGame, options: object, seats: number): boolean {
  const sides = game.sides?.(options, seats);
  return sides === undefined ? seats <= 1 : new Set(sides).size <= 1;
}

/** Nobody at this table plays against anybody else. */
export function allTogether(game: AnyGame, { options, seats }: TableRow): boolean {
  return isOneSide(game, options, seats.length);
}

export function emptySeats(count: number): SeatRow[] {
  return new Array<SeatRow>(count).fill(EMPTY);
}

function withSeat(table: TableRow, seat: Seat, row: SeatRow): TableRow {
  return { ...table, seats: table.seats.map((old, at) => (at === seat ? row : old)) };
}

/** A person who is not ready. */
export function withoutWord({ hash: _, ...row }: PersonRow): PersonRow {
  return { ...row, word: null };
}

type PersonRow = SeatRow & { readonly kind: 'person' };

/** Nobody is ready any more: what they had agreed to has changed. */
function unsettled(table: TableRow): TableRow {
  return { ...table, seats: table.seats.map((row) => (row.kind === 'person' ? withoutWord(row) : row)) };
}

/** Changes every seat of the guest alike, or says that it has none. */
function withOwn(table: TableRow, guest: string, change: (row: PersonRow) => SeatRow): TableRow | Refusal {
  if (seatsOf(table, guest).length === 0) return no('not-seated');
  const seats = table.seats.map((row) => (row.kind === 'person' && row.guest === guest ? change(row) : row));
  return { ...table, seats };
}

/** `game` is given where the guest keeps the seats it has and takes one more. */
export function sit(
  table: TableRow,
  guest: string,
  seat: Seat,
  rawName: string,
  game: AnyGame | null = null,
  reserved: readonly string[] = [],
): TableRow | Refusal {
  const row = table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  const clean = cleanName(rawName);
  if (clean === null) return no('bad-name', { max: NAME_LIMIT });
  const own = seatsOf(table, guest);
  if (own.includes(seat)) return rename(table, guest, clean, reserved);
  const name = nameApart(clean, [...othersNames(table, guest), ...reserved]);
  if (row.kind !== 'empty') return no('seat-taken', { seat });
  if (game !== null && !together(game, table, [...own, seat])) return no('other-side');
  const held = table.seats[own[0] ?? -1];
  const word = held?.kind === 'person' ? held.word : null;
  const hash = held?.kind === 'person' && held.hash !== undefined ? { hash: held.hash } : {};
  // Sitting down elsewhere is moving over; the word goes along.
  const left = game === null && own.length > 0 ? withOwn(table, guest, () => EMPTY) : table;
  return isRefusal(left) ? left : withSeat(left, seat, { kind: 'person', guest, name, word, ...hash });
}

/** Leaves one seat, or all of them. */
export function stand(table: TableRow, guest: string, seat?: Seat): TableRow | Refusal {
  if (seat === undefined) return withOwn(table, guest, () => EMPTY);
  return seatsOf(table, guest).includes(seat) ? withSeat(table, seat, EMPTY) : no('not-your-seat', { seat });
}

/** `reserved`: names of bots, which no person may be called by. */
export function rename(
  table: TableRow,
  guest: string,
  rawName: string,
  reserved: readonly string[] = [],
): TableRow | Refusal {
  const clean = cleanName(rawName);
  if (clean === null) return no('bad-name', { max: NAME_LIMIT });
  const name = nameApart(clean, [...othersNames(table, guest), ...reserved]);
  return withOwn(table, guest, (row) => ({ ...row, name }));
}

/**
 * The bot's word is made by the server, so it must be on the table before any person gives one:
 * whoever was ready already is asked for a new word.
 */
export function seatBot(
  table: TableRow,
  guest: string,
  seat: Seat,
  bot: { readonly level: string; readonly word: string },
): TableRow | Refusal {
  if (table.host !== guest) return no('not-the-host');
  const row = table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  if (row.kind === 'person') return no('seat-taken', { seat });
  return unsettled(withSeat(table, seat, { kind: 'bot', name: bot.level, ...bot }));
}

export function unseat(table: TableRow, guest: string, seat: Seat): TableRow | Refusal {
  if (table.host !== guest) return no('not-the-host');
  const row = table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  return row.kind === 'empty' ? no('seat-not-taken', { seat }) : withSeat(table, seat, EMPTY);
}

/** Whether strangers may find the table. */
export function list(table: TableRow, guest: string, listed: boolean): TableRow | Refusal {
  if (table.host !== guest) return no('not-the-host');
  return table.listed === listed ? table : { ...table, listed };
}

export interface Agreement {
  readonly options?: object;
  readonly seats?: number;
  readonly clock?: ClockTerms;
}

export function setUp(table: TableRow, guest: string, game: AnyGame, wanted: Agreement): TableRow | Refusal {
  if (table.host !== guest) return no('not-the-host');
  const count = wanted.seats ?? table.seats.length;
  const from = choosableAt(game, table);
  const options = readOptions(game, wanted.options ?? table.options, count, from);
  if (isRefusal(options)) return options;
  const kept = table.seats.slice(0, count);
  if (table.seats.slice(count).some((row) => row.kind !== 'empty')) return no('seats-in-use', { seats: count });
  const seats = [...kept, ...emptySeats(count - kept.length)];
  const clock = wanted.clock ?? table.terms.clock;
  const terms = { ...table.terms, clock };
  const changed = unsettled({ ...table, options, content: game.stock(options, count, from), seats, terms });
  // Where nobody plays against anybody there is nobody to hurry, and what was agreed before does not hold.
  const fits = clock.kind === 'none' || !allTogether(game, changed);
  if (!fits && wanted.clock !== undefined) return no('clock-not-here');
  const people = kept.flatMap((row) => (row.kind === 'person' ? [row.guest] : []));
  // What was one side may be two now: nobody may come to sit on both by that.
  if (!people.every((person) => together(game, changed, seatsOf(changed, person)))) return no('other-side');
  return fits ? changed : { ...changed, terms: { ...terms, clock: NO_CLOCK } };
}

/** A hidden word by its hash, or an open one. */
export function ready(
  table: TableRow,
  guest: string,
  { hash, word }: { readonly hash?: string; readonly word?: string },
): TableRow | Refusal {
  if (hash === undefined && word === undefined) return no('bad-message', { path: 'hash', problem: 'missing' });
  return withOwn(table, guest, (row) => {
    const bare = withoutWord(row);
    return hash === undefined ? { ...bare, word: word ?? null } : { ...bare, hash };
  });
}

export function unready(table: TableRow, guest: string): TableRow | Refusal {
  return withOwn(table, guest, withoutWord);
}

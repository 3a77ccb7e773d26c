// Before the first roll: who sits where and what is agreed, as plain functions from one table to the next.
import { type AnyGame, isRefusal, type Refusal, readOptions, type Seat, type Watcher } from '@wyrmtable/kernel';
import { NAME_LIMIT } from './messages.ts';
import { no } from './refusals.ts';
import type { SeatRow, TableRow } from './storage/port.ts';

const EMPTY: SeatRow = { kind: 'empty' };

/** A name fit to be shown: no control characters, no long white space; null when nothing is left or it is too long. */
export function cleanName(raw: string): string | null {
  const name = raw
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return name === '' || [...name].length > NAME_LIMIT ? null : name;
}

/** Where the guest sits, or that it only watches. */
export function watcherOf(table: TableRow, guest: string): Watcher {
  const seat = table.seats.findIndex((row) => row.kind === 'person' && row.guest === guest);
  return seat < 0 ? 'spectator' : seat;
}

export function emptySeats(count: number): SeatRow[] {
  return new Array<SeatRow>(count).fill(EMPTY);
}

function withSeat(table: TableRow, seat: Seat, row: SeatRow): TableRow {
  return { ...table, seats: table.seats.map((old, at) => (at === seat ? row : old)) };
}

/** Nobody is ready any more: what they had agreed to has changed. */
function unsettled(table: TableRow): TableRow {
  return { ...table, seats: table.seats.map((row) => (row.kind === 'person' ? { ...row, word: null } : row)) };
}

function ownSeat(table: TableRow, guest: string): { seat: Seat; row: SeatRow & { kind: 'person' } } | null {
  const seat = watcherOf(table, guest);
  const row = seat === 'spectator' ? undefined : table.seats[seat];
  return seat === 'spectator' || row?.kind !== 'person' ? null : { seat, row };
}

export function sit(table: TableRow, guest: string, seat: Seat, rawName: string): TableRow | Refusal {
  const row = table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  const name = cleanName(rawName);
  if (name === null) return no('bad-name', { max: NAME_LIMIT });
  const own = ownSeat(table, guest);
  if (own?.seat === seat) return rename(table, guest, name);
  if (row.kind !== 'empty') return no('seat-taken', { seat });
  // Sitting down elsewhere is moving over; the word goes along.
  const left = own === null ? table : withSeat(table, own.seat, EMPTY);
  return withSeat(left, seat, { kind: 'person', guest, name, word: own?.row.word ?? null });
}

export function stand(table: TableRow, guest: string): TableRow | Refusal {
  const own = ownSeat(table, guest);
  return own === null ? no('not-seated') : withSeat(table, own.seat, EMPTY);
}

export function rename(table: TableRow, guest: string, rawName: string): TableRow | Refusal {
  const own = ownSeat(table, guest);
  if (own === null) return no('not-seated');
  const name = cleanName(rawName);
  return name === null ? no('bad-name', { max: NAME_LIMIT }) : withSeat(table, own.seat, { ...own.row, name });
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

export interface Agreement {
  readonly options?: object;
  readonly seats?: number;
}

export function setUp(table: TableRow, guest: string, game: AnyGame, wanted: Agreement): TableRow | Refusal {
  if (table.host !== guest) return no('not-the-host');
  const count = wanted.seats ?? table.seats.length;
  const options = readOptions(game, wanted.options ?? table.options, count);
  if (isRefusal(options)) return options;
  const kept = table.seats.slice(0, count);
  if (table.seats.slice(count).some((row) => row.kind !== 'empty')) return no('seats-in-use', { seats: count });
  return unsettled({ ...table, options, seats: [...kept, ...emptySeats(count - kept.length)] });
}

export function ready(table: TableRow, guest: string, word: string): TableRow | Refusal {
  const own = ownSeat(table, guest);
  return own === null ? no('not-seated') : withSeat(table, own.seat, { ...own.row, word });
}

export function unready(table: TableRow, guest: string): TableRow | Refusal {
  const own = ownSeat(table, guest);
  return own === null ? no('not-seated') : withSeat(table, own.seat, { ...own.row, word: null });
}

/** The words of all seats in order, or what is still missing for a start. */
export function wordsToStart(table: TableRow, guest: string): readonly string[] | Refusal {
  if (table.host !== guest && ownSeat(table, guest) === null) return no('not-seated');
  const words: string[] = [];
  for (const [seat, row] of table.seats.entries()) {
    if (row.kind === 'empty') return no('empty-seat', { seat });
    if (row.word === null) return no('not-ready', { seat });
    words.push(row.word);
  }
  return words;
}

/** The words of a match that has begun. */
export function wordsOf(table: TableRow): string[] {
  return table.seats.map((row) => (row.kind === 'empty' ? '' : (row.word ?? '')));
}

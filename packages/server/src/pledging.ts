// Before the first roll: every seat's word is promised by its hash, then the table is sealed, then the words are shown.
import { bound, commitment, contentDigest, isRefusal, type Pledge, type Refusal, wordHash } from '@wyrmtable/kernel';
import { seatsOf, withoutWord } from './lobby.ts';
import { no } from './refusals.ts';
import type { SeatRow, TableRow } from './storage/port.ts';

/** Bots by seat, as the promise names them. */
const botsOf = ({ seats }: TableRow): (string | null)[] => seats.map((row) => (row.kind === 'bot' ? row.level : null));

/** The promise that was last worked out: a table is told to one line after another, and a row never changes. */
let last: { readonly table: TableRow; readonly promise: string } | null = null;

/** What the server has promised of the dice, for the table as it is agreed now; of a match as it was when it was sealed. */
export function commitmentOf(table: TableRow): string {
  if (last?.table !== table) last = { table, promise: promiseOf(table) };
  return last.promise;
}

function promiseOf(table: TableRow): string {
  const { id, game, version, options, seed, status, pledge } = table;
  const content = pledge === null ? promisedContent(table) : pledge.content;
  // A match that began before there were pledges promised its seed alone.
  if (pledge === null && status !== 'lobby') return commitment(seed);
  const terms = { table: pledge?.table ?? id, game, version, options, seats: pledge?.seats ?? botsOf(table) };
  return bound(seed, content === undefined ? terms : { ...terms, content });
}

/** A table that was laid before promises spoke of content has none until something is agreed anew. */
const promisedContent = ({ content }: TableRow): string | undefined =>
  content === null ? undefined : contentDigest(content);

/** Ready: a hidden word is promised, or an open one given. */
export const isReady = (row: SeatRow & { kind: 'person' }): boolean => row.word !== null || row.hash !== undefined;

/** Sealed, and the words are being shown. */
export const isSealed = ({ status, pledge }: TableRow): boolean => status === 'lobby' && pledge !== null;

/** Whoever was ready is not any more: what they promised their words for has changed. */
function unpromised({ seats, ...table }: TableRow): TableRow {
  return { ...table, seats: seats.map((row) => (row.kind === 'person' ? withoutWord(row) : row)) };
}

/** Nobody stays ready for a promise that is not the one they were shown. */
export function settled(before: TableRow, after: TableRow): TableRow {
  return after.status === 'lobby' && commitmentOf(before) !== commitmentOf(after) ? unpromised(after) : after;
}

/** All have promised: from here on no word can change. */
export function sealed(table: TableRow, actor: string): TableRow | Refusal {
  if (table.host !== actor && seatsOf(table, actor).length === 0) return no('not-seated');
  const promise = commitmentOf(table);
  const hashes: string[] = [];
  for (const [seat, row] of table.seats.entries()) {
    if (row.kind === 'empty') return no('empty-seat', { seat });
    if (row.kind === 'person' && !isReady(row)) return no('not-ready', { seat });
    const hash = row.kind === 'person' ? row.hash : undefined;
    hashes.push(hash ?? wordHash(promise, row.word ?? ''));
  }
  const content = promisedContent(table);
  const pledge: Pledge = {
    table: table.id,
    seats: botsOf(table),
    hashes,
    ...(content === undefined ? {} : { content }),
  };
  return { ...table, pledge };
}

/** The words of all seats in order, or null while some are still hidden. */
export function wordsShown({ seats }: TableRow): readonly string[] | null {
  const words = seats.map((row) => (row.kind === 'empty' ? null : row.word));
  return words.every((word) => word !== null) ? words : null;
}

/** The guest shows its word, which must be the promised one. */
export function revealed(table: TableRow, actor: string, word: string): TableRow | Refusal {
  if (!isSealed(table)) return no('not-sealed');
  const own = seatsOf(table, actor);
  if (own.length === 0) return no('not-seated');
  const hash = wordHash(commitmentOf(table), word);
  const fits = own.every((seat) => table.pledge?.hashes[seat] === hash);
  if (!fits) return no('other-word');
  return {
    ...table,
    seats: table.seats.map((row, seat) => (row.kind === 'person' && own.includes(seat) ? { ...row, word } : row)),
  };
}

/** Words that were shown are worth nothing any more, nor is the seed that was promised for them. */
export function unsealed(table: TableRow, seed: string): TableRow {
  return unpromised({ ...table, pledge: null, seed });
}

/** What anything but showing words does to a sealed table: it is open again, if the change is one that may be made. */
export function reopened(
  table: TableRow,
  seed: () => string,
  change: (open: TableRow) => TableRow | Refusal,
): TableRow | Refusal {
  const changed = change(isSealed(table) ? unsealed(table, seed()) : table);
  return isRefusal(changed) ? changed : settled(table, changed);
}

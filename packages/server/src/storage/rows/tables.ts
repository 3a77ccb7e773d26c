// Rows of a database and what the server makes of them: every store has the same columns, and JSON stands in text.

import { NO_CLOCK, PACES, TABLE_STATUSES, TALK_ROOMS } from '@wyrmtable/wire';
import { tableMark } from '../../log.ts';
import {
  CONTENT,
  column,
  ENDED,
  LINKS,
  NUMBERS,
  OPTIONS,
  OUTCOME,
  PLEDGE,
  REVEALED,
  SEATS,
  SEED_KNOWN,
  STANDING,
  TERMS,
  WORDS,
} from '../columns.ts';
import type {
  CrashReport,
  EarlyRow,
  Guest,
  KeptClock,
  MoveRow,
  SealRow,
  StopsRow,
  TableRow,
  TalkRow,
  Terms,
  Unsealing,
} from '../port.ts';
import type { SeekRow } from '../ports/seeks.ts';

/** As a driver gives it. */
type Row = Readonly<Record<string, unknown>>;

type Provisions = Pick<TableRow, 'content' | 'brought'>;

/** Most tables are played with the same: what was read of late is shared by all that are open. */
const READ = new Map<string, Provisions>();
const MOST_READ = 256;

/** What the match is played with, out of its column. */
export function provisionsIn(text: unknown, place: string): Provisions {
  if (text === null) return { content: null };
  const known = typeof text === 'string' ? READ.get(text) : undefined;
  if (known !== undefined) return known;
  const found = column(CONTENT, text, place);
  const read: Provisions = isTogether(found) ? found : { content: found };
  // Heroes that people made are long, and seldom two tables' own.
  if (typeof text !== 'string' || read.brought !== undefined) return read;
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(text, read);
  return read;
}

type Content = NonNullable<TableRow['content']>;
type Together = Required<Pick<TableRow, 'brought'>> & { readonly content: Content };

const isTogether = (found: Content | Together): found is Together =>
  'content' in found && !Array.isArray(found.content);

const provisioned = ({ content, brought }: TableRow): string | null =>
  content === null ? null : JSON.stringify(brought === undefined ? content : { content, brought });

/** What held before anything could be agreed. */
export const NO_TERMS: Terms = { clock: NO_CLOCK, rated: false };

export function readTable(row: Row): TableRow {
  const status = TABLE_STATUSES.find((known) => known === row.status);
  if (status === undefined) throw new RangeError(`${tableMark(String(row.id))} has the unknown status ${row.status}`);
  const of = (field: string): string => `${field} of ${tableMark(String(row.id))}`;
  return {
    id: String(row.id),
    game: String(row.game),
    version: String(row.version),
    status,
    options: column(OPTIONS, row.options, of('options')),
    ...provisionsIn(row.content, of('content')),
    seats: column(SEATS, row.seats, of('seats')),
    words: row.words === null ? null : column(WORDS, row.words, of('words')),
    pledge: row.pledge === null ? null : column(PLEDGE, row.pledge, of('pledge')),
    terms: row.terms === null ? NO_TERMS : column(TERMS, row.terms, of('terms')),
    ended: row.ending === null ? null : column(ENDED, row.ending, of('ending')),
    links: column(LINKS, row.links, of('links')),
    seedKnown: column(SEED_KNOWN, row.seed_known, of('seed_known')),
    host: String(row.host),
    listed: row.listed === 1,
    seed: String(row.seed),
    setUp: column(NUMBERS, row.set_up, of('set_up')),
    outcome: row.outcome === null ? null : column(OUTCOME, row.outcome, of('outcome')),
    digest: row.digest === null ? null : String(row.digest),
    next: row.next === null ? null : String(row.next),
    created: Number(row.created),
    changed: Number(row.changed),
  };
}

/** Rows that are looked at for a list, those that cannot be read included. */
export const MANY = 1000;

/** The first tables of a list; what cannot be read is left out of it. */
export function readable(rows: Iterable<Row>, limit: number, report: (problem: string) => void): TableRow[] {
  const tables: TableRow[] = [];
  for (const row of rows) {
    if (tables.length >= limit) break;
    try {
      tables.push(readTable(row));
    } catch (problem) {
      report(`${tableMark(String(row.id))} cannot be read: ${String(problem)}`);
    }
  }
  return tables;
}

/** In the order of the key first. */
export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'status',
  'options',
  'seats',
  'host',
  'listed',
  'seed',
  'set_up',
  'outcome',
  'digest',
  'next',
  'created',
  'changed',
  'words',
  'links',
  'seed_known',
  'content',
  'pledge',
  'terms',
  'ending',
] as const;

export function writtenTable(table: TableRow): Record<(typeof TABLE_COLUMNS)[number], string | number | null> {
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status: table.status,
    options: JSON.stringify(table.options),
    content: provisioned(table),
    seats: JSON.stringify(table.seats),
    words: table.words === null ? null : JSON.stringify(table.words),
    pledge: table.pledge === null ? null : JSON.stringify(table.pledge),
    terms: JSON.stringify(table.terms),
    ending: table.ended === null ? null : JSON.stringify(table.ended),
    links: JSON.stringify(table.links),
    seed_known: JSON.stringify(table.seedKnown),
    host: table.host,
    listed: table.listed ? 1 : 0,
    seed: table.seed,
    set_up: JSON.stringify(table.setUp),
    outcome: table.outcome === null ? null : JSON.stringify(table.outcome),
    digest: table.digest,
    next: table.next,
    created: table.created,
    changed: table.changed,
  };
}

export const readMove = (row: Row): MoveRow => ({
  match: String(row.match),
  number: Number(row.number),
  seat: Number(row.seat),
  seq: Number(row.seq),
  choice: Number(row.choice),
  results: column(NUMBERS, row.results, `results of move ${row.number} of ${tableMark(String(row.match))}`),
});

export const readEarly = (row: Row): EarlyRow => ({
  match: String(row.match),
  seat: Number(row.seat),
  seq: Number(row.seq),
  choice: Number(row.choice),
  made: Number(row.made),
});

export const readStops = (row: Row): StopsRow => ({
  match: String(row.match),
  guest: String(row.guest),
  wish: column(OPTIONS, row.wish, `stops at ${tableMark(String(row.match))}`),
});

export const readTalk = (row: Row): TalkRow => ({
  match: String(row.match),
  number: Number(row.number),
  at: Number(row.at),
  person: String(row.person),
  name: String(row.name),
  seat: row.seat === null ? null : Number(row.seat),
  room: TALK_ROOMS.find((room) => room === row.room) ?? 'all',
  phrase: row.phrase === null ? null : String(row.phrase),
  text: row.text === null ? null : String(row.text),
});

/** `age` is worked out by the store: no clock of a process has a part in it. */
export const readClock = (row: Row): KeptClock => ({
  standing: column(STANDING, row.standing, `clock of ${tableMark(String(row.match))}`),
  age: Math.max(0, Number(row.age)),
  due: row.due !== null,
});

/** Complete by type: whatever can become of a promise is read again as it was written. */
const HOW_SEALS_END: Readonly<Record<NonNullable<SealRow['how']>, true>> = {
  over: true,
  aside: true,
  aborted: true,
  expired: true,
};

const isEnd = (text: unknown): text is keyof typeof HOW_SEALS_END =>
  typeof text === 'string' && Object.hasOwn(HOW_SEALS_END, text);

export const readSeal = (row: Row): SealRow => ({
  commitment: String(row.commitment),
  at: Number(row.at),
  ended: row.ended === null ? null : Number(row.ended),
  how: isEnd(row.how) ? row.how : null,
  revealed:
    row.revealed === null ? null : column(REVEALED, row.revealed, `what was revealed of the promise ${row.commitment}`),
});

export const writtenReveal = ({ revealed }: Unsealing): string | null =>
  revealed === null ? null : JSON.stringify(revealed);

export const readSeek = (row: Row): SeekRow => ({
  person: String(row.person),
  line: String(row.line),
  owner: String(row.owner),
  name: String(row.name),
  kind: String(row.kind),
  pace: PACES.find((pace) => pace === row.pace) ?? 'live',
  rated: row.rated === 1,
  rating: Number(row.rating),
  doubt: Number(row.doubt),
  since: Number(row.since),
  blocks: column(WORDS, row.blocks, `blocks in the seek of ${row.person}`),
  table: row.table === null ? null : String(row.table),
});

export const readGuest = (row: Row): Guest => ({
  id: String(row.id),
  tokenHash: String(row.token_hash),
  name: String(row.name),
});

export const readReport = (row: Row): CrashReport => ({
  match: String(row.match),
  at: Number(row.at),
  problem: String(row.problem),
  input: column(OPTIONS, row.input, `input of a report on ${tableMark(String(row.match))}`),
});

/** Everybody who has something to do with a table: its host, who sits there, and their further devices. */
export function guestsAt({ host, seats, links }: TableRow): readonly string[] {
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []));
  return [...new Set([host, ...seated, ...links.flatMap(({ devices }) => devices)])];
}

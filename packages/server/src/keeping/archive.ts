// Everything a service keeps, row by row and in one order whatever database it lies in; copied, and held against the copy.
import { createHash } from 'node:crypto';
import { TABLE_COLUMNS } from '../storage/rows/tables.ts';

type Cell = string | number | null;
export type RawRow = readonly Cell[];

interface Shape {
  readonly columns: readonly string[];
  /** So many of the first columns put all rows in one order. */
  readonly key: number;
}

/** What is kept. Charges are not: whoever comes first after a move is in charge; nor what an authenticator was to sign. */
export const SHAPES = {
  guests: { columns: ['id', 'token_hash', 'name'], key: 1 },
  accounts: { columns: ['id', 'name', 'folded', 'password', 'created', 'owner'], key: 1 },
  sign_ins: { columns: ['id', 'account', 'token_hash', 'device', 'created', 'seen', 'proved'], key: 1 },
  passkeys: {
    columns: ['id', 'account', 'public_key', 'counter', 'transports', 'label', 'created', 'used'],
    key: 1,
  },
  recovery: { columns: ['account', 'hash'], key: 2 },
  relations: { columns: ['person', 'other', 'kind', 'at'], key: 3 },
  leaving: { columns: ['person', 'at'], key: 1 },
  tables: { columns: TABLE_COLUMNS, key: 1 },
  at_table: { columns: ['guest', 'table'], key: 2 },
  visits: { columns: ['table', 'at'], key: 1 },
  moves: { columns: ['match', 'number', 'seat', 'seq', 'choice', 'results'], key: 2 },
  early: { columns: ['match', 'seat', 'seq', 'choice', 'made'], key: 2 },
  stops: { columns: ['match', 'guest', 'wish'], key: 2 },
  clocks: { columns: ['match', 'standing', 'at', 'due'], key: 1 },
  talk: {
    columns: ['match', 'number', 'at', 'person', 'name', 'seat', 'room', 'phrase', 'text'],
    key: 2,
  },
  complaints: {
    columns: ['id', 'at', 'reporter', 'person', 'name', 'match', 'kind', 'words', 'talk', 'act'],
    key: 1,
  },
  acts: {
    columns: [
      ...['number', 'at', 'moderator', 'kind', 'person', 'reason', 'words', 'until', 'complaint', 'undoes', 'hash'],
    ],
    key: 1,
  },
  guest_marks: { columns: ['guest', 'origin', 'at'], key: 1 },
  seals: { columns: ['commitment', 'at', 'ended', 'how', 'revealed'], key: 1 },
  ratings: { columns: ['person', 'kind', 'mu', 'sigma', 'matches', 'won', 'at'], key: 2 },
  rated: {
    columns: ['match', 'person', 'kind', 'at', 'side', 'place', 'hero', 'mu', 'sigma', 'weight'],
    key: 2,
  },
  luck_due: { columns: ['match', 'until', 'tries'], key: 1 },
  luck: { columns: ['match', 'seat', 'person', 'game', 'throws', 'got', 'expected', 'variance'], key: 2 },
  made_heroes: {
    columns: [
      ...['id', 'author', 'listed', 'hidden', 'revision', 'digest', 'search', 'card', 'document', 'figures'],
      ...['origin', 'origin_revision', 'created', 'changed'],
    ],
    key: 1,
  },
  reports: { columns: ['match', 'at', 'problem', 'input'], key: 4 },
  pushes: {
    columns: ['endpoint', 'person', 'token_hash', 'p256dh', 'auth', 'kinds', 'site', 'key', 'created'],
    key: 1,
  },
  told: { columns: ['person', 'what', 'mark', 'at'], key: 2 },
  owed: {
    columns: ['person', 'kind', 'match', 'game', 'caller', 'sure', 'mark', 'put', 'at', 'held'],
    key: 3,
  },
  day_tries: {
    columns: ['day', 'task', 'person', 'name', 'match', 'begun', 'ended', 'won', 'turns', 'figure', 'score'],
    key: 3,
  },
} as const satisfies Record<string, Shape>;

export type Kept = keyof typeof SHAPES;
export const KEPT = Object.keys(SHAPES) as readonly Kept[];

const NUMBERS = new Set([
  ...['listed', 'created', 'changed', 'number', 'seat', 'seq', 'choice', 'made', 'at', 'ended'],
  ...['seen', 'proved', 'counter', 'used', 'due', 'until', 'undoes', 'act'],
  ...['hidden', 'revision', 'origin_revision'],
  ...['until', 'tries', 'throws', 'got', 'expected', 'variance'],
  ...['mu', 'sigma', 'matches', 'won', 'side', 'place', 'weight'],
  ...['mark', 'begun', 'turns', 'figure', 'score'],
  ...['sure', 'put', 'held'],
]);
export const isNumber = (column: string): boolean => NUMBERS.has(column);

/** Rows at a time. */
export const PORTION = 1000;

/** One state of a database: what is read does not change meanwhile, what is written counts from `commit` on. */
export interface Archive {
  rows(kept: Kept): AsyncIterable<readonly RawRow[]>;
  fill(kept: Kept, rows: readonly RawRow[]): Promise<void>;
  commit(): Promise<void>;
  /** Gives back what was not committed. */
  close(): Promise<void>;
}

export type Counts = Readonly<Record<Kept, number>>;

/** The copy is not what was copied; it was given up. */
export class NotTheSame extends Error {
  readonly kept: Kept;

  constructor(kept: Kept) {
    super(`${kept} came out otherwise than they went in`);
    this.name = 'NotTheSame';
    this.kept = kept;
  }
}

/** There is a service already where one was to be put. */
export class NotEmpty extends Error {
  constructor() {
    super('there are guests or tables already');
    this.name = 'NotEmpty';
  }
}

async function digestOf(archive: Archive, kept: Kept): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of archive.rows(kept)) for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('hex');
}

async function isEmpty(archive: Archive): Promise<boolean> {
  for (const kept of KEPT) for await (const rows of archive.rows(kept)) if (rows.length > 0) return false;
  return true;
}

/** Copies all into an empty database and reads it again before it counts. Throws NotEmpty and NotTheSame. */
export async function copy(from: Archive, to: Archive): Promise<Counts> {
  if (!(await isEmpty(to))) throw new NotEmpty();
  const counts: Partial<Record<Kept, number>> = {};
  for (const kept of KEPT) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const rows of from.rows(kept)) {
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
      await to.fill(kept, rows);
      count += rows.length;
    }
    if ((await digestOf(to, kept)) !== hash.digest('hex')) throw new NotTheSame(kept);
    counts[kept] = count;
  }
  await to.commit();
  return { ...NOTHING, ...counts };
}

export const NOTHING: Counts = {
  guests: 0,
  accounts: 0,
  sign_ins: 0,
  passkeys: 0,
  recovery: 0,
  relations: 0,
  leaving: 0,
  tables: 0,
  at_table: 0,
  visits: 0,
  moves: 0,
  early: 0,
  stops: 0,
  clocks: 0,
  talk: 0,
  complaints: 0,
  acts: 0,
  guest_marks: 0,
  seals: 0,
  ratings: 0,
  rated: 0,
  luck_due: 0,
  luck: 0,
  made_heroes: 0,
  reports: 0,
  pushes: 0,
  told: 0,
  owed: 0,
  day_tries: 0,
};

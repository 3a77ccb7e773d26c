// Devices that want word, and what they are to be told, as they lie in a database.
import { WORD_KINDS } from '@wyrmtable/wire';
import type { Owed, OwedRow, PushRow } from '../ports/word.ts';

export const PUSH_COLUMNS = [
  'endpoint',
  'person',
  'token_hash',
  'p256dh',
  'auth',
  'kinds',
  'site',
  'key',
  'created',
] as const;

export const pushCells = (push: PushRow): (string | number)[] => [
  push.endpoint,
  push.person,
  push.tokenHash,
  push.p256dh,
  push.auth,
  push.kinds.join(','),
  push.site,
  push.key,
  push.created,
];

export function readPush(row: Readonly<Record<string, unknown>>): PushRow {
  const kinds = String(row.kinds).split(',');
  return {
    endpoint: String(row.endpoint),
    person: String(row.person),
    tokenHash: String(row.token_hash),
    p256dh: String(row.p256dh),
    auth: String(row.auth),
    kinds: WORD_KINDS.filter((kind) => kinds.includes(kind)),
    site: String(row.site),
    key: String(row.key),
    created: Number(row.created),
  };
}

/** By what somebody is told of something once. */
export const whatOf = ({ word }: Owed): string => `${word.kind} ${word.table}`;

export const OWED_COLUMNS = ['person', 'kind', 'match', 'game', 'caller', 'sure', 'mark'] as const;

export const owedCells = ({ person, word, sure, mark }: Owed): (string | number | null)[] => [
  person,
  word.kind,
  word.table,
  word.game,
  word.by ?? null,
  sure ? 1 : 0,
  mark,
];

export function readOwed(row: Readonly<Record<string, unknown>>): OwedRow {
  const kind = WORD_KINDS.find((known) => known === row.kind) ?? 'move';
  const by = row.caller === null ? {} : { by: String(row.caller) };
  return {
    person: String(row.person),
    word: { kind, table: String(row.match), game: String(row.game), ...by },
    mark: Number(row.mark),
    sure: Number(row.sure) === 1,
    at: Number(row.at),
    late: Number(row.late),
  };
}

/** What has been put down already keeps its time if that has come, and its holder as long as it is about the same. */
export const OWED_AGAIN = `
  ON CONFLICT (person, kind, match) DO UPDATE SET
    game = excluded.game, caller = excluded.caller, sure = excluded.sure, mark = excluded.mark, put = excluded.put,
    held = CASE WHEN owed.mark < excluded.mark THEN 0 ELSE owed.held END,
    at = CASE WHEN owed.mark = excluded.mark AND owed.at <= excluded.put THEN owed.at ELSE excluded.at END
  WHERE excluded.mark >= owed.mark`;

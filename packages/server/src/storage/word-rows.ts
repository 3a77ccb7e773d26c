// Devices that want word, as they lie in a database.
import { WORD_KINDS } from '@wyrmtable/wire';
import type { PushRow } from './word-port.ts';

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

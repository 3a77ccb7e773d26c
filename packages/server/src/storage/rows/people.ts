// Rows about people, as every store has them.
import { type Account, type Challenge, type Passkey, RELATIONS, type Relation, type SignIn } from '../ports/people.ts';

type Row = Readonly<Record<string, unknown>>;

const textOrNull = (cell: unknown): string | null => (cell === null ? null : String(cell));

export const readAccount = (row: Row): Account => ({
  id: String(row.id),
  name: String(row.name),
  folded: String(row.folded),
  password: textOrNull(row.password),
  created: Number(row.created),
  owner: textOrNull(row.owner),
});

export const readSignIn = (row: Row): SignIn => ({
  id: String(row.id),
  account: String(row.account),
  tokenHash: String(row.token_hash),
  device: String(row.device),
  created: Number(row.created),
  seen: Number(row.seen),
  proved: Number(row.proved),
});

export const readPasskey = (row: Row): Passkey => ({
  id: String(row.id),
  account: String(row.account),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: String(row.transports),
  label: String(row.label),
  created: Number(row.created),
  used: Number(row.used),
});

export const readChallenge = (row: Row): Challenge => ({
  id: String(row.id),
  challenge: String(row.challenge),
  person: textOrNull(row.person),
  until: Number(row.until),
});

/** What a later version may say of two people is nothing to this one. */
export function readRelation(row: Row): Relation[] {
  const kind = RELATIONS.find((known) => known === row.kind);
  if (kind === undefined) return [];
  return [{ person: String(row.person), other: String(row.other), kind, at: Number(row.at) }];
}

/** No token has such a hash: the guest has become an account, and comes by its sign-ins alone. */
export const noTokenOf = (id: string): string => `(account ${id})`;

// Who somebody is: the one answer to that for everything that asks — ratings, talk, pairing, lists.
import type { Guest, SeatRow, Storage } from '../storage/port.ts';

/** `guest` has come without an account, `program` plays for the account that made it. */
export type PersonKind = 'guest' | 'account' | 'program';

export interface Person {
  /** Seats, matches and everything else a person has are held by this; it stays when a guest becomes an account. */
  readonly id: string;
  /** Of an account: its own, which nobody else has. Of a guest: what they last called themselves, perhaps nothing. */
  readonly name: string;
  readonly kind: PersonKind;
}

/** Who is at the other end of a line or a request (`connection.guest`, `guestOf`). */
export function personOf({ id, name, account }: Guest): Person {
  const kind = account === undefined ? 'guest' : account.program ? 'program' : 'account';
  return { id, name, kind };
}

/** What somebody is called at a table: an account by its own name, a guest as they wish or as before. */
export function calledAt({ name, account }: Guest, wished: string | undefined): string {
  return account === undefined ? (wished ?? name) : name;
}

/** Who those are that have accounts, by their ids; whoever is not in it is a guest, or gone. */
export async function accountsOf({ people }: Storage, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const found = await people.accounts([...new Set(ids)]);
  return new Map(
    found.map(({ id, name, owner }) => [id, { id, name, kind: owner === null ? 'account' : 'program' } as const]),
  );
}

/** Those who sit there and are programs, by their ids. */
export async function programsAmong(storage: Storage, seats: readonly SeatRow[]): Promise<ReadonlySet<string>> {
  const people = seats.flatMap((row) => (row.kind === 'person' ? [row.guest] : []));
  if (people.length === 0) return new Set();
  const known = await accountsOf(storage, people);
  return new Set([...known.values()].flatMap(({ id, kind }) => (kind === 'program' ? [id] : [])));
}

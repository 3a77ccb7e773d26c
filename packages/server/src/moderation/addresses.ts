// Guests who clear their cookies come back as somebody else: for a while a moderator may keep out whoever comes from the same
// address without an account. Addresses themselves stand nowhere: only a mark of each, made with a secret of the service.
import { createHmac } from 'node:crypto';
import type { Guest, Storage } from '../storage/port.ts';
import type { Act, Moderation } from '../storage/ports/moderation.ts';
import { enact } from './log.ts';

/** Many people share an address, and it changes hands: nobody is kept out by it for longer. */
const LONGEST = 30 * 24 * 60 * 60_000;

/** The name under which an address stands in the log; no person has such an id. */
export type MarkOf = (address: string) => string;

export const marksBy =
  (secret: Buffer): MarkOf =>
  (address) =>
    `address:${createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22)}`;

/** Guests whose address is known to be written down already; forgotten all at once when they are many. */
const REMEMBERED = 10_000;

/** Writes down where guests come from, each once as long as it stays the same. */
export function rememberingAddresses(moderation: Moderation): (guest: Guest, mark: string) => Promise<void> {
  const known = new Map<string, string>();
  return async ({ id, account }, mark) => {
    if (account !== undefined || known.get(id) === mark) return;
    if (known.size >= REMEMBERED) known.clear();
    known.set(id, mark);
    await moderation.came(id, mark, Date.now());
  };
}

/** Where a guest was last seen to come from; null for accounts, which can be banned by themselves. */
export async function markOfGuest({ people, moderation }: Storage, person: string): Promise<string | null> {
  return (await people.account(person)) === null ? moderation.markOf(person) : null;
}

/** Keeps out by their address what the act keeps out by itself, as long as that but no longer than a month. */
export async function banAddress(moderation: Moderation, act: Act, mark: string): Promise<void> {
  const { moderator, reason, words } = act;
  const until = Math.min(act.until ?? Number.POSITIVE_INFINITY, act.at + LONGEST);
  await enact(moderation, {
    moderator,
    kind: 'ban-address',
    person: mark,
    reason,
    words,
    until,
    complaint: null,
    undoes: null,
  });
}

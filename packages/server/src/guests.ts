// Who comes with a request: an account by the token of a sign-in, or a guest by a token of its own; only hashes are kept.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshGuestId, freshToken, hashOf } from './fairness.ts';
import type { Guest, Storage } from './storage/port.ts';

const GUEST_COOKIE = 'wyrmtable_guest';
const ACCOUNT_COOKIE = 'wyrmtable_account';
const YEAR = 365 * 24 * 60 * 60;
/** Milliseconds between two notes of when a sign-in was last used. */
const SEEN_EVERY = 60 * 60_000;

/** Cookies of our name that are looked at; a page of a neighbouring site may have set some that shadow the good one. */
const TRIED = 4;

/** The values of all our cookies. Nothing in a token needs decoding, and longer than one of ours is not worth a hash. */
function tokensIn(header: string | undefined, wanted: string): readonly string[] {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return name === wanted && value.length > 0 && value.length <= 64 ? [value] : [];
  });
  return [...new Set(values)].slice(0, TRIED);
}

/** Programs bring the token of their account in a header, as programs do. */
function bearerIn(header: string | undefined): readonly string[] {
  const [, token = ''] = /^bearer +(\S{1,64})$/i.exec(header ?? '') ?? [];
  return token === '' ? [] : [token];
}

/** The account behind the sign-in by which the request comes. */
async function signedIn({ people }: Storage, { headers }: FastifyRequest): Promise<Guest | null> {
  for (const token of [...bearerIn(headers.authorization), ...tokensIn(headers.cookie, ACCOUNT_COOKIE)]) {
    const tokenHash = hashOf(token);
    const found = await people.signedIn(tokenHash);
    if (found === null) continue;
    const { account, signIn } = found;
    const now = Date.now();
    if (now - signIn.seen > SEEN_EVERY) await people.seen(signIn.id, now);
    const { id, name, owner } = account;
    return { id, tokenHash, name, account: { signIn: signIn.id, program: owner !== null } };
  }
  return null;
}

/** The guest by its own cookie, whoever has signed in meanwhile at the same device. */
export async function guestBehind(storage: Storage, request: FastifyRequest): Promise<Guest | null> {
  for (const token of tokensIn(request.headers.cookie, GUEST_COOKIE)) {
    const guest = await storage.guest(hashOf(token));
    if (guest !== null) return guest;
  }
  return null;
}

/** Whoever holds a cookie or a token, or null. An account goes before the guest it was at this device. */
export async function knownGuest(storage: Storage, request: FastifyRequest): Promise<Guest | null> {
  return (await signedIn(storage, request)) ?? (await guestBehind(storage, request));
}

/** The guest of the request; on first contact a new one, whose cookie goes out with the answer. */
export async function guestOf(storage: Storage, request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
  const known = await knownGuest(storage, request);
  if (known !== null) return known;
  const token = freshToken();
  const guest: Guest = { id: freshGuestId(), tokenHash: hashOf(token), name: '' };
  await storage.addGuest(guest);
  reply.setCookie(GUEST_COOKIE, token, cookieFor(request));
  return guest;
}

const cookieFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https', maxAge: YEAR }) as const;

/** The device comes as the account from now on. */
export function setAccountCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(ACCOUNT_COOKIE, token, cookieFor(request));
}

/** It comes as the guest it was before, or as nobody that is known. */
export function dropAccountCookie(reply: FastifyReply): void {
  reply.clearCookie(ACCOUNT_COOKIE, { path: '/' });
}

/** The guest of this cookie has become an account: nothing comes by it any more. */
export function dropGuestCookie(reply: FastifyReply): void {
  reply.clearCookie(GUEST_COOKIE, { path: '/' });
}

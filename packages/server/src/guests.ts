// Guests without sign-up: a random token in a cookie, and only its hash in the database.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshGuestId, freshToken, hashOf } from './fairness.ts';
import type { Guest, Storage } from './storage/port.ts';

const COOKIE = 'wyrmtable_guest';
const YEAR = 365 * 24 * 60 * 60;

/** Cookies of our name that are looked at; a page of a neighbouring site may have set some that shadow the good one. */
const TRIED = 4;

/** The values of all our cookies. Nothing in a token needs decoding, and longer than one of ours is not worth a hash. */
function tokensIn(header: string | undefined): readonly string[] {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return name === COOKIE && value.length > 0 && value.length <= 64 ? [value] : [];
  });
  return [...new Set(values)].slice(0, TRIED);
}

/** Whoever holds the cookie, or null. */
export async function knownGuest(storage: Storage, request: FastifyRequest): Promise<Guest | null> {
  for (const token of tokensIn(request.headers.cookie)) {
    const guest = await storage.guest(hashOf(token));
    if (guest !== null) return guest;
  }
  return null;
}

/** The guest of the request; on first contact a new one, whose cookie goes out with the answer. */
export async function guestOf(storage: Storage, request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
  const known = await knownGuest(storage, request);
  if (known !== null) return known;
  const token = freshToken();
  const guest: Guest = { id: freshGuestId(), tokenHash: hashOf(token), name: '' };
  await storage.addGuest(guest);
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
  return guest;
}

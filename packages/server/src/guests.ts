// Guests without sign-up: a random token in a cookie, and only its hash in the database.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshGuestId, freshToken, hashOf } from './fairness.ts';
import type { Guest, Storage } from './storage/port.ts';

const COOKIE = 'wyrmtable_guest';
const YEAR = 365 * 24 * 60 * 60;

/** Whoever holds the cookie, or null. */
export async function knownGuest(storage: Storage, request: FastifyRequest): Promise<Guest | null> {
  const token = request.cookies[COOKIE];
  // Longer than any token we make: not worth a hash.
  if (token === undefined || token.length > 64) return null;
  return storage.guest(hashOf(token));
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

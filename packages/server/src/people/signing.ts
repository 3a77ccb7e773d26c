// Signing in and out: tokens are given and ended here, and whoever acts for an account is held to it.
import type { Refusal } from '@wyrmtable/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { freshGuestId, freshToken, hashOf } from '../fairness.ts';
import { knownGuest, setAccountCookie } from '../guests.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Account, SignIn } from '../storage/ports/people.ts';
import { deviceCalled } from './devices.ts';

/** Milliseconds for which it is believed that the same person is still there. */
export const PROVED_FOR = 15 * 60_000;

/** A sign-in that is not written yet, and the token that only the device will have. */
export function freshSignIn(
  request: FastifyRequest,
  account: string,
): { readonly token: string; readonly row: SignIn } {
  const token = freshToken();
  const now = Date.now();
  const device = deviceCalled(request.headers['user-agent']);
  const row = {
    id: freshGuestId(),
    account,
    tokenHash: hashOf(token),
    device,
    created: now,
    seen: now,
    proved: now,
  };
  return { token, row };
}

export async function signIn(
  { storage }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<SignIn> {
  const { token, row } = freshSignIn(request, account.id);
  await storage.people.addSignIn(row);
  setAccountCookie(request, reply, token);
  return row;
}

export interface Acting {
  readonly account: Account;
  readonly signIn: SignIn;
}

/** The account that the request acts for. What a program may do is play; its account is its owner's business. */
export async function actingAccount({ storage }: ServerContext, request: FastifyRequest): Promise<Acting | Refusal> {
  const guest = await knownGuest(storage, request);
  const found = guest?.account === undefined ? null : await storage.people.signedIn(guest.tokenHash);
  return found === null || found.account.owner !== null ? no('not-signed-in') : found;
}

/** The same for what a stranger at an unwatched device must not do. */
export async function provedAccount(context: ServerContext, request: FastifyRequest): Promise<Acting | Refusal> {
  const acting = await actingAccount(context, request);
  if ('refused' in acting) return acting;
  return Date.now() - acting.signIn.proved > PROVED_FOR ? no('prove-again') : acting;
}

/** Whoever came by those tokens has to come again, at whichever process. */
export function closeLines(context: ServerContext, tokenHashes: readonly string[]): void {
  context.lines.close(tokenHashes);
  context.relays?.ended(tokenHashes);
  // A device that is signed out is told nothing more of what was the account's.
  context.storage.word
    .dropPushesOf(tokenHashes)
    .catch((problem: unknown) => context.report(`word of ended sign-ins could not be ended: ${String(problem)}`));
}

export async function endSignIns(
  context: ServerContext,
  account: string,
  which: { readonly only: string } | { readonly but: string | null },
): Promise<number> {
  const ended = await context.storage.people.endSignIns(account, which);
  closeLines(context, ended);
  return ended.length;
}

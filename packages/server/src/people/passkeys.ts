// Passkeys by WebAuthn: what an authenticator is asked to make or to sign, and whether it did.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { MadePasskey, ShownPasskey } from '@wyrmtable/wire';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { freshToken } from '../fairness.ts';
import { siteOf } from '../origin.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Passkey } from '../storage/ports/people.ts';

/** Fetched when the first passkey is: most starts of a server see none. */
const webauthn = () => import('@simplewebauthn/server');

/** Milliseconds in which an answer must have come. */
const PATIENCE = 5 * 60_000;
const RP_NAME = 'Wyrmtable';

async function remembered({ storage }: ServerContext, challenge: string, person: string | null): Promise<string> {
  const id = freshToken();
  await storage.people.addChallenge({ id, challenge, person, until: Date.now() + PATIENCE });
  return id;
}

/** What the browser is handed for a new passkey of that person. */
export async function wishToMake(context: ServerContext, request: FastifyRequest, person: string, name: string) {
  const { generateRegistrationOptions } = await webauthn();
  const known = await context.storage.people.passkeys(person);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: siteOf(request).id,
    userName: name,
    userID: new TextEncoder().encode(person),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: await remembered(context, options.challenge, person), options };
}

const transportsIn = (written: string): string[] => (written === '' ? [] : written.split(','));

/** What the browser is handed to sign; by one's name nothing is said of anybody's passkeys, so all of this site will do. */
export async function wishToShow(context: ServerContext, request: FastifyRequest) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: siteOf(request).id, userVerification: 'required' });
  return { challenge: await remembered(context, options.challenge, null), options };
}

/** The passkey that was made for that person just now; it is not kept yet. */
export async function madePasskey(
  context: ServerContext,
  request: FastifyRequest,
  person: string,
  { challenge, made }: { readonly challenge: string; readonly made: Static<typeof MadePasskey> },
  label: string,
): Promise<Passkey | Refusal> {
  const now = Date.now();
  const asked = await context.storage.people.takeChallenge(challenge, now);
  if (asked === null || asked.person !== person) return no('bad-passkey');
  const site = siteOf(request);
  const { verifyRegistrationResponse } = await webauthn();
  const found = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: asked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(() => null);
  if (found === null || !found.verified) return no('bad-passkey');
  const { id, publicKey, counter } = found.registrationInfo.credential;
  return {
    id,
    account: person,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (made.response.transports ?? []).filter((name) => /^[a-z-]+$/.test(name)).join(','),
    label,
    created: now,
    used: now,
  };
}

/** Whose passkey has signed what was asked. */
export async function shownPasskey(
  context: ServerContext,
  request: FastifyRequest,
  { challenge, shown }: { readonly challenge: string; readonly shown: Static<typeof ShownPasskey> },
): Promise<Passkey | Refusal> {
  const { people } = context.storage;
  const now = Date.now();
  const asked = await people.takeChallenge(challenge, now);
  const passkey = await people.passkey(shown.id);
  if (asked === null || passkey === null) return no('bad-passkey');
  const site = siteOf(request);
  const { verifyAuthenticationResponse } = await webauthn();
  const found = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: asked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsIn(passkey.transports),
    },
  }).catch(() => null);
  if (found === null || !found.verified) return no('bad-passkey');
  await people.usedPasskey(passkey.id, found.authenticationInfo.newCounter, now);
  return passkey;
}

export const isPasskey = (found: Passkey | Refusal): found is Passkey => !isRefusal(found);

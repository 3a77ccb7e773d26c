// How somebody becomes an account and signs in: by password, passkey or recovery code. A no never says which names exist.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { NameWish, NewAccount, PASSWORD_LENGTH, Recovering, SigningIn } from '@wyrmtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { dropAccountCookie, dropGuestCookie, guestBehind, guestOf, knownGuest, setAccountCookie } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { addressOf, type Who } from '../rate-limits.ts';
import { faultOf } from '../reading.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Guest } from '../storage/port.ts';
import type { Account, Passkey } from '../storage/ports/people.ts';
import { handOver } from './belongings.ts';
import { foldedOr, readName } from './naming.ts';
import { isPasskey, madePasskey, shownPasskey, wishToMake, wishToShow } from './passkeys.ts';
import { codeHash, freshCodes, isFitPassword } from './secrets.ts';
import { closeLines, endSignIns, freshSignIn, signIn } from './signing.ts';

const newAccount = Compile(NewAccount);
const nameWish = Compile(NameWish);
const signingIn = Compile(SigningIn);
const recovering = Compile(Recovering);

/** What an authenticator says is longer than other messages. */
export const PASSKEY_LIMIT = 32_768;

interface Read<T> {
  Check(value: unknown): value is T;
  Errors(value: unknown): Parameters<typeof faultOf>[0];
}

/** The body, or what is wrong with it. */
export function read<T>(check: Read<T>, body: unknown): T | Refusal {
  return check.Check(body) ? body : no('bad-message', { ...faultOf(check.Errors(body)) });
}

export const unfit = (): Refusal => no('bad-password', PASSWORD_LENGTH);

/** Wrong tries cost; they are paid before it is known that they are wrong, so that a thousand at once are none the better. */
export async function tried<T>(
  context: ServerContext,
  who: Who,
  attempt: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const refused = context.purses.pay('tries', who);
  if (refused !== null) return refused;
  const found = await attempt();
  if (!isRefusal(found)) context.purses.spend('tries', who, -1);
  return found;
}

async function byPassword(
  { storage, passwords }: ServerContext,
  name: string,
  password: string,
): Promise<Account | Refusal> {
  const account = await storage.people.accountNamed(foldedOr(name));
  const right = await passwords.isRight(account?.password ?? null, password);
  return right && account !== null ? account : no('wrong-sign-in');
}

async function byPasskey(
  context: ServerContext,
  request: FastifyRequest,
  answer: Parameters<typeof shownPasskey>[2],
): Promise<Account | Refusal> {
  const passkey = await shownPasskey(context, request, answer);
  const account = isPasskey(passkey) ? await context.storage.people.account(passkey.account) : null;
  return account ?? no('bad-passkey');
}

/** The new password counts once the code has: a code that is wrong changes nothing. */
async function byCode(
  { storage, passwords }: ServerContext,
  { name, code, password }: Static<typeof Recovering>,
): Promise<Account | Refusal> {
  const { people } = storage;
  const account = await people.accountNamed(foldedOr(name));
  const id = account?.id ?? '';
  const hashed = await passwords.hashed(password);
  if (!(await people.useRecovery(id, codeHash(id, code))) || account === null) return no('wrong-sign-in');
  await people.setPassword(id, hashed);
  return account;
}

/** The device comes as the account; what it had as a guest is the account's. */
async function welcome(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<void> {
  await signIn(context, request, reply, account);
  const before = await knownGuest(context.storage, request);
  if (before?.account !== undefined) await endSignIns(context, before.id, { only: before.account.signIn });
  const guest = await guestBehind(context.storage, request);
  if (guest === null) return;
  await handOver(context, guest.id, account);
  closeLines(context, [guest.tokenHash]);
}

function addressed({ ip }: FastifyRequest): Who {
  return { address: addressOf(ip) };
}

/** With a password, with a passkey, or both. */
async function becoming(
  context: ServerContext,
  request: FastifyRequest,
  guest: Guest,
  wish: Static<typeof NewAccount>,
): Promise<{ readonly account: Account; readonly passkey: Passkey | null } | Refusal> {
  if (guest.account !== undefined) return no('has-account');
  const named = readName(wish.name);
  if (isRefusal(named)) return named;
  if (wish.password === undefined && wish.passkey === undefined) return no('no-way-in');
  if (wish.password !== undefined && !isFitPassword(wish.password)) return unfit();
  const refused = context.purses.pay('accounts', { ...addressed(request), guest: guest.id });
  if (refused !== null) return refused;
  if ((await context.storage.people.accountNamed(named.folded)) !== null) return no('name-taken');
  const passkey =
    wish.passkey === undefined ? null : await madePasskey(context, request, guest.id, wish.passkey, named.name);
  if (passkey !== null && isRefusal(passkey)) return passkey;
  const password = wish.password === undefined ? null : await context.passwords.hashed(wish.password);
  return { account: { ...named, id: guest.id, password, created: Date.now(), owner: null }, passkey };
}

export function signInRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage } = context;
  const { people } = storage;

  // For a passkey the authenticator has to know the name before there is an account.
  app.post('/api/account/wish', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const wish = read(nameWish, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    if (guest.account !== undefined) return sendRefusal(reply, no('has-account'));
    const named = readName(wish.name);
    if (isRefusal(named)) return sendRefusal(reply, named);
    const refused = context.purses.pay('accounts', { ...addressed(request), guest: guest.id });
    if (refused !== null) return sendRefusal(reply, refused);
    if ((await people.accountNamed(named.folded)) !== null) return sendRefusal(reply, no('name-taken'));
    return wishToMake(context, request, guest.id, named.name);
  });

  app.post('/api/account', { bodyLimit: PASSKEY_LIMIT }, async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const wish = read(newAccount, request.body);
    const made = isRefusal(wish) ? wish : await becoming(context, request, guest, wish);
    if (isRefusal(made)) return sendRefusal(reply, made);
    const { account, passkey } = made;
    const { token, row } = freshSignIn(request, account.id);
    if (!(await people.addAccount(account, row))) return sendRefusal(reply, no('name-taken'));
    if (passkey !== null) await people.addPasskey(passkey);
    const codes = freshCodes();
    await people.setRecovery(
      account.id,
      codes.map((code) => codeHash(account.id, code)),
    );
    setAccountCookie(request, reply, token);
    dropGuestCookie(reply);
    closeLines(context, [guest.tokenHash]);
    return reply.code(201).send({ name: account.name, codes });
  });

  app.post('/api/sign-in/wish', async (request, reply) => {
    const refused = context.purses.pay('accounts', addressed(request));
    return refused === null ? wishToShow(context, request) : sendRefusal(reply, refused);
  });

  app.post('/api/sign-in', { bodyLimit: PASSKEY_LIMIT }, async (request, reply) => {
    const said = read(signingIn, request.body);
    if (isRefusal(said)) return sendRefusal(reply, said);
    const found =
      'password' in said
        ? await tried(context, { ...addressed(request), name: foldedOr(said.name) }, () =>
            byPassword(context, said.name, said.password),
          )
        : await tried(context, addressed(request), () => byPasskey(context, request, said));
    if (isRefusal(found)) return sendRefusal(reply, found);
    await welcome(context, request, reply, found);
    return { name: found.name };
  });

  app.post('/api/sign-in/recover', async (request, reply) => {
    const said = read(recovering, request.body);
    if (isRefusal(said)) return sendRefusal(reply, said);
    if (!isFitPassword(said.password)) return sendRefusal(reply, unfit());
    const who = { ...addressed(request), name: `code ${foldedOr(said.name)}` };
    const found = await tried(context, who, () => byCode(context, said));
    if (isRefusal(found)) return sendRefusal(reply, found);
    // Whoever had got in meanwhile is out again.
    await endSignIns(context, found.id, { but: null });
    await welcome(context, request, reply, found);
    return { name: found.name, codes: await people.recoveryLeft(found.id) };
  });

  app.post('/api/sign-out', async (request, reply) => {
    const guest = await knownGuest(storage, request);
    if (guest?.account !== undefined) await endSignIns(context, guest.id, { only: guest.account.signIn });
    dropAccountCookie(reply);
    return {};
  });
}

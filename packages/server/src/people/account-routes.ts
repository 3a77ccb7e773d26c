// One's own account: what is known of it, its ways in, its sign-ins, taking it out as a file, and deleting it.
import { Readable } from 'node:stream';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { type AccountInfo, NAME_LIMIT, NewPasskey, NewPassword, Proving } from '@wyrmtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { dropAccountCookie } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import { type Forgetting, giveUpRated } from './belongings.ts';
import { dataOf } from './data.ts';
import { isPasskey, madePasskey, shownPasskey, wishToMake, wishToShow } from './passkeys.ts';
import { codeHash, freshCodes, isFitPassword } from './secrets.ts';
import { PASSKEY_LIMIT, read, tried, unfit } from './sign-in-routes.ts';
import { type Acting, actingAccount, closeLines, endSignIns, PROVED_FOR, provedAccount } from './signing.ts';

const newPassword = Compile(NewPassword);
const newPasskey = Compile(NewPasskey);
const proving = Compile(Proving);

/** Of one account; more than anybody has devices. */
const MOST_PASSKEYS = 20;

async function infoOf({ storage }: ServerContext, { account, signIn }: Acting): Promise<AccountInfo> {
  const { people } = storage;
  const { id, name, created, password } = account;
  return {
    name,
    since: created,
    password: password !== null,
    codes: await people.recoveryLeft(id),
    proved: signIn.proved + PROVED_FOR,
    passkeys: (await people.passkeys(id)).map(({ id, label, created, used }) => ({ id, label, since: created, used })),
    signIns: (await people.signIns(id)).map(({ id, device, created, seen }) => ({
      id,
      device,
      since: created,
      seen,
      here: id === signIn.id,
    })),
  };
}

/** Whether it is the same person that has signed in: by the password or a passkey of this very account. */
async function isProved(
  context: ServerContext,
  request: FastifyRequest,
  { account }: Acting,
  body: unknown,
): Promise<true | Refusal> {
  const said = read(proving, body);
  if (isRefusal(said)) return said;
  const who = { address: addressOf(request.ip), name: account.folded };
  return tried<true>(context, who, async () => {
    if ('password' in said)
      return (await context.passwords.isRight(account.password, said.password)) || no('wrong-sign-in');
    const passkey = await shownPasskey(context, request, said);
    return (isPasskey(passkey) && passkey.account === account.id) || no('bad-passkey');
  });
}

/** Some of them name a passkey or a sign-in in their address. */
type Named = { Params: { id?: string } };

type OfAccount = (acting: Acting, request: FastifyRequest<Named>, reply: FastifyReply) => Promise<unknown>;

export function accountRoutes(app: FastifyInstance, context: ServerContext, forget: Forgetting): void {
  const { people } = context.storage;

  const answer = async (reply: FastifyReply, done: unknown) =>
    isRefusal(done) ? sendRefusal(reply, done) : reply.sent ? reply : reply.send(done);
  const acting = (work: OfAccount) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const found = await actingAccount(context, request);
    return answer(reply, isRefusal(found) ? found : await work(found, request, reply));
  };
  const proved = (work: OfAccount) => async (request: FastifyRequest<Named>, reply: FastifyReply) => {
    const found = await provedAccount(context, request);
    return answer(reply, isRefusal(found) ? found : await work(found, request, reply));
  };

  app.get('/api/account', async (request) => {
    const found = await actingAccount(context, request);
    return { account: isRefusal(found) ? null : await infoOf(context, found) };
  });

  app.post<Named>(
    '/api/account/prove/wish',
    acting((_, request) => wishToShow(context, request)),
  );
  app.post<Named>(
    '/api/account/prove',
    { bodyLimit: PASSKEY_LIMIT },
    acting(async (found, request) => {
      const said = await isProved(context, request, found, request.body);
      if (said !== true) return said;
      await people.proved(found.signIn.id, Date.now());
      return {};
    }),
  );

  app.post<Named>(
    '/api/account/password',
    proved(async ({ account, signIn }, { body }) => {
      const said = read(newPassword, body);
      if (isRefusal(said)) return said;
      if (!isFitPassword(said.password)) return unfit();
      await people.setPassword(account.id, await context.passwords.hashed(said.password));
      return { ended: await endSignIns(context, account.id, { but: signIn.id }) };
    }),
  );
  app.delete<Named>(
    '/api/account/password',
    proved(async ({ account }) => {
      if ((await people.passkeys(account.id)).length === 0) return no('last-way-in');
      await people.setPassword(account.id, null);
      return {};
    }),
  );

  app.post<Named>(
    '/api/account/passkeys/wish',
    proved(async ({ account }, request) => {
      const many = (await people.passkeys(account.id)).length >= MOST_PASSKEYS;
      return many
        ? no('too-many-passkeys', { limit: MOST_PASSKEYS })
        : wishToMake(context, request, account.id, account.name);
    }),
  );
  app.post<Named>(
    '/api/account/passkeys',
    { bodyLimit: PASSKEY_LIMIT },
    proved(async ({ account }, request, reply) => {
      const said = read(newPasskey, request.body);
      if (isRefusal(said)) return said;
      const label = said.label.trim().slice(0, NAME_LIMIT * 2);
      const passkey = await madePasskey(context, request, account.id, said, label);
      if (!isPasskey(passkey)) return passkey;
      if (!(await people.addPasskey(passkey))) return no('bad-passkey');
      return reply.code(201).send({ id: passkey.id });
    }),
  );
  app.delete<Named>(
    '/api/account/passkeys/:id',
    proved(async ({ account }, { params }) => {
      const known = await people.passkeys(account.id);
      const { id = '' } = params;
      if (account.password === null && known.length === 1 && known[0]?.id === id) return no('last-way-in');
      await people.removePasskey(account.id, id);
      return {};
    }),
  );

  app.post<Named>(
    '/api/account/codes',
    proved(async ({ account }) => {
      const codes = freshCodes();
      await people.setRecovery(
        account.id,
        codes.map((code) => codeHash(account.id, code)),
      );
      return { codes };
    }),
  );

  app.delete<Named>(
    '/api/account/sign-ins/:id',
    acting(async ({ account, signIn }, { params }, reply) => {
      const { id = '' } = params;
      if ((await endSignIns(context, account.id, { only: id })) === 0) return no('no-such-sign-in');
      if (id === signIn.id) dropAccountCookie(reply);
      return {};
    }),
  );
  app.delete<Named>(
    '/api/account/sign-ins',
    acting(async ({ account, signIn }) => ({ ended: await endSignIns(context, account.id, { but: signIn.id }) })),
  );

  app.get<Named>(
    '/api/account/data',
    acting(async ({ account }, { ip }, reply) => {
      const refused = context.purses.pay('uploads', { guest: account.id, address: addressOf(ip) });
      if (refused !== null) return refused;
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="wyrmtable-account.json"')
        .send(Readable.from(dataOf(context, account)));
    }),
  );

  app.delete<Named>(
    '/api/account',
    proved(async ({ account }, _, reply) => {
      const everywhere = (await people.signIns(account.id)).map(({ tokenHash }) => tokenHash);
      const leaving = [...(await people.programs(account.id)), account];
      for (const { id } of leaving) if (!(await giveUpRated(context, id))) return no('out-of-reach');
      for (const { id } of leaving) await people.removeAccount(id, Date.now());
      closeLines(context, everywhere);
      dropAccountCookie(reply);
      // Tables may be many, or out of reach for a moment: nobody waits for all of them.
      void forget.now();
      return {};
    }),
  );
}

// Programs that play: an account of their own, marked as one, which comes by a token and belongs to whoever made it.
import { isRefusal } from '@wyrmtable/kernel';
import { NameWish } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { freshGuestId, freshToken, hashOf } from '../fairness.ts';
import { sendRefusal } from '../http.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import { type Forgetting, giveUpRated } from './belongings.ts';
import { foldedOr, readName } from './naming.ts';
import { read } from './sign-in-routes.ts';
import { actingAccount, endSignIns, provedAccount } from './signing.ts';

const nameWish = Compile(NameWish);
/** Of one account. */
const MOST = 10;

export function programRoutes(app: FastifyInstance, context: ServerContext, forget: Forgetting): void {
  const { people } = context.storage;

  app.get('/api/account/programs', async (request, reply) => {
    const acting = await actingAccount(context, request);
    if (isRefusal(acting)) return sendRefusal(reply, acting);
    const programs = await people.programs(acting.account.id);
    return { programs: programs.map(({ name, created }) => ({ name, since: created })) };
  });

  // Of a program that is one's own already: a new token, and the one before leads nowhere.
  app.post('/api/account/programs', async (request, reply) => {
    const acting = await provedAccount(context, request);
    if (isRefusal(acting)) return sendRefusal(reply, acting);
    const wish = read(nameWish, request.body);
    const named = isRefusal(wish) ? wish : readName(wish.name);
    if (isRefusal(named)) return sendRefusal(reply, named);
    const refused = context.purses.pay('accounts', { guest: acting.account.id, address: addressOf(request.ip) });
    if (refused !== null) return sendRefusal(reply, refused);
    const owner = acting.account.id;
    const own = await people.programs(owner);
    const known = own.find(({ folded }) => folded === named.folded);
    if (known === undefined && own.length >= MOST) return sendRefusal(reply, no('too-many-programs', { limit: MOST }));
    const now = Date.now();
    const id = known?.id ?? freshGuestId();
    const token = freshToken();
    const row = {
      id: freshGuestId(),
      account: id,
      tokenHash: hashOf(token),
      device: '',
      created: now,
      seen: now,
      proved: 0,
    };
    if (known === undefined) {
      const account = { ...named, id, password: null, created: now, owner };
      if (!(await people.addAccount(account, row))) return sendRefusal(reply, no('name-taken'));
    } else {
      await endSignIns(context, id, { but: null });
      await people.addSignIn(row);
    }
    return reply.code(201).send({ name: known?.name ?? named.name, token });
  });

  app.delete<{ Params: { name: string } }>('/api/account/programs/:name', async (request, reply) => {
    const acting = await provedAccount(context, request);
    if (isRefusal(acting)) return sendRefusal(reply, acting);
    const folded = foldedOr(request.params.name);
    const known = (await people.programs(acting.account.id)).find((program) => program.folded === folded);
    if (known === undefined)
      return sendRefusal(reply, no('no-such-person', { name: request.params.name.slice(0, 24) }));
    if (!(await giveUpRated(context, known.id))) return sendRefusal(reply, no('out-of-reach'));
    await endSignIns(context, known.id, { but: null });
    await people.removeAccount(known.id, Date.now());
    void forget.now();
    return {};
  });
}

// Challenges by HTTP: somebody with an account is asked to a table, and may say no.
import { isRefusal } from '@wyrmtable/kernel';
import { NewChallenge } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { fetched } from '../errands.ts';
import { guestOf } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { read } from '../people/sign-in-routes.ts';
import { addressOf } from '../rate-limits.ts';
import type { ServerContext } from '../server-context.ts';
import { challenge } from './challenges.ts';

const newChallenge = Compile(NewChallenge);

export function challengeRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, purses } = context;

  app.post('/api/challenges', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const wish = read(newChallenge, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    const laid =
      purses.pay('tables', { guest: guest.id, address: addressOf(request.ip) }) ??
      (await challenge(context, guest, wish));
    if (isRefusal(laid)) return sendRefusal(reply, laid);
    return reply.code(201).send({ table: laid.id, path: `/t/${laid.id}` });
  });

  app.delete<{ Params: { id: string } }>('/api/challenges/:id', async (request, reply) => {
    const { id: guest } = await guestOf(storage, request, reply);
    const who = { guest, address: addressOf(request.ip) };
    const refused = purses.pay('writes', who);
    if (refused !== null) return sendRefusal(reply, refused);
    const done = await fetched(context, who, request.params.id, { kind: 'ask', ask: { kind: 'decline', guest } });
    return done.kind === 'refused' ? sendRefusal(reply, done.refusal) : {};
  });
}

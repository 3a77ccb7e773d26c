// Word by HTTP: the key that browsers ask for word with, and devices that want it or want no more.
import { isRefusal } from '@wyrmtable/kernel';
import { NewPush, OldPush } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { guestOf } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { siteOf } from '../origin.ts';
import { read } from '../people/sign-in-routes.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import { mayBeEndpoint } from './outside.ts';
import { areKeys } from './sealing.ts';

const newPush = Compile(NewPush);
const oldPush = Compile(OldPush);
/** Of one person; the oldest makes room. */
const MOST = 10;

export function wordRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, word } = context;
  if (word === null) return;

  app.get('/api/word', async () => ({ key: word.key }));

  app.put('/api/word', async (request, reply) => {
    const { id: person, tokenHash } = await guestOf(storage, request, reply);
    const wish = read(newPush, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    const refused = context.purses.pay('writes', { guest: person, address: addressOf(request.ip) });
    if (refused !== null) return sendRefusal(reply, refused);
    const { endpoint, keys, kinds } = wish;
    if (!mayBeEndpoint(endpoint, word.inside) || !areKeys(keys)) return sendRefusal(reply, no('bad-push'));
    const { origin: site } = siteOf(request);
    await storage.word.putPush({
      ...keys,
      ...{ endpoint, person, tokenHash, kinds, site },
      key: word.key,
      created: Date.now(),
    });
    const all = await storage.word.pushesOf(person);
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await storage.word.dropPush(old.endpoint);
    return { kinds };
  });

  // Whoever knows an endpoint has the device, or is the service behind it.
  app.delete('/api/word', async (request, reply) => {
    const wish = read(oldPush, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    await storage.word.dropPush(wish.endpoint);
    return {};
  });
}

// Heroes that people share, over HTTP: put on the server, changed, found, looked at and taken away.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { ChangedHero, type ListedHero, NewSharedHero } from '@wyrmtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { freshCode, tidyCode } from '../fairness.ts';
import { guestOf } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { foldName } from '../people/folding.ts';
import { read } from '../people/sign-in-routes.ts';
import { personOf } from '../people/who.ts';
import { addressOf, type Who } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Guest } from '../storage/port.ts';
import type { Place, SharedHero } from '../storage/ports/heroes.ts';
import { asListed, checked, isVisible, shownTo } from './pages.ts';

const newHero = Compile(NewSharedHero);
const changedHero = Compile(ChangedHero);

/** Bytes of a hero and what is said of it: its letters may take two. */
const BODY_LIMIT = 1 << 18;
const AT_ONCE = 24;
const SEARCH_LENGTH = 48;
const TRIES = 8;
/** Of one person. Whoever has no account comes and goes. */
const MOST = { guest: 12, account: 60, program: 0 } as const;

type AtHero = { Params: { id: string } };

const whoAsks = ({ ip }: FastifyRequest, { id }: Guest): Who => ({ guest: id, address: addressOf(ip) });

/** `changed.code`, as the list gives it. */
function placeIn(text: string | undefined): Place | null {
  const [, changed, id] = /^(\d{1,16})\.([a-z0-9]{1,24})$/.exec(text ?? '') ?? [];
  return changed === undefined || id === undefined ? null : { changed: Number(changed), id };
}

const mayList = (guest: Guest): boolean => personOf(guest).kind === 'account';

async function share({ storage }: ServerContext, guest: Guest, body: unknown): Promise<SharedHero | Refusal> {
  const wish = read(newHero, body);
  if (isRefusal(wish)) return wish;
  if (wish.listed && !mayList(guest)) return no('not-public-for-guests');
  const hero = await checked(wish.document, wish.figures);
  if (isRefusal(hero)) return hero;
  const now = Date.now();
  const most = MOST[personOf(guest).kind];
  const { listed, origin = null } = wish;
  const agreed = { author: guest.id, listed, hidden: false, version: 1, origin, created: now, changed: now };
  for (let i = 0; i < TRIES; i++) {
    const shared = { id: freshCode(false), ...agreed, ...hero };
    const done = await storage.heroes.add(shared, most);
    if (done === 'added') return shared;
    if (done === 'too-many') return no('too-many-heroes', { limit: most });
  }
  throw new Error('no free code for a hero was found');
}

async function change(
  { storage }: ServerContext,
  guest: Guest,
  id: string,
  body: unknown,
): Promise<SharedHero | Refusal> {
  const wish = read(changedHero, body);
  if (isRefusal(wish)) return wish;
  const before = await storage.heroes.hero(id);
  if (before === null || before.author !== guest.id) return no('no-such-hero', { hero: id });
  if (before.version !== wish.version) return no('hero-changed', { version: before.version });
  if (wish.listed && !mayList(guest)) return no('not-public-for-guests');
  const hero = await checked(wish.document, wish.figures);
  if (isRefusal(hero)) return hero;
  // Who may see it is no part of the hero; matches and copies name the version they were made with.
  const same = hero.digest === before.digest;
  const figures = wish.figures === undefined && same ? { figures: before.figures, card: before.card } : {};
  const after: SharedHero = {
    ...before,
    ...hero,
    ...figures,
    listed: wish.listed,
    version: same ? before.version : before.version + 1,
    changed: same ? before.changed : Date.now(),
  };
  if (await storage.heroes.change(after, before.version)) return after;
  return no('hero-changed', { version: (await storage.heroes.hero(id))?.version ?? 0 });
}

export function heroRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage, purses } = context;

  app.get<{ Querystring: { search?: string; after?: string } }>('/api/heroes', async (request) => {
    const { search = '', after } = request.query;
    const found = await storage.heroes.listed(
      foldName(String(search).slice(0, SEARCH_LENGTH)),
      placeIn(String(after ?? '')),
      AT_ONCE + 1,
    );
    const heads = found.slice(0, AT_ONCE);
    const last = found.length > AT_ONCE ? heads.at(-1) : undefined;
    return {
      heroes: await asListed(storage, heads),
      /** Where the next ones begin; null after the last. */
      next: last === undefined ? null : `${last.changed}.${last.id}`,
    } satisfies { readonly heroes: readonly ListedHero[]; readonly next: string | null };
  });

  app.get('/api/heroes/mine', async (request, reply) => {
    const { id } = await guestOf(storage, request, reply);
    return { heroes: await asListed(storage, await storage.heroes.of(id)) };
  });

  app.get<AtHero>('/api/heroes/:id', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const who = whoAsks(request, guest);
    const refused = purses.refuse('misses', who);
    if (refused !== null) return sendRefusal(reply, refused);
    const id = tidyCode(request.params.id);
    const hero = await storage.heroes.hero(id);
    if (hero === null || !isVisible(hero, guest.id)) {
      // Codes are not for guessing.
      purses.spend('misses', who);
      return sendRefusal(reply, no('no-such-hero', { hero: id.slice(0, 24) }));
    }
    return shownTo(storage, hero, guest.id);
  });

  /** A hero is read through before anybody sees it, so it is not to be had too often. */
  const paid = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: 200 | 201,
    work: (guest: Guest) => Promise<SharedHero | Refusal>,
  ): Promise<FastifyReply> => {
    const guest = await guestOf(storage, request, reply);
    const done = purses.pay('uploads', whoAsks(request, guest)) ?? (await work(guest));
    if (isRefusal(done)) return sendRefusal(reply, done);
    return reply.code(status).send({ id: done.id, version: done.version, path: `/heroes/${done.id}` });
  };

  app.post('/api/heroes', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    paid(request, reply, 201, (guest) => share(context, guest, request.body)),
  );

  app.put<AtHero>('/api/heroes/:id', { bodyLimit: BODY_LIMIT }, (request, reply) =>
    paid(request, reply, 200, (guest) => change(context, guest, tidyCode(request.params.id), request.body)),
  );

  app.delete<AtHero>('/api/heroes/:id', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const id = tidyCode(request.params.id);
    const refused = purses.pay('writes', whoAsks(request, guest));
    if (refused !== null) return sendRefusal(reply, refused);
    const gone = await storage.heroes.remove(id, guest.id);
    return gone ? {} : sendRefusal(reply, no('no-such-hero', { hero: id.slice(0, 24) }));
  });
}

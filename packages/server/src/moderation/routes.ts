// Reporting somebody, and the queue of those who moderate.
import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { NewAct, NewReport, type Quote, REPORT_LIMIT } from '@wyrmtable/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { tidyCode } from '../fairness.ts';
import { guestOf, knownGuest } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { cleanWords } from '../lobby.ts';
import { foldedOr } from '../people/naming.ts';
import { whoAt } from '../people/relation-routes.ts';
import { read } from '../people/sign-in-routes.ts';
import { actingAccount } from '../people/signing.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Storage, TalkRow } from '../storage/port.ts';
import type { Act, Complaint } from '../storage/ports/moderation.ts';
import { banAddress, markOfGuest } from './addresses.ts';
import { barred } from './bars.ts';
import { heroReported, settleHero } from './heroes.ts';
import { enact, standingIn, verifyLog } from './log.ts';
import { actsTold, reportsTold } from './telling.ts';

const newReport = Compile(NewReport);
const newAct = Compile(NewAct);
const LISTED = 100;
const HOUR = 60 * 60_000;

const wordsIn = (raw: string | undefined): string | Refusal =>
  raw === undefined || raw.trim() === ''
    ? ''
    : (cleanWords(raw, REPORT_LIMIT) ?? no('bad-words', { max: REPORT_LIMIT }));

const quoted =
  (reporter: string, person: string) =>
  ({ at, person: who, seat, phrase, text }: TalkRow): Quote => ({
    at,
    who: who === person ? 'them' : who === reporter ? 'reporter' : 'other',
    seat,
    phrase,
    text,
  });

/** What somebody is called at a table, or was when they said something there. */
async function nameAt(storage: Storage, table: string, person: string): Promise<string> {
  const row = (await storage.table(table))?.seats.find((seat) => seat.kind === 'person' && seat.guest === person);
  if (row?.kind === 'person') return row.name;
  return (await storage.talk(table)).findLast((said) => said.person === person)?.name ?? '';
}

type Reported = Pick<Complaint, 'person' | 'name' | 'match' | 'talk'>;

/** Who is meant, and what goes along. */
async function meant(storage: Storage, wish: NewReport, reporter: string): Promise<Reported | Refusal> {
  if ('hero' in wish) {
    const hero = await heroReported(storage, wish.hero, reporter);
    return hero === null ? no('no-such-hero', { hero: wish.hero }) : { ...hero, talk: [] };
  }
  const person = await whoAt(storage, wish);
  if (typeof person !== 'string') return person;
  const match = tidyCode(wish.table);
  const talk = (await storage.talk(match)).map(quoted(reporter, person));
  return { person, name: await nameAt(storage, match, person), match, talk };
}

/** Whoever moderates; the right is one of the account and not of its programs. */
async function moderatorOf(context: ServerContext, request: FastifyRequest): Promise<string | Refusal> {
  const acting = await actingAccount(context, request);
  if (isRefusal(acting)) return acting;
  const { moderator } = await standingIn(context.storage.moderation, acting.account.id);
  return moderator ? acting.account.id : no('not-a-moderator');
}

type Wished = Omit<Act, 'number' | 'hash' | 'at' | 'moderator'>;

/** What is to be written of what a moderator wishes. */
async function wished(storage: Storage, wish: NewAct): Promise<Wished | Refusal> {
  const words = wordsIn(wish.words);
  if (isRefusal(words)) return words;
  if (wish.kind === 'undo') {
    const act = await storage.moderation.act(wish.act);
    if (act === null || act.kind === 'undo' || act.kind === 'dismiss') return no('no-such-act');
    const { number, person, reason } = act;
    return { kind: 'undo', person, reason, words, until: null, complaint: null, undoes: number };
  }
  const { kind, reason, report, name = '' } = wish;
  const complaint = report === undefined ? null : await storage.moderation.complaint(report);
  if (report !== undefined && complaint === null) return no('no-such-report');
  const person = complaint?.person ?? (await storage.people.accountNamed(foldedOr(name)))?.id;
  if (person === undefined) return no('no-such-person', { name: name.slice(0, 24) });
  const lasts = kind === 'mute' || kind === 'ban';
  const until = lasts && wish.hours !== undefined ? Date.now() + wish.hours * HOUR : null;
  return { kind, person, reason, words, until, complaint: complaint?.id ?? null, undoes: null };
}

/** Who is banned makes no tables, joins none and shares no hero; everything of their own stays in their reach. */
const KEPT_FROM = ['/api/tables', '/api/matches', '/api/reports', '/api/heroes', '/api/day', '/api/challenges'];
const SAYING = new Set(['POST', 'PUT']);
/** An account made for the purpose would be let in. */
const isKeptFrom = (url: string): boolean => url === '/api/account' || KEPT_FROM.some((path) => url.startsWith(path));

export function moderationRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage } = context;
  const { moderation } = storage;

  app.addHook('preHandler', async (request, reply) => {
    if (!SAYING.has(request.method) || !isKeptFrom(request.url)) return undefined;
    const guest = await knownGuest(storage, request);
    const refused = await barred(context, guest, addressOf(request.ip));
    return refused === null ? undefined : sendRefusal(reply, refused);
  });

  app.get('/api/standing', async (request, reply) => {
    const { id } = await guestOf(storage, request, reply);
    return standingIn(moderation, id);
  });

  app.post('/api/reports', async (request, reply) => {
    const { id: reporter } = await guestOf(storage, request, reply);
    const wish = read(newReport, request.body);
    const words = isRefusal(wish) ? wish : wordsIn(wish.words);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    if (isRefusal(words)) return sendRefusal(reply, words);
    const refused = context.purses.pay('complaints', { guest: reporter, address: addressOf(request.ip) });
    const reported = refused ?? (await meant(storage, wish, reporter));
    if (isRefusal(reported)) return sendRefusal(reply, reported);
    if (reported.person === reporter) return sendRefusal(reply, no('yourself'));
    const id = randomBytes(8).toString('hex');
    await moderation.complain({
      ...{ id, at: Date.now(), reporter, kind: wish.reason, words, act: null },
      ...reported,
    });
    return reply.code(201).send({ id });
  });

  app.get<{ Querystring: { all?: string } }>('/api/moderation/reports', async (request, reply) => {
    const moderator = await moderatorOf(context, request);
    if (isRefusal(moderator)) return sendRefusal(reply, moderator);
    const found = await moderation.complaints(request.query.all === undefined ? 'open' : 'all', LISTED);
    return { reports: await reportsTold(storage, found) };
  });

  app.get('/api/moderation/log', async (request, reply) => {
    const moderator = await moderatorOf(context, request);
    if (isRefusal(moderator)) return sendRefusal(reply, moderator);
    const verdict = await verifyLog(moderation);
    const last = (await moderation.lastAct())?.number ?? 0;
    const acts = await moderation.acts(Math.max(0, last - LISTED), LISTED);
    return { ...verdict, log: (await actsTold(storage, acts)).toReversed() };
  });

  app.post('/api/moderation/acts', async (request, reply) => {
    const moderator = await moderatorOf(context, request);
    if (isRefusal(moderator)) return sendRefusal(reply, moderator);
    const wish = read(newAct, request.body);
    const act = isRefusal(wish) ? wish : await wished(storage, wish);
    if (isRefusal(act)) return sendRefusal(reply, act);
    // Who holds the right answers to whoever runs the server.
    const { moderator: colleague } = await standingIn(moderation, act.person);
    if (colleague && act.kind !== 'dismiss') return sendRefusal(reply, no('not-on-moderators'));
    const byAddress = !isRefusal(wish) && wish.kind === 'ban' && wish.address === true;
    const mark = byAddress ? await markOfGuest(storage, act.person) : null;
    if (byAddress && mark === null) return sendRefusal(reply, no('no-address'));
    const written = await enact(moderation, { ...act, moderator });
    if (mark !== null) await banAddress(moderation, written, mark);
    await settleHero(storage, written);
    return reply.code(201).send((await actsTold(storage, [written]))[0]);
  });
}

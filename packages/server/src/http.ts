// The HTTP side: guests, tables, match files, and the built client.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { GAME_IDS, loadGame } from '@wyrmtable/registry';
import { type House, Joining, type ListedTable, MESSAGE_LIMIT, NewDevice, NewTable } from '@wyrmtable/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { type Errand, type Fetched, fetched } from './errands.ts';
import { freshToken, tidyCode } from './fairness.ts';
import { bringIn, FILE_LIMIT } from './files.ts';
import { shownTo } from './finding/welcome.ts';
import { guestOf } from './guests.ts';
import { listedSeats, seatsOf, watcherOf } from './lobby.ts';
import type { Ask } from './machine/effects.ts';
import { calledAt, personOf, programsAmong } from './people/who.ts';
import { addressOf, type Who } from './rate-limits.ts';
import { faultOf } from './reading.ts';
import { no } from './refusals.ts';
import type { ServerContext } from './server-context.ts';
import type { Guest, TableRow } from './storage/port.ts';
import { makeTable } from './table-creation.ts';

const LIST_LENGTH = 50;
const OPEN_SEALS = 100;
/** Matches of a list that are looked into; one that is not in memory has to be played again from its log. */
const LOOKED_INTO = 12;

const newTable = Compile(NewTable);
const newDevice = Compile(NewDevice);
const joining = Compile(Joining);

/** Which HTTP status goes with a refusal; 400 for everything else. */
const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'match-not-over': 409,
  'table-full': 409,
  'match-set-aside': 409,
  'other-version': 409,
  'not-seated': 403,
  'bad-link': 403,
  'rivals-at-table': 403,
  'no-coach': 403,
  'no-such-task': 404,
  'no-such-day': 404,
  'day-done': 409,
  'day-over': 409,
  'day-not-over': 409,
  'kept-apart': 403,
  'not-signed-in': 401,
  'wrong-sign-in': 401,
  'bad-passkey': 401,
  'prove-again': 403,
  'name-taken': 409,
  'has-account': 409,
  'last-way-in': 409,
  'no-such-sign-in': 404,
  'no-such-person': 404,
  'no-such-hero': 404,
  'hero-too-large': 413,
  'hero-changed': 409,
  'not-public-for-guests': 403,
  'no-such-words': 404,
  banned: 403,
  'banned-for-good': 403,
  'address-banned': 403,
  'not-a-moderator': 403,
  'not-on-moderators': 403,
  'no-such-report': 404,
  'no-such-act': 404,
  closing: 503,
  'out-of-reach': 503,
  'over-budget': 429,
};

export function sendRefusal(reply: FastifyReply, refused: Refusal, status = STATUS[refused.refused] ?? 400) {
  const seconds = refused.params?.seconds;
  if (status === 429 && seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(status).send({ refused: refused.refused, params: refused.params ?? {} });
}

/** A table as it stands in a list. */
function listing(table: TableRow, guest: string, programs: ReadonlySet<string>): ListedTable {
  const { id, game, status, options, seats, outcome, created, changed } = table;
  return {
    id,
    game,
    status,
    options,
    seats: listedSeats(seats, programs),
    you: watcherOf(table, guest),
    outcome,
    created,
    changed,
  };
}

/** Whether the match waits for that guest, and for how long it will; null where it does not. */
async function waitsFor(
  context: ServerContext,
  table: TableRow,
  guest: string,
  who: Who,
): Promise<{ readonly left: number | null } | null> {
  if (seatsOf(table, guest).length === 0) return null;
  const answer = await fetched(context, who, table.id, { kind: 'waits', guest });
  // Whoever has had too many long matches played again is told of the others when they come to them.
  return answer.kind === 'waits' && answer.waits ? answer : null;
}

/** The guest's tables that wait for it, among those it played at last, with the time it has. */
async function waitingFor(
  context: ServerContext,
  tables: readonly TableRow[],
  guest: string,
  who: Who,
): Promise<ReadonlyMap<string, number | null>> {
  const waiting = new Map<string, number | null>();
  for (const table of tables.filter(({ status }) => status === 'playing').slice(0, LOOKED_INTO)) {
    const waits = await waitsFor(context, table, guest, who);
    if (waits !== null) waiting.set(table.id, waits.left);
  }
  return waiting;
}

/** A challenge that waits for this guest's answer. */
function challenger({ status, terms, seats }: TableRow, guest: string): Pick<ListedTable, 'challenger'> {
  const { challenge } = terms;
  if (status !== 'lobby' || challenge === undefined || challenge.by === guest) return {};
  return seats.some((row) => row.kind === 'person' && row.guest === guest) ? { challenger: challenge.name } : {};
}

const timeLeft = (left: number | null | undefined): Pick<ListedTable, 'left'> =>
  left === null || left === undefined ? {} : { left: Math.round(left) };

/** Bytes of a wish for a table: six heroes that somebody made, each the largest that can be. */
const TABLE_LIMIT = 1 << 20;

/** Only heroes take so much room. */
function isTooLarge({ headers, body }: FastifyRequest): boolean {
  const brings = typeof body === 'object' && body !== null && 'made' in body;
  return !brings && Number(headers['content-length'] ?? 0) > MESSAGE_LIMIT;
}

type AtTable = { Params: { id: string } };

type Given = Exclude<Fetched, { kind: 'refused' }>;

/** What the guest gets of the table that the request names; what is refused is answered here. */
async function fetchFor(
  context: ServerContext,
  request: FastifyRequest<AtTable>,
  reply: FastifyReply,
  guest: Guest,
  errand: Errand,
): Promise<Given | null> {
  const given = await fetched(context, whoAsks(request, guest), request.params.id, errand);
  if (given.kind !== 'refused') return given;
  sendRefusal(reply, given.refusal);
  return null;
}

async function fetchFrom(
  context: ServerContext,
  request: FastifyRequest<AtTable>,
  reply: FastifyReply,
  errandOf: (guest: Guest) => Errand,
): Promise<Given | null> {
  const guest = await guestOf(context.storage, request, reply);
  return fetchFor(context, request, reply, guest, errandOf(guest));
}

/** The same for what changes something, which costs. */
async function askTable(
  context: ServerContext,
  request: FastifyRequest<AtTable>,
  reply: FastifyReply,
  askOf: (guest: Guest) => Ask,
): Promise<Given | null> {
  // Asked for once: who comes without a cookie would be somebody else each time.
  const guest = await guestOf(context.storage, request, reply);
  const who = { ...whoAsks(request, guest), table: tidyCode(request.params.id) };
  const refused = context.purses.pay('writes', who);
  if (refused === null) return fetchFor(context, request, reply, guest, { kind: 'ask', ask: askOf(guest) });
  sendRefusal(reply, refused);
  return null;
}

/** Whose purses pay for a request. */
function whoAsks({ ip }: FastifyRequest, { id }: Guest): Who {
  return { guest: id, address: addressOf(ip) };
}

/** A link of one's own for another device, and coming by one. */
function deviceRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post<AtTable>('/api/tables/:id/link', async (request, reply) => {
    const key = freshToken();
    const done = await askTable(context, request, reply, ({ id }) => ({ kind: 'link', guest: id, secret: key }));
    return done === null ? reply : reply.code(201).send({ key });
  });

  app.delete<AtTable>('/api/tables/:id/link', async (request, reply) => {
    const done = await askTable(context, request, reply, ({ id }) => ({ kind: 'unlink', guest: id }));
    return done === null ? reply : {};
  });

  app.post<AtTable>('/api/tables/:id/device', async (request, reply) => {
    const { body } = request;
    if (!newDevice.Check(body)) return sendRefusal(reply, no('bad-message', { ...faultOf(newDevice.Errors(body)) }));
    const done = await askTable(context, request, reply, ({ id }) => ({ kind: 'device', guest: id, secret: body.key }));
    return done === null ? reply : { table: tidyCode(request.params.id) };
  });
}

/** Promises of dice that were given and not kept yet can be looked up by anybody. */
function diceRoutes(app: FastifyInstance, { storage }: ServerContext): void {
  app.get('/api/dice', async () => storage.openSeals(OPEN_SEALS));
  app.get<{ Params: { commitment: string } }>('/api/dice/:commitment', async (request, reply) => {
    const seal = await storage.sealed(request.params.commitment);
    return seal ?? sendRefusal(reply, no('not-found', { path: request.url.slice(0, 80) }), 404);
  });
}

export function routes(app: FastifyInstance, context: ServerContext): void {
  const { storage } = context;

  app.get('/api/me', async (request, reply) => {
    const { name, kind } = personOf(await guestOf(storage, request, reply));
    return { name, kind };
  });

  app.get('/api/games', async () =>
    Promise.all(
      GAME_IDS.map(async (id) => {
        const { game, bots } = await loadGame(id);
        return { id, version: game.version, seats: game.seats, options: game.options, bots: Object.keys(bots) };
      }),
    ),
  );

  app.post('/api/tables', { bodyLimit: TABLE_LIMIT }, async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    if (isTooLarge(request)) return sendRefusal(reply, no('message-too-large', { limit: MESSAGE_LIMIT }), 413);
    if (!newTable.Check(request.body)) {
      return sendRefusal(reply, no('bad-message', { ...faultOf(newTable.Errors(request.body)) }));
    }
    const who = whoAsks(request, guest);
    // A hero that somebody made is read through before anybody sees it.
    const reading = request.body.made === undefined ? null : context.purses.pay('uploads', who);
    const made = reading ?? context.purses.refuse('tables', who) ?? (await makeTable(context, guest, request.body));
    if (isRefusal(made)) return sendRefusal(reply, made);
    context.purses.spend('tables', who);
    return reply.code(201).send({ table: made.id, path: `/t/${made.id}` });
  });

  app.get('/api/tables/mine', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const tables = await storage.tablesOf(guest.id, LIST_LENGTH);
    const programs = await programsAmong(
      storage,
      tables.flatMap(({ seats }) => seats),
    );
    const waiting = await waitingFor(context, tables, guest.id, whoAsks(request, guest));
    const visits = context.retention === null ? new Map() : await storage.visits(tables.map(({ id }) => id));
    const expiry = (id: string): object =>
      context.retention === null ? {} : { expires: (visits.get(id) ?? Date.now()) + context.retention };
    return {
      tables: tables.map((table) => ({
        ...listing(table, guest.id, programs),
        yourMove: waiting.has(table.id),
        ...challenger(table, guest.id),
        ...(table.terms.clock.kind === 'slow' ? { days: table.terms.clock.days } : {}),
        ...timeLeft(waiting.get(table.id)),
        ...expiry(table.id),
      })),
    };
  });

  app.get('/api/tables/open', async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const tables = await storage.tablesToWatch(LIST_LENGTH);
    const programs = await programsAmong(
      storage,
      tables.flatMap(({ seats }) => seats),
    );
    return { tables: tables.map((table) => listing(table, guest.id, programs)) };
  });

  app.get('/api/house', async (request, reply) => {
    const { id } = await guestOf(storage, request, reply);
    const { people, playing, tables } = (await context.house?.seenBy(id)) ?? { people: 0, playing: 0, tables: [] };
    const seeking = (await context.seeks?.count()) ?? {};
    return { people, playing, seeking, tables: await shownTo(storage, id, tables) } satisfies House;
  });

  app.post<AtTable>('/api/tables/:id/join', async (request, reply) => {
    const { body } = request;
    if (!joining.Check(body)) return sendRefusal(reply, no('bad-message', { ...faultOf(joining.Errors(body)) }));
    const asked = (guest: Guest): Ask => ({ kind: 'join', guest: guest.id, name: calledAt(guest, body.name) });
    const done = await askTable(context, request, reply, asked);
    return done === null ? reply : { table: tidyCode(request.params.id) };
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const given = await fetchFrom(context, request, reply, ({ id }) => ({ kind: 'info', guest: id }));
    return given?.kind === 'info' ? { table: given.info } : reply;
  });

  app.post<{ Params: { id: string } }>('/api/tables/:id/again', async (request, reply) => {
    const next = await askTable(context, request, reply, ({ id }) => ({ kind: 'again', guest: id }));
    if (next?.kind !== 'next') return reply;
    return reply.code(201).send({ table: next.id, path: `/t/${next.id}` });
  });

  // Every choice of the match is played again before it is taken, so it is not to be had too often.
  app.post('/api/matches', { bodyLimit: FILE_LIMIT }, async (request, reply) => {
    const guest = await guestOf(storage, request, reply);
    const brought =
      context.purses.pay('uploads', whoAsks(request, guest)) ?? (await bringIn(context, guest, request.body));
    if (isRefusal(brought)) return sendRefusal(reply, brought);
    return reply.code(201).send({ table: brought.id, path: `/t/${brought.id}` });
  });

  app.post<AtTable>('/api/tables/:id/file', async (request, reply) => {
    const taken = await askTable(context, request, reply, ({ id, name }) => ({ kind: 'take-out', guest: id, name }));
    return taken?.kind === 'file' ? taken.file : reply;
  });

  deviceRoutes(app, context);
  diceRoutes(app, context);

  app.get<{ Params: { id: string } }>('/api/tables/:id/content', async (request, reply) => {
    const given = await fetchFrom(context, request, reply, () => ({ kind: 'content' }));
    return given?.kind === 'content' ? given.parcel : reply;
  });

  app.get<{ Params: { id: string; seat: string } }>('/api/tables/:id/world/:seat', async (request, reply) => {
    const seat = Number(request.params.seat);
    const given = await fetchFrom(context, request, reply, ({ id }) => ({ kind: 'world', guest: id, seat }));
    return given?.kind === 'world' ? { state: given.state } : reply;
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/file', async (request, reply) => {
    const given = await fetchFrom(context, request, reply, () => ({ kind: 'file' }));
    if (given?.kind !== 'file') return reply;
    const { file } = given;
    const name = `${file.game}-${request.params.id}.json`.replace(/[^a-z0-9.-]/gi, '');
    return reply.header('content-disposition', `attachment; filename="${name}"`).send(file);
  });
}

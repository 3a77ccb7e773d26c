// Whom somebody follows, has muted or blocked: an account by its name, anybody by the seat they hold or by what they said.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { NewRelation, type RelationInfo, type SeatedInfo } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { hashOf, tidyCode } from '../fairness.ts';
import { guestOf } from '../guests.ts';
import { sendRefusal } from '../http.ts';
import { addressOf } from '../rate-limits.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Storage, TableRow } from '../storage/port.ts';
import { RELATIONS, type Relation } from '../storage/ports/people.ts';
import { turnEars } from './blocks.ts';
import { foldedOr } from './naming.ts';
import { read } from './sign-in-routes.ts';
import { accountsOf } from './who.ts';

const newRelation = Compile(NewRelation);
/** Of one person, of both kinds together. */
const MOST = 500;

/** Ids of people are nobody's business; this one means something to its owner alone. */
const idOf = ({ person, other, kind }: Relation): string => hashOf(`${kind} ${person} ${other}`).slice(0, 16);

async function infoOf(storage: Storage, relations: readonly Relation[]): Promise<RelationInfo[]> {
  const accounts = await accountsOf(
    storage,
    relations.map(({ other }) => other),
  );
  return relations.map((relation) => ({
    id: idOf(relation),
    kind: relation.kind,
    name: accounts.get(relation.other)?.name ?? null,
    at: relation.at,
  }));
}

/** Who is meant; somebody who has no account is known by where they sit. */
async function meant({ people, ...storage }: Storage, wish: Static<typeof NewRelation>): Promise<string | Refusal> {
  if ('name' in wish)
    return (
      (await people.accountNamed(foldedOr(wish.name)))?.id ?? no('no-such-person', { name: wish.name.slice(0, 24) })
    );
  return whoAt(storage, wish);
}

/** Whoever sits there, or has said that there. */
export async function whoAt(
  storage: Pick<Storage, 'table' | 'talk'>,
  wish: { readonly table: string } & ({ readonly seat: number } | { readonly said: number }),
): Promise<string | Refusal> {
  const table = tidyCode(wish.table);
  if ('said' in wish)
    return (await storage.talk(table)).find(({ number }) => number === wish.said)?.person ?? no('no-such-words');
  const row = (await storage.table(table))?.seats[wish.seat];
  return row?.kind === 'person' ? row.guest : no('no-such-seat', { seat: wish.seat });
}

/** Everybody who sits at the table, as that person may know them. */
async function seatedAt(storage: Storage, table: TableRow, person: string): Promise<SeatedInfo[]> {
  const seated = table.seats.flatMap((row, seat) => (row.kind === 'person' ? [{ seat, id: row.guest }] : []));
  const accounts = await accountsOf(
    storage,
    seated.map(({ id }) => id),
  );
  const relations = await storage.people.relations(person);
  return seated.map(({ seat, id }) => {
    const known = accounts.get(id);
    const stance = relations.find(({ other }) => other === id);
    return {
      seat,
      kind: known?.kind ?? 'guest',
      account: known?.name ?? null,
      stance: stance === undefined ? null : { id: idOf(stance), kind: stance.kind },
    };
  });
}

export function relationRoutes(app: FastifyInstance, context: ServerContext): void {
  const { storage } = context;
  const { people } = storage;
  /** What they do not want to hear they do not hear from now on, wherever their lines are. */
  const heard = async (person: string): Promise<void> => {
    await turnEars(context, person);
    context.relays?.deafened(person);
  };

  app.get<{ Params: { id: string } }>('/api/tables/:id/people', async (request, reply) => {
    const { id } = await guestOf(storage, request, reply);
    const table = await storage.table(tidyCode(request.params.id));
    if (table === null) return sendRefusal(reply, no('no-such-table', { table: request.params.id.slice(0, 16) }));
    return { people: await seatedAt(storage, table, id) };
  });

  app.get('/api/people', async (request, reply) => {
    const { id } = await guestOf(storage, request, reply);
    return { people: await infoOf(storage, await people.relations(id)) };
  });

  app.post('/api/people', async (request, reply) => {
    const { id: person } = await guestOf(storage, request, reply);
    const wish = read(newRelation, request.body);
    if (isRefusal(wish)) return sendRefusal(reply, wish);
    const refused = context.purses.pay('writes', { guest: person, address: addressOf(request.ip) });
    if (refused !== null) return sendRefusal(reply, refused);
    const other = await meant(storage, wish);
    if (typeof other !== 'string') return sendRefusal(reply, other);
    if (other === person) return sendRefusal(reply, no('yourself'));
    const known = await people.relations(person);
    if (known.length >= MOST) return sendRefusal(reply, no('too-many-people', { limit: MOST }));
    const { kind } = wish;
    await people.relate({ person, other, kind, at: Date.now() });
    // One has one stance towards somebody.
    for (const ended of RELATIONS) if (ended !== kind) await people.unrelate(person, other, ended);
    await heard(person);
    const now = (await people.relations(person)).filter((one) => one.other === other && one.kind === kind);
    return reply.code(201).send((await infoOf(storage, now))[0]);
  });

  app.delete<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    const { id: person } = await guestOf(storage, request, reply);
    const found = (await people.relations(person)).find((one) => idOf(one) === request.params.id);
    if (found !== undefined) await people.unrelate(person, found.other, found.kind);
    await heard(person);
    return {};
  });
}

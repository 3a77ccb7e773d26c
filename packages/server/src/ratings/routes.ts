// Ratings by HTTP: the best of a kind, and what there is to know of one person.
import { type BestList, isKind, type PersonInfo, RATED_KINDS, type RatingInfo } from '@wyrmtable/wire';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http.ts';
import { foldName } from '../people/folding.ts';
import { accountsOf } from '../people/who.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Storage } from '../storage/port.ts';
import type { RatedRow, RatingRow } from '../storage/ports/ratings.ts';
import { doubtOf, pointsOf, SURE } from './scale.ts';

const BEST = 100;
const LAST = 200;

const infoOf = ({ kind, mu, sigma, matches, won }: RatingRow): RatingInfo => ({
  kind,
  rating: Math.round(pointsOf(mu)),
  doubt: Math.round(doubtOf(sigma)),
  provisional: sigma >= SURE,
  matches,
  won,
});

async function matchesOf(storage: Storage, person: string): Promise<PersonInfo['matches']> {
  const own = await storage.ratings.ratedOf(person, LAST);
  const all = await storage.ratings.ratedAt(own.map(({ match }) => match));
  const names = await accountsOf(
    storage,
    all.map((row) => row.person),
  );
  const byMatch = Map.groupBy(all, ({ match }) => match);
  const othersOf = (row: RatedRow) =>
    (byMatch.get(row.match) ?? [])
      .filter((other) => other.person !== person)
      .map((other) => ({ name: names.get(other.person)?.name ?? '', friend: other.side === row.side }));
  return own.map((row) => ({
    match: row.match,
    kind: row.kind,
    at: row.at,
    won: row.place === 1,
    hero: row.hero,
    rating: Math.round(pointsOf(row.mu)),
    weight: row.weight,
    others: othersOf(row),
  }));
}

export function ratingRoutes(app: FastifyInstance, { storage }: ServerContext): void {
  app.get<{ Querystring: { kind?: string } }>('/api/best', async (request, reply) => {
    const { kind = 'duel' } = request.query;
    if (!isKind(kind) || !RATED_KINDS.includes(kind))
      return sendRefusal(reply, no('no-such-kind', { kind: kind.slice(0, 24) }), 404);
    const best = await storage.ratings.best(kind, SURE, BEST);
    const who = await accountsOf(
      storage,
      best.map((row) => row.person),
    );
    return {
      kind,
      best: best.map((row) => ({ ...infoOf(row), name: row.name, program: who.get(row.person)?.kind === 'program' })),
    } satisfies BestList;
  });

  app.get<{ Params: { name: string } }>('/api/ratings/:name', async (request, reply) => {
    const { name } = request.params;
    const account = await storage.people.accountNamed(foldName(name));
    if (account === null) return sendRefusal(reply, no('no-such-person', { name: name.slice(0, 24) }), 404);
    const { id } = account;
    return {
      name: account.name,
      program: account.owner !== null,
      ratings: (await storage.ratings.ratingsOf(id)).map(infoOf),
      heroes: await storage.ratings.heroesOf(id),
      luck: await storage.luck.luckOf(id),
      matches: await matchesOf(storage, id),
    } satisfies PersonInfo;
  });
}

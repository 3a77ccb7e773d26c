// All that is kept about one account, as one file of JSON, written while it is read.
import { isGameId, loadGame } from '@wyrmtable/registry';
import { isKeptSecret } from '../day/days.ts';
import { pageOf } from '../heroes/pages.ts';
import { seatsOf } from '../lobby.ts';
import { fileOf } from '../recipe.ts';
import type { ServerContext } from '../server-context.ts';
import type { Account } from '../storage/ports/people.ts';
import { accountsOf } from './who.ts';

/** A table as the person may know it: of a match in play nothing that is still hidden. */
async function tableOf({ storage }: ServerContext, id: string, person: string): Promise<object | null> {
  const table = await storage.table(id).catch(() => null);
  if (table === null) return null;
  const { game, version, status, options, outcome, created, changed } = table;
  const seats = table.seats.map((row) => ({ kind: row.kind, name: row.kind === 'empty' ? '' : row.name }));
  const told = { id, game, version, status, options, seats, yours: seatsOf(table, person), outcome, created, changed };
  if (status !== 'over' || !isGameId(game) || isKeptSecret(table, Date.now())) return told;
  const moves = await storage.moves(id);
  return { ...told, match: fileOf(table, await loadGame(game), moves, table.digest ?? '') };
}

async function relationsOf({ storage }: ServerContext, id: string): Promise<object> {
  const relations = await storage.people.relations(id);
  const names = await accountsOf(
    storage,
    relations.map(({ other }) => other),
  );
  const called = (wanted: string) =>
    relations.flatMap(({ kind, other, at }) => (kind === wanted ? [{ name: names.get(other)?.name ?? '', at }] : []));
  return { follows: called('follow'), mutes: called('mute'), blocks: called('block') };
}

/** What the person shared in the workshop, as it stands. */
async function heroesOf({ storage }: ServerContext, id: string): Promise<object[]> {
  const heads = await storage.heroes.of(id);
  const whole = await Promise.all(heads.map((head) => storage.heroes.hero(head.id)));
  return whole.flatMap((hero) => (hero === null ? [] : [{ ...pageOf(hero), public: hero.listed }]));
}

/** Secrets are not in it, not even as hashes: whoever finds the file cannot sign in by it. */
export async function* dataOf(context: ServerContext, account: Account): AsyncGenerator<string> {
  const { people } = context.storage;
  const { id, name, created } = account;
  const head = {
    format: 'wyrmtable-account-1',
    name,
    created,
    password: account.password !== null,
    recoveryCodes: await people.recoveryLeft(id),
    passkeys: (await people.passkeys(id)).map(({ label, created, used }) => ({ label, created, used })),
    signIns: (await people.signIns(id)).map(({ device, created, seen }) => ({ device, created, seen })),
    programs: (await people.programs(id)).map(({ name, created }) => ({ name, created })),
    ...(await relationsOf(context, id)),
    days: (await context.storage.days.triesOf(id)).map(({ person: _, ...attempt }) => attempt),
    ratings: (await context.storage.ratings.ratingsOf(id)).map(({ person: _, ...rating }) => rating),
    heroes: await heroesOf(context, id),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  let comma = '';
  for (const table of await people.tablesWith(id)) {
    const told = await tableOf(context, table, id);
    if (told === null) continue;
    yield `${comma}\n${JSON.stringify(told)}`;
    comma = ',';
  }
  yield ']}\n';
}

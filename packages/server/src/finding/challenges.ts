// A challenge: a table laid for two people, one of whom is told of it; either may get up again, and nothing begins unasked.
import { isRefusal, type Refusal, readOptions } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { KINDS, type KindId, NAME_LIMIT, type NewChallenge, NO_CLOCK } from '@wyrmtable/wire';
import { cleanName, isOneSide, nameApart } from '../lobby.ts';
import { foldedOr } from '../people/naming.ts';
import { calledAt, personOf } from '../people/who.ts';
import { no } from '../refusals.ts';
import type { ServerContext } from '../server-context.ts';
import type { Guest, SeatRow, TableRow } from '../storage/port.ts';
import { addWithFreshCode, lobbyRow } from '../table-creation.ts';
import { CLOCKS } from './company.ts';

/** Tables of somebody that are looked through for a challenge that stands. */
const LOOKED_THROUGH = 50;

/** What two can play. */
const isForTwo = (kind: KindId): boolean => KINDS[kind].seats === 2;

/** The challenge that already stands between the two, or null: asking again is no second one. */
async function standing({ storage }: ServerContext, by: string, other: string): Promise<TableRow | null> {
  const tables = await storage.tablesOf(other, LOOKED_THROUGH);
  return tables.find(({ status, terms }) => status === 'lobby' && terms.challenge?.by === by) ?? null;
}

export async function challenge(context: ServerContext, guest: Guest, wish: NewChallenge): Promise<TableRow | Refusal> {
  const { people } = context.storage;
  const { kind, pace = 'live', rated = false } = wish;
  const name = cleanName(calledAt(guest, wish.called));
  if (name === null) return no('bad-name', { max: NAME_LIMIT });
  const other = await people.accountNamed(foldedOr(wish.name));
  if (other === null) return no('no-such-person', { name: wish.name.slice(0, 24) });
  if (other.id === guest.id) return no('yourself');
  if (await people.blocked(guest.id, other.id)) return no('kept-apart');
  if (!isForTwo(kind) || (rated && !KINDS[kind].rated)) return no('no-such-kind', { kind });
  // Both wish it: one by asking, the other by being ready. So programs may be rated here, and nowhere else.
  if (rated && personOf(guest).kind === 'guest') return no('not-rated-for-guests');
  const known = await standing(context, guest.id, other.id);
  if (known !== null) return known;
  const { game: id, options: wanted, seats: count } = KINDS[kind];
  if (!isGameId(id)) return no('no-such-kind', { kind });
  const { game, bots } = await loadGame(id);
  const options = readOptions(game, wanted, count);
  if (isRefusal(options)) return options;
  const called = nameApart(name, Object.keys(bots));
  const seats: SeatRow[] = [
    { kind: 'person', guest: guest.id, name: called, word: null },
    { kind: 'person', guest: other.id, name: nameApart(other.name, [...Object.keys(bots), called]), word: null },
  ];
  const clock = isOneSide(game, options, count) ? NO_CLOCK : CLOCKS[pace];
  const terms = { clock, rated, challenge: { by: guest.id, name: called } };
  const table = await addWithFreshCode(context, false, (code) =>
    lobbyRow(game, { id: code, options, seats, host: guest.id, listed: false, terms }),
  );
  context.word?.send(other.id, { kind: 'challenge', table: table.id, game: id, by: called });
  return table;
}

// What is asked of a table by HTTP: links for other devices, the next table, and the match as a file.
import { digest, isRefusal, type Manifest, type Refusal } from '@wyrmtable/kernel';
import { anew, rechosen } from '../choosing.ts';
import { isKeptSecret } from '../day/days.ts';
import { actorOf, isSeated, withDevice, withFreshLink, withoutLink } from '../devices.ts';
import { seatsOf, together, withoutWord } from '../lobby.ts';
import { choosableAt } from '../made-heroes.ts';
import { forgotten, handedOver } from '../people/seats.ts';
import { reopened } from '../pledging.ts';
import { fileOf } from '../recipe.ts';
import { no } from '../refusals.ts';
import type { SeatRow, TableRow } from '../storage/port.ts';
import { tellTable } from './announcing.ts';
import { arranged, deskAt } from './arranging.ts';
import type { Ask, Result, Work } from './effects.ts';
import { save } from './laying.ts';
import { givenUpBy } from './leaving.ts';
import { alter } from './saying.ts';
import type { Draw, Table } from './table.ts';

const DONE: Result = { kind: 'done' };

const refused = (why: Refusal): Result => ({ kind: 'refused', refusal: why });

export function* askedFor(room: Table, ask: Ask): Work<Result> {
  switch (ask.kind) {
    case 'link':
      return yield* altered(room, withFreshLink(room.table, actorOf(room.table, ask.guest), ask.secret));
    case 'unlink':
      return yield* altered(room, withoutLink(room.table, actorOf(room.table, ask.guest)));
    case 'device':
      return yield* altered(room, withDevice(room.table, ask.guest, ask.secret));
    case 'again':
      return yield* playAgain(room, ask.guest);
    case 'join':
      return yield* join(room, ask.guest, ask.name);
    case 'decline':
      return yield* decline(room, ask.guest);
    case 'give-up':
      return yield* altered(room, givenUpBy(room, ask.guest));
    case 'take-out':
      return yield* takeOut(room, ask.guest, ask.name);
    case 'hand-over':
      return yield* altered(room, handedOver(room.registered.game, room.table, ask));
    case 'forget': {
      const leave = (table: TableRow): TableRow =>
        rechosen(table, forgotten(table, ask.guest, ask.ghost), deskAt(room));
      const inLobby = room.table.status === 'lobby';
      return yield* altered(room, inLobby ? reopened(room.table, room.setting.draw.seed, leave) : leave(room.table));
    }
  }
}

function* altered(room: Table, row: TableRow | Refusal): Work<Result> {
  if (isRefusal(row)) return refused(row);
  const failed = row === room.table ? null : yield* alter(room, row);
  return failed === null ? DONE : refused(failed);
}

/** Whoever is quicker has the last seat; whoever sits here already stays where they are. */
function* join(room: Table, guest: string, name: string): Work<Result> {
  const { table } = room;
  const actor = actorOf(table, guest);
  if (isSeated(table, actor)) return DONE;
  const seat = table.status === 'lobby' ? table.seats.findIndex(({ kind }) => kind === 'empty') : -1;
  if (seat < 0) return refused(no('table-full'));
  const row = arranged(room, actor, { type: 'sit', seat, name });
  if (isRefusal(row)) return refused(row);
  const own = row.seats[seat];
  const called = own?.kind === 'person' ? { guest: actor, name: own.name } : null;
  const failed = yield* alter(room, row, { called });
  return failed === null ? DONE : refused(failed);
}

/** The table is the challenger's alone from then on; what they do with it is up to them. */
function* decline(room: Table, guest: string): Work<Result> {
  const { table } = room;
  if (table.status !== 'lobby') return refused(no('already-started'));
  const actor = actorOf(table, guest);
  if (table.terms.challenge === undefined || !isSeated(table, actor)) return refused(no('not-seated'));
  const { challenge: _, ...terms } = table.terms;
  const row = arranged(room, actor, { type: 'stand' });
  return isRefusal(row) ? refused(row) : yield* altered(room, { ...row, terms: { ...terms, rated: false } });
}

function seatedAnew(row: SeatRow, draw: Draw): SeatRow {
  if (row.kind === 'bot') return { ...row, word: draw.word() };
  if (row.kind !== 'person') return row;
  const { deputy: _, out: __, ...person } = row;
  return withoutWord(person);
}

/** What is played with once more: of what ships as it is today, with the heroes the table brings. */
function stockAgain({ table, registered: { game } }: Table): Manifest {
  return game.stock(table.options, table.seats.length, choosableAt(game, table));
}

/** The same people and bots once more, at a table of their own. Asking twice gives the same table. */
function* playAgain(room: Table, guest: string): Work<Result> {
  const { table, now } = room;
  const { draw } = room.setting;
  if (table.status !== 'over') return refused(no('match-not-over'));
  const actor = actorOf(table, guest);
  if (!isSeated(table, actor) && table.host !== actor) return refused(no('not-seated'));
  const row: TableRow = {
    ...table,
    version: room.registered.game.version,
    status: 'lobby',
    content: stockAgain(room),
    seats: table.seats.map((seat) => seatedAnew(seat, draw)),
    words: null,
    pledge: null,
    // A task of a day is tried once: this is a match of its own.
    terms: {
      clock: table.terms.clock,
      rated: table.terms.rated,
      ...(table.terms.choosing === undefined ? {} : { choosing: table.terms.choosing }),
    },
    ended: null,
    // Devices come along; a link leads to one table alone.
    links: table.links.map((link) => ({ ...link, hash: null })),
    seedKnown: [],
    host: actor,
    seed: draw.seed(),
    setUp: [],
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  };
  const added = yield { kind: 'add', row: anew(row, deskAt(room)), unless: table.next };
  if (added.kind !== 'added') return refused(no('storage-failed'));
  if (added.id !== table.next) {
    if ((yield* save(room, { ...table, next: added.id })) !== 'written') return refused(no('storage-failed'));
    tellTable(room);
  }
  return { kind: 'next', id: added.id };
}

/**
 * The match as it stands. The file holds the seed, so whoever has it can know the coming dice and every hidden card: it is
 * only for those with no person against them, and everybody at the table is told.
 */
function* takeOut(room: Table, guest: string, name: string): Work<Result> {
  const { table, run, registered } = room;
  if (table.status === 'aside') return refused(no('match-set-aside'));
  if (table.status === 'lobby') return refused(no('not-started'));
  if (isKeptSecret(table, room.now)) return refused(no('day-not-over'));
  const own = seatsOf(table, guest);
  if (table.status === 'playing') {
    if (own.length === 0) return refused(no('not-seated'));
    const people = table.seats.flatMap((row, seat) => (row.kind === 'person' ? [seat] : []));
    if (!together(registered.game, table, [...own, ...people])) return refused(no('rivals-at-table'));
  }
  const read = yield { kind: 'moves' };
  if (read.kind !== 'moves') return refused(no('storage-failed'));
  if (table.status === 'over') return { kind: 'file', file: fileOf(table, registered, read.moves, table.digest ?? '') };
  // Of a match that cannot be played here nobody knows how it stands; whoever can play it will see.
  const end = run === null ? '' : digest(run.state);
  const row = table.seats[own[0] ?? 0];
  const knower = { name: row?.kind === 'person' ? row.name : name, how: 'taken' } as const;
  const known = table.seedKnown.some(({ name, how }) => name === knower.name && how === knower.how);
  const failed = known ? null : yield* alter(room, { ...table, seedKnown: [...table.seedKnown, knower] });
  if (failed !== null) return refused(failed);
  return { kind: 'file', file: fileOf(room.table, registered, read.moves, end) };
}

// What people say at a table apart from moves: who sits where, what is agreed, that it may go on, what goes by unasked.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { actorOf, isSeated } from '../devices.ts';
import { watcherOf } from '../lobby.ts';
import { commitmentOf, isSealed, unsealed } from '../pledging.ts';
import { recipeOf } from '../recipe.ts';
import { no } from '../refusals.ts';
import { begin } from '../running.ts';
import type { TableRow } from '../storage/port.ts';
import { tellTable, tellTableNow } from './announcing.ts';
import { type Arranging, arranged } from './arranging.ts';
import { layClock, writeClock } from './clocks.ts';
import type { Sealing, Work } from './effects.ts';
import { goOn, seekBots } from './going.ts';
import { recover, save, seatRun } from './laying.ts';
import { heedStops, readStops } from './stops.ts';
import type { Line, StopsWish, Table } from './table.ts';
import { tellTalkTo } from './talk.ts';
import { answer, watcherAtLine, welcome } from './telling.ts';
import { isResting } from './waiting.ts';

/** Who sits where and what is agreed: before the first roll, and who sits where also when the match rests. */
export function* arrange(room: Table, line: Line, message: Arranging, overdrawn: Refusal | null): Work<void> {
  const changed = overdrawn ?? arranged(room, actorOf(room.table, line.guest.id), underOwnName(line, message));
  if (isRefusal(changed)) {
    answer(room, line, message, changed);
    return;
  }
  room.out.push({ kind: 'charge', line: line.id, work: 'writes' });
  const before = room.table;
  const written = (): void => answer(room, line, message, null);
  if (changed === before) return written();
  const refused =
    before.status === 'lobby' && changed.status === 'playing'
      ? yield* start(room, changed, written)
      : yield* alter(room, changed, { written, cause: line, called: calledIn(changed, line, message) });
  if (refused !== null) answer(room, line, message, refused);
  else if (isSealed(room.table)) awaitWords(room);
}

/** A name that nobody else may have is worth something only where its owner goes by no other. */
function underOwnName({ guest }: Line, message: Arranging): Arranging {
  if (guest.account === undefined || (message.type !== 'sit' && message.type !== 'name')) return message;
  return { ...message, name: guest.name };
}

function calledIn(row: TableRow, { guest }: Line, { type }: Arranging): { guest: string; name: string } | null {
  if (row.status !== 'lobby' || (type !== 'sit' && type !== 'name')) return null;
  const seat = watcherOf(row, guest.id);
  const own = seat === 'spectator' ? undefined : row.seats[seat];
  return own?.kind === 'person' ? { guest: guest.id, name: own.name } : null;
}

/** The dice are fixed and the match begins. */
function* start(room: Table, row: TableRow, written: () => void): Work<Refusal | null> {
  const kept = yield* save(room, row, { seals: sealsBetween(room.table, row) });
  if (kept !== 'written') return yield* notKept(room);
  seatRun(room, begin(recipeOf(room.table, room.registered)));
  layClock(room, null);
  room.onward = 0;
  written();
  tellTableNow(room);
  for (const other of room.connections) welcome(room, other, { since: 0 });
  if (!(yield* writeClock(room))) yield* recover(room);
  seekBots(room);
  return null;
}

/** What was not written does not hold: what the store has does, and it may have more than it said. */
export function* notKept(room: Table): Work<Refusal> {
  yield* recover(room);
  return no('storage-failed');
}

/** Every promise of dice for which words are shown is on record before any is. */
function sealsBetween(before: TableRow, after: TableRow): readonly Sealing[] {
  if (before.status === 'playing' && after.status === 'over') return [{ commitment: commitmentOf(after), how: 'over' }];
  if (before.pledge === null && after.pledge !== null) return [{ commitment: commitmentOf(after), how: 'sealed' }];
  if (before.pledge !== null && after.pledge === null) return [{ commitment: commitmentOf(before), how: 'aborted' }];
  return [];
}

/** Whoever does not show their word in time keeps nobody waiting: the table opens again, with a new seed. */
function awaitWords(room: Table): void {
  if (room.sealing !== null) return;
  room.seals++;
  room.sealing = room.seals;
  room.out.push({ kind: 'wake', wake: { kind: 'words', number: room.seals }, ms: room.setting.wordPatience });
}

export function* giveUpWords(room: Table, number: number): Work<void> {
  if (room.sealing !== number) return;
  room.sealing = null;
  if (isSealed(room.table)) yield* alter(room, unsealed(room.table, room.setting.draw.seed()));
}

interface Altering {
  readonly written?: () => void;
  readonly cause?: Line | null;
  readonly called?: { readonly guest: string; readonly name: string } | null;
}

/** Writes the table down and tells everybody; whoever looks through other eyes now is shown what they see. */
export function* alter(
  room: Table,
  row: TableRow,
  { written = () => {}, cause = null, called = null }: Altering = {},
): Work<Refusal | null> {
  const before = new Map(Array.from(room.connections, (line) => [line, watcherAtLine(room, line)]));
  const kept = yield* save(room, row, { seals: sealsBetween(room.table, row), called });
  if (kept !== 'written') return yield* notKept(room);
  // Who plays now may have changed, and with it whose time runs.
  if (room.run !== null && !(yield* writeClock(room))) yield* recover(room);
  written();
  tellTable(room, cause);
  const moved = [...room.connections].filter((line) => before.get(line) !== watcherAtLine(room, line));
  for (const line of moved) if (line.talk !== 'off') tellTalkTo(room, line);
  if (room.run === null) return null;
  for (const line of moved) line.picture = null;
  yield* goOn(room, true);
  return null;
}

/** The company is complete: a bot that has the choice may end the rest. */
export function sayOnward(room: Table, line: Line, message: Said<'onward'>): void {
  const seated = watcherAtLine(room, line) !== 'spectator';
  const refused = !seated ? no('not-seated') : isResting(room) ? null : no('not-resting');
  answer(room, line, message, refused);
  if (refused !== null) return;
  room.onward = room.run?.log.length ?? -1;
  tellTable(room);
  seekBots(room);
}

/** From now on the table passes what this person lets go by, what is open now included. A game may know no stops. */
export function* heed(room: Table, line: Line, message: Said<'stops'>, overdrawn: Refusal | null): Work<void> {
  const actor = actorOf(room.table, line.guest.id);
  if (!isSeated(room.table, actor)) {
    answer(room, line, message, no('not-seated'));
    return;
  }
  const told = readStops(message.stops, room.registered);
  const known = room.stops.get(actor);
  // The same once more, as every visit says it, is nothing to write down.
  if (told !== null && JSON.stringify(told.wish) !== JSON.stringify(known?.wish)) {
    if (overdrawn === null) room.out.push({ kind: 'charge', line: line.id, work: 'writes' });
    const refused = overdrawn ?? (yield* keepStops(room, actor, told));
    if (refused !== null) {
      answer(room, line, message, refused);
      return;
    }
  }
  answer(room, line, message, null);
  if (room.run !== null) yield* goOn(room);
}

/** Only what is written down holds. */
function* keepStops(room: Table, guest: string, told: StopsWish): Work<Refusal | null> {
  const entries = [{ kind: 'stops', match: room.id, guest, wish: told.wish }] as const;
  const { kind } = yield { kind: 'append', epoch: room.epoch, entries };
  if (kind !== 'written') return yield* notKept(room);
  room.stops.set(guest, told);
  heedStops(room);
  return null;
}

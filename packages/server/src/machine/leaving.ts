// Who plays no more: a bot takes the seat until its person returns, or the match is given up; and ends that all agree on.
import type { Outcome, Refusal, Seat } from '@wyrmtable/kernel';
import type { Ended, GivenUp, Said } from '@wyrmtable/wire';
import { actorOf } from '../devices.ts';
import { seatsOf } from '../lobby.ts';
import { no } from '../refusals.ts';
import type { SeatRow, TableRow } from '../storage/port.ts';
import { writeClock } from './clocks.ts';
import type { Work } from './effects.ts';
import { digestOf } from './laying.ts';
import { alter, notKept } from './saying.ts';
import type { Line, Table } from './table.ts';
import { answer } from './telling.ts';
import { secondWindOf } from './time.ts';
import { botAt } from './waiting.ts';

/** Milliseconds after which others may let a bot play for somebody who has gone. */
const AWAY = 60_000;

/** Who stands in plays soundly and does not keep anybody waiting. */
const LEVELS = ['adept', 'random'];

const deputyAt = ({ registered }: Table): string =>
  LEVELS.find((level) => Object.hasOwn(registered.bots, level)) ?? Object.keys(registered.bots)[0] ?? 'random';

const sidesOf = ({ table, registered }: Table): readonly number[] =>
  registered.game.sides?.(table.options, table.seats.length) ?? table.seats.map((_, seat) => seat);

function changed(table: TableRow, seats: readonly Seat[], change: (row: SeatRow) => SeatRow): TableRow {
  return { ...table, seats: table.seats.map((row, seat) => (seats.includes(seat) ? change(row) : row)) };
}

/** A bot plays those seats until their person says that they are back. */
function deputised(room: Table, seats: readonly Seat[]): TableRow {
  const deputy = deputyAt(room);
  return changed(room.table, seats, (row) => (row.kind === 'person' ? { ...row, deputy } : row));
}

/** A side is out when every person on it has given up; what is left decides. */
function outcomeAfter(room: Table, { seats }: TableRow): Outcome | null {
  const sides = sidesOf(room);
  const isOut = (side: number): boolean => {
    const people = seats.filter((row, seat) => sides[seat] === side && row.kind === 'person');
    return people.length > 0 && people.every((row) => row.kind === 'person' && row.out !== undefined);
  };
  const all = [...new Set(sides)];
  const stay = all.filter((side) => !isOut(side));
  if (stay.length === 0) return { kind: 'lost' };
  const plays = seats.some((row) => row.kind === 'person' && row.out === undefined);
  // Bots do not play on for nobody.
  if (plays && (all.length === 1 || stay.length > 1)) return null;
  return { kind: 'won', winners: seats.flatMap((_, seat) => (stay.includes(sides[seat] ?? -1) ? [seat] : [])) };
}

/** The match ends here, whatever the game would say. */
const over = (room: Table, table: TableRow, outcome: Outcome, ended: Ended): TableRow => ({
  ...table,
  status: 'over',
  outcome,
  ended,
  digest: digestOf(room),
});

/** They have lost; where others play on against each other a bot plays their seats to the end. */
function givenUp(room: Table, seats: readonly Seat[], how: GivenUp): TableRow {
  const deputy = deputyAt(room);
  const row = changed(room.table, seats, (one) => (one.kind === 'person' ? { ...one, deputy, out: how } : one));
  const outcome = outcomeAfter(room, row);
  return outcome === null ? row : over(room, row, outcome, { how, seat: seats[0] ?? 0 });
}

/** All have agreed to stop without a result. */
export const stopped = (room: Table): TableRow => over(room, room.table, { kind: 'draw' }, { how: 'stopped' });

/** A seat is out of time, or its person has been away for too long: once, for a bot has the seat from then on. */
export function* leaveSeat(room: Table, seat: Seat, how: 'time' | 'gone'): Work<void> {
  const { rated } = room.table.terms;
  yield* alter(room, rated ? givenUp(room, [seat], how) : deputised(room, [seat]));
}

/** The match is being played, and these seats of it are the line's own. */
function ownSeats({ table }: Table, { guest }: Line): readonly Seat[] | Refusal {
  if (table.status === 'lobby') return no('not-started');
  if (table.status === 'aside') return no('match-set-aside');
  if (table.status === 'over') return no('match-ended');
  const seats = seatsOf(table, guest.id);
  return seats.length === 0 ? no('not-seated') : seats;
}

export const mayAct = ownSeats;

/** Writes the change and answers whoever asked for it. */
export function* amend(room: Table, line: Line, message: Said<LeavingType>, row: TableRow): Work<void> {
  room.out.push({ kind: 'charge', line: line.id, work: 'writes' });
  const refused = yield* alter(room, row, { written: () => answer(room, line, message, null), cause: line });
  if (refused !== null) answer(room, line, message, refused);
}

type LeavingType = 'resign' | 'stand-in' | 'return' | 'offer' | 'agree' | 'decline' | 'resume';

export function* resign(room: Table, line: Line, message: Said<'resign'>): Work<void> {
  const seats = ownSeats(room, line);
  if (!('length' in seats)) return answer(room, line, message, seats);
  const playing = seats.filter((seat) => !hasGivenUp(room.table.seats[seat]));
  if (playing.length === 0) return answer(room, line, message, no('given-up'));
  yield* amend(room, line, message, givenUp(room, playing, 'resigned'));
}

/** The table after somebody has gone for good: as it was, unless a rated match of theirs was being played. */
export function givenUpBy(room: Table, guest: string): TableRow {
  const { table } = room;
  if (table.status !== 'playing' || !table.terms.rated) return table;
  const playing = seatsOf(table, guest).filter((seat) => !hasGivenUp(table.seats[seat]));
  return playing.length === 0 ? table : givenUp(room, playing, 'resigned');
}

const hasGivenUp = (row: SeatRow | undefined): boolean => row?.kind === 'person' && row.out !== undefined;

/** Where no clock does it, whoever plays on may say that a bot shall play for somebody who has gone. */
export function* standIn(room: Table, line: Line, message: Said<'stand-in'>): Work<void> {
  const refused = mayNotStandIn(room, line, message.seat);
  if (refused !== null) return answer(room, line, message, refused);
  yield* amend(room, line, message, deputised(room, [message.seat]));
}

function mayNotStandIn(room: Table, line: Line, seat: Seat): Refusal | null {
  const own = ownSeats(room, line);
  if (!('length' in own)) return own;
  const row = room.table.seats[seat];
  if (row === undefined) return no('no-such-seat', { seat });
  const since = row.kind === 'person' && botAt(row) === null ? room.absent.get(row.guest) : undefined;
  if (since === undefined) return no('not-away', { seat });
  const wait = since + AWAY - room.ticks;
  return wait > 0 ? no('away-briefly', { seat, seconds: Math.ceil(wait / 1000) }) : null;
}

/** The person is back and plays on; whose time had run out has a little again. */
export function* comeBack(room: Table, line: Line, message: Said<'return'>): Work<void> {
  const seats = ownSeats(room, line);
  if (!('length' in seats)) return answer(room, line, message, seats);
  const { table, clock } = room;
  const replaced = seats.filter((seat) => {
    const row = table.seats[seat];
    return row?.kind === 'person' && row.deputy !== undefined;
  });
  if (replaced.length === 0) return answer(room, line, message, no('nobody-stands-in'));
  if (replaced.every((seat) => hasGivenUp(table.seats[seat]))) return answer(room, line, message, no('given-up'));
  const back = replaced.filter((seat) => !hasGivenUp(table.seats[seat]));
  if (clock !== null) {
    for (const seat of back) clock.left[seat] = Math.max(clock.left[seat] ?? 0, secondWindOf(clock.terms));
    // Written before the seat is theirs: whatever ends in between leaves a bot with time to spare, not a person with none.
    if (!(yield* writeClock(room))) return answer(room, line, message, yield* notKept(room));
  }
  room.absent.delete(actorOf(table, line.guest.id));
  yield* amend(
    room,
    line,
    message,
    changed(table, back, (row) => (row.kind === 'person' ? withoutDeputy(row) : row)),
  );
}

function withoutDeputy({ deputy: _, ...row }: SeatRow & { readonly kind: 'person' }): SeatRow {
  return row;
}

// The clock at a table: after everything that happens it runs for whoever has the turn now, everybody is told how it stands,
// and the table asks to be woken when it will have run out.
import type { Seat } from '@wyrmtable/kernel';
import type { ClockTold, RunsFor } from '@wyrmtable/wire';
import { actorOf, isSeated } from '../devices.ts';
import type { Running } from '../running.ts';
import type { ClockRow, KeptClock, Standing } from '../storage/port.ts';
import type { Work } from './effects.ts';
import type { Line, Table } from './table.ts';
import { tell } from './telling.ts';
import {
  type Clock,
  clockFrom,
  handOver,
  isStored,
  MOST_LAG,
  newClock,
  patienceOf,
  remaining,
  runFor,
  settle,
  standingAt,
  standingOf,
  type Timing,
  takeOver,
  windowOver,
} from './time.ts';
import { isMeasured, waitingSeat } from './waiting.ts';

/** Nobody's time runs out sooner after a table was taken from the store: lines that broke with a process come back first. */
const GRACE = 5000;
/** Milliseconds by which others look later at a table than whoever has it open. */
const OTHERS_LATER = 3000;
/** Milliseconds by which what was told may be off before it is told anew. */
const CLOSE_ENOUGH = 150;

/** Whose turn it is, told or not: a seat's own, everybody's in a window, nobody's at the end. */
function turnIn({ table }: Table, run: Running): RunsFor | null {
  if (table.status !== 'playing') return null;
  const { game } = run.recipe;
  return game.window(run.state) === null ? game.toMove(run.state) : 'window';
}

/** For whom time runs now: nobody's does while the table tells something, waits for a bot or stands still. */
function runsNow(room: Table): RunsFor | null {
  const { run, table, clock } = room;
  if (run === null || clock === null || clock.pausedUntil !== null || waitingSeat(table) !== null) return null;
  const turn = room.pause === null && room.queue.length === 0 ? turnIn(room, run) : null;
  if (turn === null) return null;
  const measured = turn === 'window' ? table.seats.some(isMeasured) : isMeasured(table.seats[turn]);
  return measured ? turn : null;
}

/** A match is laid: its clock is new, or goes on from where it stood. */
export function layClock(room: Table, kept: KeptClock | null): void {
  const { run, table, ticks } = room;
  const { clock: terms } = table.terms;
  room.clock = null;
  room.alarm = null;
  room.clockTold = null;
  room.laidAt = ticks;
  if (run === null || terms.kind === 'none' || table.status !== 'playing') return;
  const seats = table.seats.length;
  const clock = kept === null ? newClock(terms, seats, ticks) : clockFrom(terms, seats, kept.standing, ticks);
  room.clock = clock;
  const turn = turnIn(room, run);
  if (kept !== null && clock.pausedUntil !== null) clock.pausedUntil -= kept.age;
  if (turn === null || turn === 'window') return;
  handOver(clock, turn);
  if (kept === null || clock.pausedUntil !== null || !isMeasured(table.seats[turn])) return;
  // It ran on while nobody had the table.
  clock.left[turn] = (clock.left[turn] ?? 0) - kept.age;
}

/** How time stands when what is being done was heard, and which clock the store has of it. */
export function timingOf(room: Table, stored: Standing | null = room.stored): readonly Timing[] {
  const { run, clock, heard } = room;
  if (run === null || clock === null) return NO_TIMINGS;
  return [{ rows: run.log.length, stored, standing: standingAt(clock, heard) }];
}

/** Tables at rest share it. */
const NO_TIMINGS: readonly Timing[] = [];

/**
 * Something was heard: how time stands then holds if the store fails in whatever comes of it, with nothing in it that is not
 * written yet. A table that could not be read keeps what it knew when it last could.
 */
export function noteTime(room: Table): void {
  if (!room.lost) room.timings = timingOf(room);
}

/** It was done: nothing is open any more. */
export function forgetTime(room: Table): void {
  if (!room.lost) room.timings = NO_TIMINGS;
}

/** A clock is on its way to the store, of which nobody can say yet whether it has it. */
export function timeSent(room: Table, sent: Standing | null): void {
  room.timings = [...room.timings, ...timingOf(room, sent)];
}

/** The store has that clock. */
export function timeStored(room: Table, stored: Standing | null): void {
  room.stored = stored;
  room.timings = timingOf(room);
}

/**
 * The clock of a match that is read again where it was played: what was counted here holds, unless somebody else had the
 * table meanwhile. The store knows only how long ago it was told, and that it could not answer is no time of a player's.
 */
export function keptHere({ timings }: Table, run: Running, kept: KeptClock | null): KeptClock | null {
  if (kept === null) return null;
  const known = timings.find((timing) => timing.rows === run.log.length && isStored(timing, kept.standing));
  return known === undefined ? kept : { ...kept, standing: known.standing, age: 0 };
}

/**
 * Somebody has acted: what ran until they were heard is counted, less what their message was on its way. What the table takes
 * to write it is nobody's time.
 */
export function countUntil({ clock, heard }: Table, { lag }: Line): void {
  if (clock === null) return;
  settle(clock, heard, Math.min(MOST_LAG, lag));
  if (clock.runs !== 'window') clock.runs = null;
}

/** A choice was taken back: the time it took stays spent, and what its maker was given for passing the turn on is returned. */
export function giveTurnBack(room: Table, run: Running): void {
  const { clock } = room;
  const turn = turnIn(room, run);
  if (clock === null || turn === null || turn === 'window') return;
  settle(clock, room.heard);
  // What the table takes to write it is nobody's time.
  if (clock.runs !== 'window') clock.runs = null;
  takeOver(clock, turn);
}

/** What is to be written with whatever is played, so that whoever has the table next knows how the clock stands. */
export function clockEntries(room: Table, run: Running): readonly ({ readonly kind: 'clock' } & ClockRow)[] {
  const { clock, table } = room;
  if (clock === null) return [];
  settle(clock, room.heard);
  const turn = turnIn(room, run);
  if (turn !== null && turn !== 'window') handOver(clock, turn);
  return [{ kind: 'clock', match: table.id, standing: standingOf(clock, room.heard), due: dueOf(room, clock, turn) }];
}

/** When somebody must look at the table though nobody has it open. */
function dueOf({ table, heard }: Table, clock: Clock, turn: RunsFor | null): number | null {
  // Played to its end, which is still to be written down: all may have left, and whoever has the table may die before.
  if (turn === null) return table.status === 'playing' ? OTHERS_LATER : null;
  if (waitingSeat(table) !== null) return null;
  if (clock.pausedUntil !== null) return Math.max(0, clock.pausedUntil - heard) + OTHERS_LATER;
  // Where only bots are left to play, nobody waits for them.
  if (!table.seats.some(isMeasured)) return null;
  if (turn === 'window') return clock.answers + OTHERS_LATER;
  return (isMeasured(table.seats[turn]) ? Math.max(0, clock.left[turn] ?? 0) : 0) + OTHERS_LATER;
}

/** Writes down how the clock stands, apart from any move; whoever comes late with it comes after a move, and to nothing. */
export function* writeClock(room: Table): Work<boolean> {
  const { run } = room;
  if (run === null) return true;
  const entries = clockEntries(room, run);
  if (entries.length === 0) return true;
  const standing = entries[0]?.standing ?? null;
  timeSent(room, standing);
  const { kind } = yield { kind: 'append', epoch: room.epoch, after: run.log.length, entries };
  if (kind === 'written') timeStored(room, standing);
  return kind === 'written';
}

/** What the store must know when a table was read: a clock that it has not, and that nobody needs to look where no time runs. */
export function* mendClock(room: Table, kept: KeptClock | null): Work<void> {
  if (room.clock === null) return;
  if (kept === null || (kept.due && runsNow(room) === null)) yield* writeClock(room);
}

/** Every person who holds a seat and has no line here, since when. */
function noteAbsence(room: Table): void {
  const { table, absent, ticks } = room;
  const here = new Set<string>();
  for (const { guest } of room.connections) here.add(actorOf(table, guest.id));
  for (const guest of absent.keys()) if (here.has(guest) || !isSeated(table, guest)) absent.delete(guest);
  for (const row of table.seats) {
    if (row.kind === 'person' && !here.has(row.guest) && !absent.has(row.guest)) absent.set(row.guest, ticks);
  }
}

/** The tick at which the table goes on without the seat whose person is not here. */
function leavesAt({ table, absent, began }: Table, clock: Clock, seat: Seat): number {
  const row = table.seats[seat];
  const since = row?.kind === 'person' ? absent.get(row.guest) : undefined;
  return since === undefined ? Number.POSITIVE_INFINITY : Math.max(since, began) + patienceOf(clock.terms);
}

/** What a message of that seat may still be on its way. */
function lagAt(room: Table, seat: Seat): number {
  const row = room.table.seats[seat];
  let most = 0;
  for (const line of room.connections) {
    if (row?.kind === 'person' && actorOf(room.table, line.guest.id) === row.guest) most = Math.max(most, line.lag);
  }
  return Math.min(MOST_LAG, most);
}

/** The tick at which what runs has run out; null when nothing does. */
function endsAt(room: Table, clock: Clock): number | null {
  if (clock.pausedUntil !== null) return clock.pausedUntil;
  const { runs, since } = clock;
  const left = remaining(clock, since);
  if (runs === null || left === null) return null;
  const end = since + left;
  if (runs === 'window') return Math.max(room.laidAt + GRACE, end);
  return Math.max(room.laidAt + GRACE, Math.min(end + lagAt(room, runs), leavesAt(room, clock, runs)));
}

/** What the alarm found: a pause or a window that is over, or a seat that is out of time or has been away for too long. */
export type RanOut =
  | { readonly kind: 'window' | 'pause' }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly how: 'time' | 'gone' };

/** Whether something has run out, by the alarm of that number. */
export function ranOut(room: Table, number: number): RanOut | null {
  const { clock } = room;
  if (clock === null || room.alarm?.number !== number) return null;
  room.alarm = null;
  const ends = endsAt(room, clock);
  if (ends === null || ends > room.ticks) return null;
  if (clock.pausedUntil !== null) return { kind: 'pause' };
  if (clock.runs === null) return null;
  settle(clock, room.ticks);
  if (clock.runs === 'window') {
    windowOver(clock, true);
    return { kind: 'window' };
  }
  const seat = clock.runs;
  return { kind: 'seat', seat, how: (clock.left[seat] ?? 0) <= 0 ? 'time' : 'gone' };
}

/** After everything that happens: the clock runs for whoever has the turn, and everybody knows. */
export function keepTime(room: Table): void {
  noteAbsence(room);
  const { clock, ticks } = room;
  if (clock === null) return;
  const runs = runsNow(room);
  if (runs !== clock.runs) {
    if (clock.runs === 'window' && clock.window > 0) windowOver(clock, false);
    runFor(clock, runs, ticks);
    room.began = ticks;
  }
  if (!isAsTold(room, clock)) tellClock(room);
  setAlarm(room, clock);
}

function setAlarm(room: Table, clock: Clock): void {
  const at = endsAt(room, clock);
  if (at === null || (room.alarm !== null && room.alarm.at <= at)) return;
  room.alarms++;
  room.alarm = { at, number: room.alarms };
  room.out.push({
    kind: 'wake',
    wake: { kind: 'clock', number: room.alarms },
    ms: Math.max(0, Math.ceil(at - room.ticks)),
  });
}

/** How the clock stands, in the same words for everybody. */
function clockNow(room: Table, clock: Clock): ClockTold {
  const { table, ticks } = room;
  const { runs } = clock;
  const left = remaining(clock, ticks);
  const leaves = runs === null || runs === 'window' ? Number.POSITIVE_INFINITY : leavesAt(room, clock, runs) - ticks;
  return {
    type: 'clock',
    match: room.id,
    now: Math.round(ticks),
    left: table.seats.map((row, seat) =>
      isMeasured(row) ? Math.max(0, Math.round(seat === runs ? (left ?? 0) : (clock.left[seat] ?? 0))) : null,
    ),
    runs,
    answers: Math.max(0, Math.round(runs === 'window' ? (left ?? 0) : clock.answers)),
    ...(Number.isFinite(leaves) ? { leaves: Math.max(0, Math.round(leaves)) } : {}),
    paused: clock.pausedUntil !== null,
  };
}

/** Whoever goes by what was told last, and by their own watch since, is right. */
function isAsTold(room: Table, clock: Clock): boolean {
  const { clockTold: before } = room;
  if (before === null) return false;
  const now = clockNow(room, clock);
  if (now.runs !== before.runs || now.paused !== before.paused) return false;
  if ((now.leaves === undefined) !== (before.leaves === undefined)) return false;
  const gone = now.now - before.now;
  const ran = (told: number | null, runs: boolean): number => Math.max(0, (told ?? 0) - (runs ? gone : 0));
  const near = (a: number | null, b: number): boolean => (a === null ? b === 0 : Math.abs(a - b) <= CLOSE_ENOUGH);
  return (
    near(now.answers, ran(before.answers, now.runs === 'window')) &&
    now.left.every((left, seat) => {
      const told = before.left[seat] ?? null;
      return (left === null) === (told === null) && near(left, ran(told, seat === now.runs));
    })
  );
}

function tellClock(room: Table): void {
  const { clock } = room;
  if (clock === null) return;
  const message = clockNow(room, clock);
  room.clockTold = message;
  const lines = Array.from(room.connections, ({ id }) => id);
  if (lines.length > 0) room.out.push({ kind: 'tell', lines, message });
}

/** Somebody has come. */
export function tellClockTo(room: Table, line: Line): void {
  if (room.clock !== null) tell(room, line, clockNow(room, room.clock));
}

// A table is told to everybody at it when something about it changes, and never so often that telling becomes the work.
import type { Line, Table } from './table.ts';
import { tableInfo, tell, watcherAtLine } from './telling.ts';
import { isResting } from './waiting.ts';

/** Lines that are told at once each time: a table of players and a few friends. */
const FEW = 8;
/** Milliseconds that each line of a crowd adds between two tellings. */
const EACH = 5;

/** How long after a telling the next one may come, so that a crowd of any size is told so many messages a second and no more. */
export function gapFor(lines: number): number {
  return lines <= FEW ? 0 : EACH * lines;
}

/** How long a telling has to wait; no clock that was set back makes it wait longer than that. */
export function waitFor(last: number, now: number, lines: number): number {
  const gap = gapFor(lines);
  return Math.min(gap, Math.max(0, last + gap - now));
}

export function tellTableTo(room: Table, line: Line): void {
  tell(room, line, { type: 'table', table: tableInfo(room, line.guest.id, watcherAtLine(room, line)) });
}

function tellAll(room: Table): void {
  room.announcing = false;
  room.announced = room.now;
  for (const line of room.connections) tellTableTo(room, line);
}

/** Tells everybody, now or in a moment with all that has changed by then; whoever caused it is told now in any case. */
export function tellTable(room: Table, cause: Line | null = null): void {
  room.resting = isResting(room);
  const wait = waitFor(room.announced, room.now, room.connections.size);
  if (wait === 0) {
    tellAll(room);
    return;
  }
  if (cause !== null && room.connections.has(cause)) tellTableTo(room, cause);
  if (!room.announcing) room.out.push({ kind: 'wake', wake: { kind: 'announce' }, ms: wait });
  room.announcing = true;
}

/** The moment has come. */
export function tellDue(room: Table): void {
  if (room.announcing) tellAll(room);
}

/** The match begins, ends or breaks: nobody waits for that. */
export function tellTableNow(room: Table): void {
  room.resting = isResting(room);
  tellAll(room);
}

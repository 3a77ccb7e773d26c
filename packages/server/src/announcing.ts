// A table is told to everybody at it when something about it changes, and never so often that telling becomes the work.
import { tableInfo, tell, watcherAtLine } from './broadcast.ts';
import type { Connection, Room } from './house.ts';
import { isResting } from './waiting.ts';

/** Lines that are told at once each time: a table of players and a few friends. */
const FEW = 8;
/** Milliseconds that each line of a crowd adds between two tellings. */
const EACH = 5;

/** How long after a telling the next one may come, so that a crowd of any size is told so many messages a second and no more. */
export function gapFor(lines: number): number {
  return lines <= FEW ? 0 : EACH * lines;
}

/** How long a telling has to wait. */
export function waitFor(last: number, now: number, lines: number): number {
  return Math.max(0, last + gapFor(lines) - now);
}

export function tellTableTo(room: Room, connection: Connection): void {
  tell(connection, { type: 'table', table: tableInfo(room, connection.guest.id, watcherAtLine(room, connection)) });
}

function tellAll(room: Room): void {
  if (room.announcing !== null) clearTimeout(room.announcing);
  room.announcing = null;
  room.announced = performance.now();
  for (const connection of room.connections) tellTableTo(room, connection);
}

/** Tells everybody, now or in a moment with all that has changed by then; whoever caused it is told now in any case. */
export function tellTable(room: Room, cause: Connection | null = null): void {
  room.resting = isResting(room);
  const wait = waitFor(room.announced, performance.now(), room.connections.size);
  if (wait === 0) {
    tellAll(room);
    return;
  }
  if (cause !== null && room.connections.has(cause)) tellTableTo(room, cause);
  room.announcing ??= setTimeout(() => tellAll(room), wait).unref();
}

/** The match begins, ends or breaks: nobody waits for that. */
export function tellTableNow(room: Room): void {
  room.resting = isResting(room);
  tellAll(room);
}

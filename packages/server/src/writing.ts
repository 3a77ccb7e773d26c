// An answer is played and made durable; only then does it wait to be told. Where writing fails, what was written is the truth.
import type { Choice, Refusal, Seat } from '@wyrmtable/kernel';
import { watcherAtLine, welcome } from './broadcast.ts';
import type { House, Room } from './house.ts';
import { no } from './refusals.ts';
import { playOn, type Running, type Shown, seqOf, take } from './running.ts';
import type { Writing } from './storage/port.ts';
import { reload } from './tables.ts';
import { waitingSeat } from './waiting.ts';

/** Plays or keeps the answer and makes it durable; only then does anybody hear of it. */
export async function commit(
  house: House,
  room: Room,
  run: Running,
  seat: Seat,
  choice: Choice,
): Promise<Refusal | null> {
  const happened: Shown[] = [];
  const after = run.log.length;
  const entries = take(run, seat, choice, (shown) => happened.push(shown));
  const written = await write(house, room, { match: room.id, after, entries }, happened);
  if (written === 'taken') return no('stale', { seq: room.run === null ? 0 : seqOf(room.run, seat) });
  return written === 'failed' ? no('storage-failed') : null;
}

async function write(
  house: House,
  room: Room,
  writing: Writing,
  happened: readonly Shown[],
): Promise<'written' | 'taken' | 'failed'> {
  try {
    const written = await house.ledger.write(writing);
    if (written === 'written') room.queue.push(...happened);
    // Another process was quicker: what it wrote is the truth.
    else await recover(house, room);
    return written;
  } catch (problem) {
    house.report(`match ${room.id} could not be written: ${String(problem)}`);
    await recover(house, room);
    return 'failed';
  }
}

/** Somebody came or changed their stops: what goes by without asking is played. */
export async function passOn(house: House, room: Room): Promise<void> {
  const { run, table } = room;
  if (run === null || waitingSeat(table) !== null) return;
  const happened: Shown[] = [];
  const after = run.log.length;
  const entries = playOn(run, (shown) => happened.push(shown));
  if (entries.length > 0) await write(house, room, { match: room.id, after, entries }, happened);
}

async function recover(house: House, room: Room): Promise<void> {
  const told = room.told.slice();
  await reload(house, room);
  for (const connection of room.connections) {
    // Whoever is being told a long past is told the rest of it when that is done.
    if (connection.story !== null) continue;
    const watcher = watcherAtLine(room, connection);
    welcome(house, room, connection, { since: told[watcher === 'spectator' ? room.table.seats.length : watcher] ?? 0 });
  }
}

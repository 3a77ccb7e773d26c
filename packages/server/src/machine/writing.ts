// An answer is played and made durable; only then does it wait to be told. Where writing fails, what was written is the truth.
import type { Choice, Refusal, Seat } from '@wyrmtable/kernel';
import { no } from '../refusals.ts';
import { playOn, type Running, type Shown, seqOf, take, takeLate } from '../running.ts';
import type { PlayEntry } from '../storage/port.ts';
import { clockEntries, timeSent, timeStored, timingOf } from './clocks.ts';
import type { Work } from './effects.ts';
import { recover } from './laying.ts';
import type { Table } from './table.ts';
import { isGoing } from './waiting.ts';

/** Plays answers on the match in memory; what happens there is told once the entries are durable. */
type Play = (tell: (shown: Shown) => void) => readonly PlayEntry[];

/** Writes what is played, all of it or nothing. */
export function* write(room: Table, run: Running, play: Play): Work<'written' | 'taken' | 'failed'> {
  const happened: Shown[] = [];
  const after = run.log.length;
  room.timings = timingOf(room);
  const entries = play((shown) => happened.push(shown));
  if (entries.length === 0) return 'written';
  const clock = clockEntries(room, run);
  // What the store takes, or its silence, is nobody's time, whether or not it has written this.
  const standing = clock[0]?.standing ?? null;
  timeSent(room, standing);
  const { kind } = yield { kind: 'append', epoch: room.epoch, after, entries: [...entries, ...clock] };
  if (kind === 'written') {
    timeStored(room, standing);
    room.queue.push(...happened);
    return 'written';
  }
  // What is in memory never was; somebody else may have written in its place.
  yield* recover(room);
  return kind === 'taken' ? 'taken' : 'failed';
}

/**
 * Plays or keeps the answer and makes it durable; only then does anybody hear of it. `seq` is the count it was asked at: one
 * that was overtaken by something untold is kept, and no more.
 */
export function* commit(
  room: Table,
  run: Running,
  seat: Seat,
  choice: Choice,
  seq = seqOf(run, seat),
): Work<Refusal | null> {
  const overtaken = seq !== seqOf(run, seat);
  const written = yield* write(room, run, (tell) =>
    overtaken ? takeLate(run, seat, { seq, choice }) : take(run, seat, choice, tell),
  );
  // The store's answer may have been lost where its deed was not: then the log has it, and it counts.
  const last = room.run?.answered[seat];
  if (last?.seq === seq && last.choice === choice) return null;
  if (written === 'taken') return no('stale', { seq: room.run === null ? 0 : seqOf(room.run, seat) });
  return written === 'failed' ? no('storage-failed') : null;
}

/** Somebody came or changed their stops: what goes by without asking is played. */
export function* passOn(room: Table): Work<void> {
  const { run } = room;
  if (run === null || !isGoing(room)) return;
  yield* write(room, run, (tell) => playOn(run, tell));
}

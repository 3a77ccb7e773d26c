// A move that somebody sends: judged by what they were told, played once, and answered when it is durable.
import { type Choice, type Refusal, refusal, type Seat } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { no } from '../refusals.ts';
import { offer, seqOf } from '../running.ts';
import { countUntil } from './clocks.ts';
import type { Work } from './effects.ts';
import { goOn } from './going.ts';
import { retry } from './laying.ts';
import { type Line, strange, type Table } from './table.ts';
import { answer, watcherAtLine, welcome } from './telling.ts';
import { botAt, isPaused, waitingSeat } from './waiting.ts';
import { commit } from './writing.ts';

/** Moves of one line that may wait to be answered while a match cannot be read; a client has one under way. */
const MOST_OWED = 8;

export function* move(room: Table, line: Line, message: Said<'move'>): Work<void> {
  const refused = yield* judge(room, line, message);
  if (refused === 'unknown') {
    // To say that it was not kept would be a guess, and may be false.
    room.owed.push({ line, message });
    retry(room);
    return;
  }
  if (refused !== 'fresh') {
    answer(room, line, message, refused);
    // Whoever acted on an old picture gets the new one; who waits for it gets it anyway.
    const waits = isPaused(room) || line.waiting !== null;
    if (refused !== null && room.run !== null && !waits) welcome(room, line, { last: 0 });
    return;
  }
  const seat = watcherAtLine(room, line);
  const { run } = room;
  if (seat === 'spectator' || run === null) return;
  countUntil(room, line);
  const failed = yield* commit(room, run, seat, message.choice, message.seq);
  if (room.lost || room.gone) {
    // Whether it was written cannot be known now. Whoever says so is asked again when it can, or comes again elsewhere.
    room.owed.push({ line, message });
    return;
  }
  answer(room, line, message, failed);
  yield* goOn(room);
}

/** Moves of which nothing could be said are as good as said again, as soon as the store answers. */
export function* answerOwed(room: Table): Work<void> {
  for (let left = room.owed.length; left > 0 && !room.lost && !room.gone; left--) {
    const next = room.owed.shift();
    if (next === undefined) return;
    if (room.connections.has(next.line)) yield* move(room, next.line, next.message);
    // One that is owed again says how the store is: the others need not ask it too.
    if (room.owed.length >= left) return;
  }
}

/**
 * 'fresh' for a legal new answer, also one that was overtaken in the moment of its window, null for one that was accepted before,
 * 'unknown' while nobody can say whether it was, or why it is refused.
 */
function* judge(
  room: Table,
  line: Line,
  { match, seq, choice }: Said<'move'>,
): Work<Refusal | null | 'fresh' | 'unknown'> {
  if (match !== room.id) return no('other-match', { wanted: room.id, found: match });
  const { table, run } = room;
  if (table.status === 'lobby') return no('not-started');
  if (table.status === 'aside') return no('match-set-aside');
  const seat = watcherAtLine(room, line);
  if (seat === 'spectator') return no('not-seated');
  // It may be an old one that was sent again and stands in the log: that is known when the match can be read.
  if (room.lost)
    return room.owed.filter((one) => one.line === line).length < MOST_OWED ? 'unknown' : no('storage-failed');
  if (run === null) return strange(room);
  const now = seqOf(run, seat);
  const last = run.answered[seat];
  if (last?.seq === seq) return last.choice === choice ? null : no('already-answered');
  if (seq < now) {
    const known = yield { kind: 'choice', seat, seq };
    if (known.kind === 'failed') return 'unknown';
    if (known.kind === 'choice' && known.choice === choice) return null;
  }
  if (table.status === 'over') return refusal('match-over');
  // During a pause the count itself could tell something: all that counts is what was asked at the mark.
  const asked = isPaused(room) ? askedAt(room, seat, seq) : null;
  if (asked?.length === 0) return no('not-asked');
  const empty = waitingSeat(table);
  if (empty !== null) return no('seat-waits', { seat: empty });
  if (botAt(table.seats[seat]) !== null) return no('bot-plays');
  if ((room.clock?.pausedUntil ?? null) !== null) return no('on-pause');
  // Something has overtaken it that is not told yet: whoever was refused would know.
  if (seq !== now && asked !== null) return asked.includes(choice) ? 'fresh' : notAmong(choice);
  if (seq !== now) return no('stale', { seq: now });
  const choices = offer(run, seat);
  if (choices.length === 0) return no('not-asked');
  return choices.includes(choice) ? 'fresh' : notAmong(choice);
}

const notAmong = (choice: Choice): Refusal => refusal('illegal-choice', { choice: String(choice) });

/** What the seat was asked at that count when the window was told. */
function askedAt({ offered }: Table, seat: Seat, seq: number): readonly Choice[] {
  const told = offered[seat];
  return told?.seq === seq ? told.choices : [];
}

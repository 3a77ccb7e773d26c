// A match is laid on the table, taken from the store again when memory cannot be trusted, ended, or set aside.
import { digest } from '@wyrmtable/kernel';
import { choosableAt } from '../made-heroes.ts';
import { commitmentOf, isSealed, settled, unsealed } from '../pledging.ts';
import { mindsAt } from '../recipe.ts';
import { type Running, watcherAt } from '../running.ts';
import type { TableRow } from '../storage/port.ts';
import { netLog } from '../taking-back.ts';
import { tellTableNow } from './announcing.ts';
import { keptHere, layClock, mendClock, timeStored } from './clocks.ts';
import type { Question, Work } from './effects.ts';
import { heedStops, storedStops } from './stops.ts';
import type { Table } from './table.ts';
import { watcherAtLine, welcome } from './telling.ts';
import { offeredAt } from './waiting.ts';

/** Milliseconds after which what the store could not do is tried again. */
const AGAIN_IN = 1000;

type RowQuestion = Question & { readonly kind: 'row' };

/** Writes the row down; only then does it hold. */
export function* save(
  room: Table,
  row: TableRow,
  { seals = [], called = null }: Partial<Pick<RowQuestion, 'seals' | 'called'>> = {},
): Work<'written' | 'taken' | 'failed'> {
  // What the store has may be ahead of what is known here: an end that it could not confirm must not be written over.
  if (room.lost) return 'failed';
  const saved = { ...row, changed: room.now };
  const { kind } = yield { kind: 'row', epoch: room.epoch, row: saved, seals, called };
  if (kind !== 'written') return kind === 'taken' ? 'taken' : 'failed';
  take(room, saved);
  return 'written';
}

function take(room: Table, row: TableRow): void {
  room.table = row;
  // Whoever seals it again gets the whole time for their words.
  if (!isSealed(row)) room.sealing = null;
  if (room.run !== null) room.run.minds = mindsAt(row, room.registered);
  heedStops(room);
}

/** A match begins or goes on; everything in it counts as told. */
export function seatRun(room: Table, run: Running): void {
  room.run = run;
  room.laid++;
  heedStops(room);
  // Lists of their own length each: what grows in place keeps room for more, at every table.
  room.told = run.shown.slice();
  room.offered = run.shown.map((_, index) => offeredAt(room, run, watcherAt(run, index)));
  room.pictures = [];
  // What the set-up drew stands in the row.
  run.results.length = 0;
  for (const line of room.connections) line.picture = null;
  room.asking = run.made.map(() => -1);
}

function clear(room: Table): void {
  room.pause = null;
  room.queue.length = 0;
  room.run = null;
  room.clock = null;
  room.proposal = null;
}

/** Takes row and match from the store, as if nothing had been in memory. */
function* load(room: Table): Work<void> {
  clear(room);
  room.lost = false;
  const answer = yield { kind: 'load', row: room.table };
  switch (answer.kind) {
    case 'loaded':
      room.epoch = answer.epoch;
      room.stops.clear();
      for (const [guest, told] of storedStops(answer.row, answer.stops, room.registered)) room.stops.set(guest, told);
      room.talk.splice(0, room.talk.length, ...answer.talk);
      for (const program of answer.programs) room.programs.add(program);
      take(room, answer.row);
      room.lacks = answer.lacks ?? null;
      if (answer.run === null) return;
      seatRun(room, answer.run);
      layClock(room, keptHere(room, answer.run, answer.clock));
      timeStored(room, answer.clock?.standing ?? null);
      yield* mendClock(room, answer.clock);
      yield* finish(room);
      return;
    case 'broken':
      return yield* setAside(room, answer.problem);
    case 'elsewhere':
      room.gone = true;
      room.out.push({ kind: 'forget' });
      return;
    default:
      // It can be neither shown nor played until it can be read; whoever comes makes the table try again.
      room.lost = true;
      retry(room);
  }
}

/** Asks to be woken for what the store could not do. */
export function retry(room: Table): void {
  if (!room.retrying) room.out.push({ kind: 'wake', wake: { kind: 'retry' }, ms: AGAIN_IN });
  room.retrying = true;
}

/** The table as it was left, for whoever comes first. */
export function* open(room: Table): Work<void> {
  yield* load(room);
  const { table, registered } = room;
  if (room.gone || room.lost || table.status !== 'lobby') return;
  const current = isSealed(table) ? unsealed(table, room.setting.draw.seed()) : table;
  const { version } = registered.game;
  if (current === table && table.version === version) return;
  // Words that were being shown when the process ended are worth nothing any more.
  const seals = current === table ? [] : [{ commitment: commitmentOf(table), how: 'aborted' as const }];
  // Other rules may come with other content; what was agreed under these stays as it was promised.
  const content =
    table.version === version
      ? current.content
      : registered.game.stock(current.options, current.seats.length, choosableAt(registered.game, current));
  yield* save(room, settled(current, { ...current, version, content }), { seals });
}

/** What was written is the truth, whatever was thought here; everybody is told what they lack of it. */
export function* recover(room: Table): Work<void> {
  const told = room.told.slice();
  const { status } = room.table;
  const offered = room.proposal !== null;
  yield* load(room);
  // Its end could not be written: nothing of it was told, and the next try must know that.
  if (room.lost) room.told = told;
  // An offer was made about a match that may be another by now: it is gone, and whoever waits for answers must know.
  if (offered || (!room.lost && room.table.status !== status)) tellTableNow(room);
  for (const line of room.connections) {
    // Whoever is being told a long past is told the rest of it when that is done.
    if (line.story !== null) continue;
    const watcher = watcherAtLine(room, line);
    const heard = { since: told[watcher === 'spectator' ? room.table.seats.length : watcher] ?? 0 };
    // Whoever waits for the moment of a window to be over has heard only what they said when they came.
    welcome(room, line, line.waiting ?? heard);
  }
}

/** What the store could not do is tried once more. */
export function* again(room: Table): Work<boolean> {
  room.retrying = false;
  const { run, table } = room;
  const ended = run !== null && table.status === 'playing' && run.recipe.game.outcome(run.state) !== null;
  if (!room.lost && !ended) return false;
  yield* recover(room);
  return true;
}

/** Writes the end down once the match has one; nobody is told of it before. */
export function* finish(room: Table): Work<'goes-on' | 'written' | 'failed'> {
  const { run, table } = room;
  const outcome = run?.recipe.game.outcome(run.state) ?? null;
  if (run === null || outcome === null || table.status !== 'playing') return 'goes-on';
  const row: TableRow = { ...table, status: 'over', outcome, digest: digest(run.state) };
  const written = yield* save(room, row, { seals: [{ commitment: commitmentOf(table), how: 'over' }] });
  if (written === 'written') return 'written';
  // The last move is in the log, so the end is not lost; nobody who comes meanwhile may see it.
  clear(room);
  room.lost = true;
  retry(room);
  return 'failed';
}

/** A fingerprint of the match as it stands; '' where there is none. */
export const digestOf = ({ run }: Table): string => (run === null ? '' : digest(run.state));

/** Puts a broken match where it harms nobody, with all it takes to see it break again. */
export function* setAside(room: Table, problem: string): Work<void> {
  const attempted = room.run === null ? [] : netLog(room.run.log);
  clear(room);
  const row: TableRow = { ...room.table, status: 'aside', changed: room.now };
  const seals = [{ commitment: commitmentOf(room.table), how: 'aside' as const }];
  const { kind } = yield { kind: 'aside', epoch: room.epoch, row, seals, problem, attempted };
  if (kind === 'written') take(room, row);
  else {
    room.lost = true;
    retry(room);
  }
  tellTableNow(room);
}

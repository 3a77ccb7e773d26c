// A match in which a seat is empty stands still: nobody is asked anything until somebody sits there.
import type { Seat, Watcher } from '@wyrmtable/kernel';
import { allTogether } from '../lobby.ts';
import { type Offered, offeredTo, type Running } from '../running.ts';
import type { SeatRow, TableRow } from '../storage/port.ts';
import type { Table } from './table.ts';

/** The first seat that waits for somebody, or null when all are taken. */
export function waitingSeat({ status, seats }: TableRow): Seat | null {
  const seat = status === 'playing' ? seats.findIndex(({ kind }) => kind === 'empty') : -1;
  return seat < 0 ? null : seat;
}

/** The level of the bot that plays the seat, as its own or for somebody; null where a person does or nobody. */
export function botAt(row: SeatRow | undefined): string | null {
  if (row?.kind === 'bot') return row.level;
  return row?.kind === 'person' ? (row.deputy ?? null) : null;
}

/** A person plays there, by the clock if there is one. */
export const isMeasured = (row: SeatRow | undefined): boolean => row?.kind === 'person' && botAt(row) === null;

/** The match goes on when somebody chooses: it is being played, nobody is missing, and no pause was agreed on. */
export function isGoing({ table, clock }: Table): boolean {
  return table.status === 'playing' && waitingSeat(table) === null && (clock?.pausedUntil ?? null) === null;
}

/** Somebody is at the table, playing or watching. */
function isAttended({ connections }: Table): boolean {
  return connections.size > 0;
}

/** Somebody will see what bots do, or somebody's time runs: otherwise they wait until somebody comes. */
export function areBotsAwake(room: Table): boolean {
  return isAttended(room) || (room.clock !== null && room.table.seats.some(isMeasured));
}

/** A window was told and its moment is not over: what comes of it is not to be known before. */
export function isPaused({ pause }: Table): boolean {
  return pause !== null;
}

/** What a watcher is asked at this table. */
export function offeredAt(room: Table, run: Running, watcher: Watcher): Offered {
  const offered = offeredTo(run, watcher);
  const isBots = watcher !== 'spectator' && botAt(room.table.seats[watcher]) !== null;
  return isGoing(room) && !isBots ? offered : { ...offered, choices: [] };
}

/**
 * The match rests and a bot has the choice. It would end the rest before anybody could sit in or leave, so it waits for
 * the word of somebody who plays here; a table of bots alone needs none.
 */
export function waitsForWord(room: Table): boolean {
  const { run, table, onward } = room;
  if (run === null || !isResting(room) || onward === run.log.length) return false;
  const seat = run.recipe.game.toMove(run.state);
  return (
    seat !== null &&
    botAt(table.seats[seat]) !== null &&
    table.seats.some((row) => row.kind === 'person' && botAt(row) === null)
  );
}

/**
 * Seats may change hands now: the match rests between its parts, or stands still because a seat is empty. Between rivals it
 * never rests: whoever got up on one side and sat down on the other would bring along what they have seen.
 */
export function isResting({ run, table, pause, queue }: Table): boolean {
  if (run === null || table.status !== 'playing' || pause !== null || queue.length > 0) return false;
  const { game } = run.recipe;
  return waitingSeat(table) !== null || (game.resting?.(run.state) === true && allTogether(game, table));
}

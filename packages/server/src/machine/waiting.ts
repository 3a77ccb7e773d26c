// A match in which a seat is empty stands still: nobody is asked anything until somebody sits there.
import type { Seat, Watcher } from '@wyrmtable/kernel';
import { allTogether } from '../lobby.ts';
import { type Offered, offeredTo, type Running } from '../running.ts';
import type { TableRow } from '../storage/port.ts';
import type { Table } from './table.ts';

/** The first seat that waits for somebody, or null when all are taken. */
export function waitingSeat({ status, seats }: TableRow): Seat | null {
  const seat = status === 'playing' ? seats.findIndex(({ kind }) => kind === 'empty') : -1;
  return seat < 0 ? null : seat;
}

/** Somebody is at the table, playing or watching. */
export function isAttended({ connections }: Table): boolean {
  return connections.size > 0;
}

/** A window was told and its moment is not over: what comes of it is not to be known before. */
export function isPaused({ pause }: Table): boolean {
  return pause !== null;
}

/** What a watcher is asked at this table. */
export function offeredAt({ table }: Table, run: Running, watcher: Watcher): Offered {
  const offered = offeredTo(run, watcher);
  return waitingSeat(table) === null ? offered : { ...offered, choices: [] };
}

/**
 * The match rests and a bot has the choice. It would end the rest before anybody could sit in or leave, so it waits for
 * the word of somebody who plays here; a table of bots alone needs none.
 */
export function waitsForWord(room: Table): boolean {
  const { run, table, onward } = room;
  if (run === null || !isResting(room) || onward === run.log.length) return false;
  const seat = run.recipe.game.toMove(run.state);
  return seat !== null && table.seats[seat]?.kind === 'bot' && table.seats.some(({ kind }) => kind === 'person');
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

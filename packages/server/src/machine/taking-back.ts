// A choice that all take back by agreement: who may ask for which, and when the wish has lost its sense.
import type { Seat, Watcher } from '@wyrmtable/kernel';
import { together } from '../lobby.ts';
import type { Running } from '../running.ts';
import { backFor, isLoose } from '../taking-back.ts';
import { askedFor } from './proposal.ts';
import type { Table } from './table.ts';
import { isGoing } from './waiting.ts';

/** People play here against each other: what one of them has laid open stays open. */
function hasRivals({ table, registered }: Table): boolean {
  const people = table.seats.flatMap((row, seat) => (row.kind === 'person' ? [seat] : []));
  return !together(registered.game, table, people);
}

const seatsOf = ({ table }: Table, guest: string): readonly Seat[] =>
  table.seats.flatMap((row, seat) => (row.kind === 'person' && row.guest === guest ? [seat] : []));

/** Where a result is compared with others', every choice counts as it was made. */
export const holdsFast = ({ table }: Table): boolean => table.terms.rated || table.terms.day !== undefined;

/** How many choices would remain if that person took their last one back; null if they may not. */
export function backOf(room: Table, run: Running, guest: string): number | null {
  if (holdsFast(room) || !isGoing(room) || !askedFor(room.table).has(guest)) return null;
  return backFor(run, seatsOf(room, guest), hasRivals(room));
}

/** Whoever looks through these eyes may ask that their last choice be taken back. */
export function mayAskBack(room: Table, run: Running, watcher: Watcher): boolean {
  const row = watcher === 'spectator' ? undefined : room.table.seats[watcher];
  return row?.kind === 'person' && backOf(room, run, row.guest) !== null;
}

/** Bots wait while people think about taking something back: what they did would decide it. */
export const isAskedBack = ({ proposal }: Table): boolean => proposal?.back !== undefined;

/** Something has happened that holds: nobody can agree to it any more. */
export function hasLapsed(room: Table): boolean {
  const { proposal, run } = room;
  if (proposal?.back === undefined) return false;
  return run === null || room.table.status !== 'playing' || !isLoose(run, proposal.back.remaining, hasRivals(room));
}

/** Everybody who is asked has agreed to take something back. */
export const isAgreedBack = ({ proposal, table }: Table): boolean =>
  proposal?.back !== undefined && [...askedFor(table)].every((guest) => proposal.agreed.has(guest));

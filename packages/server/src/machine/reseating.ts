// Who sits where: in the lobby, and in a match between its parts. Log and dice know seats alone, so nothing else changes.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { isSeated } from '../devices.ts';
import * as lobby from '../lobby.ts';
import { no } from '../refusals.ts';
import type { TableRow } from '../storage/port.ts';
import type { Table } from './table.ts';
import { isResting } from './waiting.ts';

/** What may be asked about seats. */
export type Seating = Said<'sit'> | Said<'stand'> | Said<'name'> | Said<'bot'> | Said<'unseat'>;

/** Bots that are seated in a match put no word into the dice: those were fixed at the start. */
const NO_WORD = '';

/** The table with the seat changed; `word` is a bot's part in the dice. */
export function seated(
  { table, registered }: Pick<Table, 'table' | 'registered'>,
  actor: string,
  message: Seating,
  word: string,
): TableRow | Refusal {
  const levels = Object.keys(registered.bots);
  switch (message.type) {
    case 'sit':
      return lobby.sit(table, actor, message.seat, message.name, message.also ? registered.game : null, levels);
    case 'stand':
      return lobby.stand(table, actor, message.seat);
    case 'name':
      return lobby.rename(table, actor, message.name, levels);
    case 'bot': {
      const { seat, level } = message;
      if (!Object.hasOwn(registered.bots, level)) return no('no-such-bot', { level });
      return lobby.seatBot(table, actor, seat, { level, word });
    }
    case 'unseat':
      return lobby.unseat(table, actor, message.seat);
  }
}

/** The same in a match that has begun. */
export function reseated(room: Table, actor: string, message: Seating): TableRow | Refusal {
  const { table, registered } = room;
  const closed = no(registered.game.resting === undefined ? 'already-started' : 'not-resting');
  if (!isResting(room)) return closed;
  // Between rivals a seat that waits is filled, and that is all.
  if (!lobby.allTogether(registered.game, table) && !onlyFills(table, actor, message)) return closed;
  // A free seat keeps all others waiting, so whoever sits here may fill it, also when the host is away.
  const fills = message.type === 'bot' && table.seats[message.seat]?.kind === 'empty' && isSeated(table, actor);
  const changed = seated(room, fills ? table.host : actor, message, NO_WORD);
  return isRefusal(changed) ? changed : withSomebodyInCharge(table, changed);
}

/** The message puts somebody on a free seat and takes nobody away from another. */
function onlyFills(table: TableRow, actor: string, message: Seating): boolean {
  const free = 'seat' in message && message.seat !== undefined && table.seats[message.seat]?.kind === 'empty';
  return free && (message.type === 'bot' || (message.type === 'sit' && !isSeated(table, actor)));
}

/** A host who gets up for good leaves the table to the first person who stays. */
function withSomebodyInCharge(before: TableRow, after: TableRow): TableRow {
  if (!isSeated(before, before.host) || isSeated(after, after.host)) return after;
  const heir = after.seats.find((row) => row.kind === 'person');
  return heir?.kind === 'person' ? { ...after, host: heir.guest } : after;
}

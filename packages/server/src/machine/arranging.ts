// What a message asks to change about a table, and the table that comes of it; nothing is written or told here.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import * as lobby from '../lobby.ts';
import { isSealed, reopened, revealed, sealed, wordsShown } from '../pledging.ts';
import { recipeOf } from '../recipe.ts';
import { no } from '../refusals.ts';
import { begin } from '../running.ts';
import type { TableRow } from '../storage/port.ts';
import { reseated, type Seating, seated } from './reseating.ts';
import type { Table } from './table.ts';

/** What is arranged at a table, apart from playing. */
export type Arranging =
  | Seating
  | Said<'setup'>
  | Said<'ready'>
  | Said<'reveal'>
  | Said<'unready'>
  | Said<'start'>
  | Said<'list'>;

const FIXED: ReadonlySet<Arranging['type']> = new Set(['setup', 'bot', 'unseat', 'sit']);

/** Before the first roll all of it may change; in a match only who sits where, and that only at a rest. */
export function arranged(room: Table, actor: string, message: Arranging): TableRow | Refusal {
  const { table } = room;
  // Who may find the table changes nothing that anybody has agreed to.
  if (message.type === 'list') return lobby.list(table, actor, message.listed);
  if (table.status === 'lobby') return inLobby(room, actor, message);
  switch (message.type) {
    case 'setup':
    case 'ready':
    case 'reveal':
    case 'unready':
    case 'start':
      return no('already-started');
    default:
      return reseated(room, actor, message);
  }
}

function inLobby(room: Table, actor: string, message: Exclude<Arranging, Said<'list'>>): TableRow | Refusal {
  const { table, registered } = room;
  const { seed, word } = room.setting.draw;
  // Those who were brought together for a rating play what they were brought together for.
  if (table.terms.rated && FIXED.has(message.type)) return no('rated-table');
  switch (message.type) {
    case 'start':
      // Sealed already: what is missing is a word of somebody else.
      return isSealed(table) ? table : begun(room, sealed(table, actor));
    case 'reveal':
      return begun(room, revealed(table, actor, message.word));
    case 'setup':
      return reopened(table, seed, (open) => lobby.setUp(open, actor, registered.game, message));
    case 'ready':
      return isSealed(table) ? no('already-started') : lobby.ready(table, actor, message);
    case 'unready':
      return reopened(table, seed, (open) => lobby.unready(open, actor));
    case 'name':
      return seated(room, actor, message, '');
    default:
      return reopened(table, seed, (open) => seated({ ...room, table: open }, actor, message, word()));
  }
}

/** The dice are fixed from here on: by a seed and words that were all promised before any was shown. */
function begun(room: Table, table: TableRow | Refusal): TableRow | Refusal {
  if (isRefusal(table)) return table;
  const words = wordsShown(table);
  if (words === null) return table;
  const content = table.content ?? room.registered.game.stock(table.options, table.seats.length);
  const playing: TableRow = { ...table, status: 'playing', words, content };
  return { ...playing, setUp: begin(recipeOf(playing, room.registered)).results };
}

// What a message asks to change about a table, and the table that comes of it; nothing is written or told here.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { freshWord } from './fairness.ts';
import type { Room } from './house.ts';
import * as lobby from './lobby.ts';
import { no } from './refusals.ts';
import { reseated, type Seating, seated } from './reseating.ts';
import { begin } from './running.ts';
import type { TableRow } from './storage/port.ts';
import { recipeOf } from './tables.ts';

/** What is arranged at a table, apart from playing. */
export type Arranging = Seating | Said<'setup'> | Said<'ready'> | Said<'unready'> | Said<'start'>;

/** Before the first roll all of it may change; in a match only who sits where, and that only at a rest. */
export function arranged(room: Room, actor: string, message: Arranging): TableRow | Refusal {
  const { table, shelved } = room;
  const lobbyOpen = table.status === 'lobby';
  switch (message.type) {
    case 'setup':
      return lobbyOpen ? lobby.setUp(table, actor, shelved.game, message) : no('already-started');
    case 'ready':
      return lobbyOpen ? lobby.ready(table, actor, message.word) : no('already-started');
    case 'unready':
      return lobbyOpen ? lobby.unready(table, actor) : no('already-started');
    case 'start':
      return lobbyOpen ? started(room, actor) : no('already-started');
    default:
      return lobbyOpen ? seated(room, actor, message, freshWord()) : reseated(room, actor, message);
  }
}

/** The dice are fixed from here on: by a seed that was committed to before, and a word from every seat. */
function started(room: Room, actor: string): TableRow | Refusal {
  const words = lobby.wordsToStart(room.table, actor);
  if (isRefusal(words)) return words;
  const { game } = room.shelved;
  const content = game.stock(room.table.options, room.table.seats.length);
  const table: TableRow = { ...room.table, status: 'playing', words, version: game.version, content };
  return { ...table, setUp: begin(recipeOf(table, room.shelved)).results };
}

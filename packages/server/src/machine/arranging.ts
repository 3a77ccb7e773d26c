// What a message asks to change about a table, and the table that comes of it; nothing is written or told here.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import {
  type CastingDesk,
  choose,
  chooseHow,
  chosenAfresh,
  deskOf,
  isChoosing,
  keepsOthers,
  rechosen,
} from '../choosing.ts';
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
  | Said<'choose'>
  | Said<'ready'>
  | Said<'reveal'>
  | Said<'unready'>
  | Said<'start'>
  | Said<'list'>;

const FIXED: ReadonlySet<Arranging['type']> = new Set(['setup', 'bot', 'unseat', 'sit', 'choose']);

/** Before the first roll all of it may change; in a match only who sits where, and that only at a rest. */
export function arranged(room: Table, actor: string, message: Arranging): TableRow | Refusal {
  const { table } = room;
  // Who may find the table changes nothing that anybody has agreed to.
  if (message.type === 'list') return lobby.list(table, actor, message.listed);
  if (table.status === 'lobby') return inLobby(room, actor, message);
  switch (message.type) {
    case 'setup':
    case 'choose':
    case 'ready':
    case 'reveal':
    case 'unready':
    case 'start':
      return no('already-started');
    default:
      return reseated(room, actor, message);
  }
}

/** Where it is settled at this table whom each seat plays; null where there is nobody to choose. */
export const deskAt = ({ registered, setting }: Table): CastingDesk | null =>
  deskOf(registered, (count) => setting.draw.within([0, count - 1]));

function inLobby(room: Table, actor: string, message: Exclude<Arranging, Said<'list'>>): TableRow | Refusal {
  const { table } = room;
  const { seed, word } = room.setting.draw;
  const desk = deskAt(room);
  // Those who were brought together for a rating play what they were brought together for.
  if (table.terms.rated && FIXED.has(message.type)) return no('rated-table');
  switch (message.type) {
    case 'start':
      // Sealed already: what is missing is a word of somebody else.
      return isSealed(table) ? table : begun(room, sealed(table, actor));
    case 'reveal':
      return begun(room, revealed(table, actor, message.word));
    case 'setup':
      return reopened(table, seed, (open) => agreed(open, actor, desk, room, message));
    case 'choose':
      return reopened(table, seed, (open) => choose(open, actor, desk, message));
    case 'ready':
      if (isSealed(table)) return no('already-started');
      return isChoosing(table) ? no('not-chosen') : lobby.ready(table, actor, message);
    case 'unready':
      return reopened(table, seed, (open) => lobby.unready(open, actor));
    case 'name':
      return seated(room, actor, message, '');
    default:
      return reopened(table, seed, (open) => {
        const changed = seated({ ...room, table: open }, actor, message, word());
        return isRefusal(changed) ? changed : rechosen(open, changed, desk);
      });
  }
}

/** What the host agrees to; whom other people play is not theirs to say. */
function agreed(
  table: TableRow,
  actor: string,
  desk: CastingDesk | null,
  { registered }: Table,
  message: Said<'setup'>,
): TableRow | Refusal {
  const changed = lobby.setUp(table, actor, registered.game, message);
  if (isRefusal(changed)) return changed;
  if (!keepsOthers(table, changed, actor, desk)) return no('others-choose');
  if (message.choosing !== undefined) return chooseHow(changed, desk, message.choosing);
  return message.options === undefined && message.seats === undefined ? changed : chosenAfresh(changed, desk);
}

/** The dice are fixed from here on: by a seed and words that were all promised before any was shown. */
function begun(room: Table, table: TableRow | Refusal): TableRow | Refusal {
  if (isRefusal(table)) return table;
  const words = wordsShown(table);
  if (words === null) return table;
  const content = table.content ?? room.registered.game.stock(table.options, table.seats.length);
  const playing: TableRow = { ...table, status: 'playing', words, content };
  return { ...playing, setUp: begin(recipeOf(playing, room.registered)).results.slice() };
}

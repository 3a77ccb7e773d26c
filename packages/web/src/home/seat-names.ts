// Who sits at a table, as the lists of the front page name them.
import { botName, type Lang, list } from '@wyrmtable/words';
import type { SavedTable } from '../table/local/saves.ts';

/** As they sat down; bots without a name of their own go by their level. */
export function seatNames(lang: Lang, seats: SavedTable['seats']): string[] {
  return seats.map(({ name, bot }) => (bot !== null && bot === name ? botName(lang, bot) : name));
}

export function namesOf(lang: Lang, seats: SavedTable['seats']): string {
  return list(
    lang,
    seatNames(lang, seats).filter((name) => name !== ''),
  );
}

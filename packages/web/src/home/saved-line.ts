// How a table of this device stands, asked of its game.
import { isGameId } from '@wyrmtable/registry';
import type { Lang } from '@wyrmtable/words';
import { GAMES } from '../games/index.ts';
import type { SavedTable } from '../table/local/saves.ts';

/** Null for a game or a version that is not registered any more. */
export async function savedLineOf(lang: Lang, saved: SavedTable): Promise<string | null> {
  if (!isGameId(saved.game)) return null;
  const line = await GAMES[saved.game].savedLine();
  return line(lang, saved);
}

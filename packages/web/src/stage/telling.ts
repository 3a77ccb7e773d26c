// What an event says of the table, fetched with the game whose table it is.
import type { GameId } from '@wyrmtable/registry';
import { GAMES } from '../games/index.ts';
import type { Telling } from './stage.ts';

const tellings = new Map<GameId, Promise<Telling>>();

export function tellingOf(game: GameId): Promise<Telling> {
  let found = tellings.get(game);
  if (found === undefined) {
    found = GAMES[game].onStage();
    tellings.set(game, found);
    // What could not be fetched is asked for again the next time.
    found.catch(() => tellings.delete(game));
  }
  return found;
}

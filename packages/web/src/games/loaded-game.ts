// A game loaded from the registry once and then at hand: components may ask for it in every render.
import { type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';

const taken = new Map<GameId, Promise<RegisteredGame>>();

export function loadedOnce(game: GameId): Promise<RegisteredGame> {
  let found = taken.get(game);
  if (found === undefined) {
    found = loadGame(game);
    taken.set(game, found);
    // A game that could not be fetched is asked for again the next time.
    found.catch(() => taken.delete(game));
  }
  return found;
}

// What belongs to a game, fetched once and then at hand: components may ask for it in every render.
import { type GameId, loadGame } from '@wyrmtable/registry';

/** What could not be fetched is asked for again the next time. */
export function onceEach<T>(load: (game: GameId) => Promise<T>): (game: GameId) => Promise<T> {
  const loaded = new Map<GameId, Promise<T>>();
  return (game) => {
    let found = loaded.get(game);
    if (found === undefined) {
      found = load(game);
      loaded.set(game, found);
      found.catch(() => loaded.delete(game));
    }
    return found;
  };
}

export const loadedOnce = onceEach(loadGame);

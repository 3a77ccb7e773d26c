// What belongs to a game, fetched once and then at hand: components may ask for it in every render.
import { type GameId, loadForLobby, loadGame } from '@wyrmtable/registry';

/** What could not be fetched is asked for again the next time. */
export function onceEach<T, K extends string = GameId>(load: (of: K) => Promise<T>): (of: K) => Promise<T> {
  const loaded = new Map<K, Promise<T>>();
  return (of) => {
    let found = loaded.get(of);
    if (found === undefined) {
      found = load(of);
      loaded.set(of, found);
      found.catch(() => loaded.delete(of));
    }
    return found;
  };
}

export const loadedOnce = onceEach(loadGame);

/** With what seats choose by, and bots ban and pick by. */
export const forLobbyOnce = onceEach(loadForLobby);

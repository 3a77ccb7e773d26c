// A game taken from the shelf once and then at hand: components may ask for it in every render.
import { type GameId, type Shelved, take } from '@wyrmtable/shelf';

const taken = new Map<GameId, Promise<Shelved>>();

export function takenOnce(game: GameId): Promise<Shelved> {
  let found = taken.get(game);
  if (found === undefined) {
    found = take(game);
    taken.set(game, found);
    // A game that could not be fetched is asked for again the next time.
    found.catch(() => taken.delete(game));
  }
  return found;
}

// Fetches the tasks that ship, one file a game, and only when somebody wants them.
import { readTaskFile, type TaskFile } from '@wyrmtable/bots/task';
import { isRefusal } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { GAMES } from '../games/index.ts';

async function fetched(game: GameId): Promise<TaskFile | null> {
  try {
    const place = await GAMES[game].tasks?.file();
    if (place === undefined) return null;
    const answer = await fetch(place);
    const file = answer.ok ? readTaskFile(await answer.json()) : null;
    return file === null || isRefusal(file) ? null : file;
  } catch {
    return null;
  }
}

const known = new Map<GameId, Promise<TaskFile | null>>();

/** The file, or null when it cannot be had now; asked for again later, it may. */
export function tasksOf(game: GameId): Promise<TaskFile | null> {
  let file = known.get(game);
  if (file === undefined) {
    file = fetched(game).then((found) => {
      if (found === null) known.delete(game);
      return found;
    });
    known.set(game, file);
  }
  return file;
}

// Fetches the tasks that ship, one file a game, and only when somebody wants them.
import { readTaskFile, type TaskFile } from '@wyrmtable/bots/task';
import diceThrone from '@wyrmtable/bots/tasks/dice-throne.json?url';
import dragonFarkle from '@wyrmtable/bots/tasks/dragon-farkle.json?url';
import etchinstone from '@wyrmtable/bots/tasks/etchinstone.json?url';
import { isRefusal } from '@wyrmtable/kernel';
import type { TaskGame } from './games.ts';

const FILES: Readonly<Record<TaskGame, string>> = {
  'dice-throne': diceThrone,
  'dragon-farkle': dragonFarkle,
  etchinstone,
};

async function fetched(game: TaskGame): Promise<TaskFile | null> {
  try {
    const answer = await fetch(FILES[game]);
    const file = answer.ok ? readTaskFile(await answer.json()) : null;
    return file === null || isRefusal(file) ? null : file;
  } catch {
    return null;
  }
}

const known = new Map<TaskGame, Promise<TaskFile | null>>();

/** The file, or null when it cannot be had now; asked for again later, it may. */
export function tasksOf(game: TaskGame): Promise<TaskFile | null> {
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

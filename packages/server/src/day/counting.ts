// A try counts when its match is over and the server has played it again from its log, choice by choice.
import { digest } from '@wyrmtable/kernel';
import { isGameId, loadGame } from '@wyrmtable/registry';
import { recipeOf } from '../recipe.ts';
import { rebuilding } from '../running.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/port.ts';
import { inSlices } from '../storing.ts';
import { closingOf } from './days.ts';
import { isPlayedHere } from './plans.ts';

/** Whether it was the person's own, to the end, and in time; nobody had the dice before. */
function isFair({ status, terms, seats, ended, seedKnown, changed }: TableRow): boolean {
  const [own] = seats;
  const isOwn = own?.kind === 'person' && own.deputy === undefined && own.out === undefined;
  const inTime = terms.day !== undefined && changed < closingOf(terms.day);
  return status === 'over' && ended === null && seedKnown.length === 0 && isOwn && inTime;
}

/** Writes down what the match at that table was worth. What does not come out as it was written does not count. */
export async function countTry(context: ServerContext, match: string): Promise<void> {
  const { storage } = context;
  const row = await storage.table(match);
  if (row === null || !isFair(row) || !isGameId(row.game)) return;
  const registered = await loadGame(row.game);
  const { day: task, game } = registered;
  if (task === undefined || !isPlayedHere(task) || row.version !== game.version) return;
  const moves = await storage.moves(match);
  const { state } = await inSlices(rebuilding(recipeOf(row, registered), moves, []));
  if (game.outcome(state) === null || digest(state) !== row.digest)
    throw new Error(`the task of ${row.terms.day} at ${match} came out otherwise`);
  await storage.days.countTry(match, task.result(state), row.changed);
}

// What is played on a day: options and bots by lot, dice by a seed, all from this service's own secret and the date.
import { createHmac } from 'node:crypto';
import type { DayPlan, DayTask } from '@wyrmtable/kernel';
import { type DayFile, GAME_IDS, type GameId, loadGame, type RegisteredGame } from '@wyrmtable/registry';

export interface Task {
  readonly id: GameId;
  readonly registered: RegisteredGame;
  readonly day: DayTask | DayFile;
}

export const isPlayedHere = (day: DayTask | DayFile): day is DayTask => 'plan' in day;

/** Those of the games that have one. */
export async function tasks(): Promise<Task[]> {
  const all = await Promise.all(GAME_IDS.map(async (id) => ({ id, registered: await loadGame(id) })));
  return all.flatMap(({ id, registered }) =>
    registered.day === undefined ? [] : [{ id, registered, day: registered.day }],
  );
}

const drawn = (secret: Buffer, what: string): Buffer => createHmac('sha256', secret).update(what).digest();

/** The dice of that day: whoever has not the secret cannot know them, and all who have it know the same. */
export const seedOf = (secret: Buffer, day: string, task: string): string =>
  drawn(secret, `dice of ${task} on ${day}`).toString('hex');

/** Lots that have nothing to do with the dice. */
export function planOf(secret: Buffer, day: string, { id, day: task }: Task): DayPlan {
  if (!isPlayedHere(task)) return { options: task.planOf(day).options, levels: [] };
  let number = 0;
  return task.plan((below) => {
    number++;
    return drawn(secret, `lot ${number} of ${id} on ${day}`).readUInt32BE() % below;
  });
}

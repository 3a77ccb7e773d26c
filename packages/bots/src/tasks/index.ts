// Tasks by game: who sets them is loaded only where some are made or checked.
import type { Setter } from './setter.ts';

export { checkTasks, type Verdict } from './check.ts';
export { makeTasks } from './make.ts';
export type { Setter } from './setter.ts';
export { noTasks, readTaskFile, type TaskFile } from './task.ts';

const SETTERS = {
  'dice-throne': async () => (await import('./dice-throne.ts')).diceThroneSetter,
  'dragon-farkle': async () => (await import('./dragon-farkle.ts')).dragonFarkleSetter,
  etchinstone: async () => (await import('./etchinstone.ts')).etchinstoneSetter,
} as const satisfies Readonly<Record<string, () => Promise<Setter>>>;

export type TaskGame = keyof typeof SETTERS;

export const hasTasks = (game: string): game is TaskGame => Object.hasOwn(SETTERS, game);
export const TASK_GAMES: readonly TaskGame[] = Object.keys(SETTERS).filter(hasTasks);

export const setterOf = (game: TaskGame): Promise<Setter> => SETTERS[game]();

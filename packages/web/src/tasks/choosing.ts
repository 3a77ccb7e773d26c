// Which tasks are wanted, and which of them comes next.
import { type Difficulty, difficultyOf, type Task, THEMES, type Theme } from '@wyrmtable/bots/task';
import { placeOfTask, type Solved } from './progress.ts';

export interface Wish {
  readonly theme: Theme | 'all';
  readonly difficulty: Difficulty | 'all';
}

/** What an address says of the wish; anything else means all. */
export function wishIn(query: URLSearchParams): Wish {
  const [theme, difficulty] = [query.get('theme'), query.get('difficulty')];
  return {
    theme: THEMES.find((known) => known === theme) ?? 'all',
    difficulty: DIFFICULTIES.find((known) => known === difficulty) ?? 'all',
  };
}

export const DIFFICULTIES = ['easy', 'middling', 'hard'] as const satisfies readonly Difficulty[];

/** As a part of an address; empty where everything is wished. */
export function queryOf({ theme, difficulty }: Wish): string {
  const query = new URLSearchParams();
  if (theme !== 'all') query.set('theme', theme);
  if (difficulty !== 'all') query.set('difficulty', difficulty);
  return query.size === 0 ? '' : `?${query}`;
}

export const wished = (tasks: readonly Task[], { theme, difficulty }: Wish): readonly Task[] =>
  tasks.filter(
    (task) =>
      (theme === 'all' || task.theme === theme) && (difficulty === 'all' || difficultyOf(tasks, task) === difficulty),
  );

export const themesIn = (tasks: readonly Task[]): readonly Theme[] =>
  THEMES.filter((theme) => tasks.some((task) => task.theme === theme));

/** The next that has not been answered, after the one at hand and then from the beginning; else simply the next. */
export function nextOf(game: string, tasks: readonly Task[], solved: Solved, after: Task | null): Task | null {
  const at = tasks.findIndex(({ id }) => id === after?.id) + 1;
  const inOrder = [...tasks.slice(at), ...tasks.slice(0, at)].filter(({ id }) => id !== after?.id);
  return inOrder.find(({ id }) => !Object.hasOwn(solved.first, placeOfTask(game, id))) ?? inOrder[0] ?? null;
}

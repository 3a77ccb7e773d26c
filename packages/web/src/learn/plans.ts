// The first matches there are, each fetched by who plays it.
import type { GameId } from '@wyrmtable/registry';
import type { LessonPlan } from './plan.ts';

const PLANS: Partial<Record<GameId, () => Promise<LessonPlan>>> = {
  'dice-throne': async () => (await import('./dice-throne.ts')).throneLesson,
  'dragon-farkle': async () => (await import('./dragon-farkle.ts')).farkleLesson,
  adventures: async () => (await import('./adventures.ts')).adventureLesson,
};

/** Whether there is one, before anything of it is fetched. */
export const hasLesson = (game: GameId): boolean => Object.hasOwn(PLANS, game);

/** Null where a game teaches in its own way. */
export const lessonPlan = (game: GameId): Promise<LessonPlan> | null => PLANS[game]?.() ?? null;

// The games that have tasks.
export const TASK_GAMES = ['dice-throne', 'dragon-farkle', 'etchinstone'] as const;
export type TaskGame = (typeof TASK_GAMES)[number];

export const hasTasks = (game: string): game is TaskGame => TASK_GAMES.some((known) => known === game);

// The games that have tasks.
export const TASK_GAMES = ['dice-throne', 'dragon-farkle', 'etchinstone'] as const;
export type TaskGame = (typeof TASK_GAMES)[number];

/** Where what is told of a choice is what it won when matches were played out; elsewhere it is reckoned. */
export const PLAYED_OUT: readonly TaskGame[] = ['dice-throne', 'etchinstone'];

export const hasTasks = (game: string): game is TaskGame => TASK_GAMES.some((known) => known === game);

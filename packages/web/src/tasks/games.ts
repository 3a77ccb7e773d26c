// The games that have tasks, as their manifests say.
import { GAME_IDS, type GameId, isGameId } from '@wyrmtable/registry';
import { GAMES } from '../games/index.ts';

export const hasTasks = (game: string): game is GameId => isGameId(game) && GAMES[game].tasks !== null;

const [first = 'dragon-farkle', ...others] = GAME_IDS.filter(hasTasks).toSorted();

/** In the order of their ids, since the day's task is drawn from them. */
export const TASK_GAMES: readonly [GameId, ...GameId[]] = [first, ...others];

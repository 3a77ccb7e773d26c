// What an event says of the table, fetched with the game whose table it is.
import { GAMES } from '../games/index.ts';
import { onceEach } from '../games/loaded-game.ts';

export const tellingOf = onceEach((game) => GAMES[game].onStage());

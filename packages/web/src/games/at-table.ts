// What only a table needs of its game, fetched once and then at hand.
import { GAMES } from './index.ts';
import { onceEach } from './loaded-game.ts';

export const atTableOf = onceEach((game) => GAMES[game].atTable());

// The colour of a game's book, for a game that this client may not know.
import { isGameId } from '@wyrmtable/registry';
import { GAMES } from './index.ts';

export const accentOfGame = (game: string): string | undefined => (isGameId(game) ? GAMES[game].accent : undefined);

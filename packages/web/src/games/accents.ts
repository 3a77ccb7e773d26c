// The colour of each game's book: on the front page, and wherever its table is being laid.
import type { GameId } from '@wyrmtable/shelf';

export const GAME_ACCENTS: Readonly<Record<GameId, 'ochre' | 'verdigris' | 'madder' | 'woad'>> = {
  'dragon-farkle': 'ochre',
  etchinstone: 'verdigris',
  'dice-throne': 'madder',
  adventures: 'woad',
};

/** Of a game that this client may not know. */
export const accentOfGame = (game: string): string | undefined => new Map(Object.entries(GAME_ACCENTS)).get(game);

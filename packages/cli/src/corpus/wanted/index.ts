// What the corpus must hold of every game, and what it lacks.
import { GAME_IDS, type GameId, loadGame } from '@wyrmtable/registry';
import { terminalAdapter } from '../../terminal-adapters.ts';
import type { Recorded } from '../records.ts';
import type { Wanted } from './wanted.ts';

export type { Wanted } from './wanted.ts';

/** Everything wanted, game by game. */
export async function everythingWanted(): Promise<{ readonly game: GameId; readonly wanted: Wanted }[]> {
  const lists = GAME_IDS.map(async (id) => {
    const [adapter, { game }] = await Promise.all([terminalAdapter(id), loadGame(id)]);
    return adapter.wanted(game).map((wanted) => ({ game: id, wanted }));
  });
  return (await Promise.all(lists)).flat();
}

/** Whether some recorded match is what is wanted. */
export const isThere = (game: GameId, wanted: Wanted, matches: readonly Recorded[]): boolean =>
  matches.some((match) => match.game === game && wanted.isMet(match));

// What the corpus must hold of every game, and what it lacks.
import type { AnyGame } from '@wyrmtable/kernel';
import { GAME_IDS, type GameId, loadGame } from '@wyrmtable/registry';
import type { Recorded } from '../records.ts';
import { wantedOfAdventures } from './adventures.ts';
import { wantedOfThrone } from './dice-throne.ts';
import { wantedOfFarkle } from './dragon-farkle.ts';
import { wantedOfEtchinstone } from './etchinstone.ts';
import type { Wanted } from './wanted.ts';

export type { Wanted } from './wanted.ts';

const WANTED: Readonly<Record<GameId, (game: AnyGame) => Wanted[]>> = {
  'dragon-farkle': wantedOfFarkle,
  etchinstone: wantedOfEtchinstone,
  'dice-throne': wantedOfThrone,
  adventures: wantedOfAdventures,
};

/** Everything wanted, game by game. */
export async function everythingWanted(): Promise<{ readonly game: GameId; readonly wanted: Wanted }[]> {
  const lists = GAME_IDS.map(async (id) =>
    WANTED[id]((await loadGame(id)).game).map((wanted) => ({ game: id, wanted })),
  );
  return (await Promise.all(lists)).flat();
}

/** Whether some recorded match is what is wanted. */
export const isThere = (game: GameId, wanted: Wanted, matches: readonly Recorded[]): boolean =>
  matches.some((match) => match.game === game && wanted.isMet(match));

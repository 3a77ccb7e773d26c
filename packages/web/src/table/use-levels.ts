// The levels of bots that a game has; empty until the game is loaded.
import { isGameId } from '@wyrmtable/registry';
import { useEffect, useState } from 'react';
import { loadedOnce } from '../games/loaded-game.ts';

export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isGameId(game)) void loadedOnce(game).then(({ bots }) => setLevels(Object.keys(bots)));
  }, [game]);
  return levels;
}

// The levels of bots that a game has; empty until the game is loaded.
import { isGameId } from '@wyrmtable/shelf';
import { useEffect, useState } from 'react';
import { takenOnce } from '../games/shelved.ts';

export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isGameId(game)) void takenOnce(game).then(({ bots }) => setLevels(Object.keys(bots)));
  }, [game]);
  return levels;
}

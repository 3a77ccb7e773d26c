// The coach is wanted or not: asked for by a button of the bar or its key, at tables that have one.
import type { GameId } from '@wyrmtable/registry';
import { useEffect, useState } from 'react';
import { isForTable } from '../table/keys.ts';

export const COACH_KEY = '=';

/** `game` is null where there is no coach. */
export function useCoaching(game: GameId | null) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (game === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === COACH_KEY && isForTable(event)) setWanted((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [game]);
  return { game, wanted, toggle: () => setWanted(!wanted) };
}

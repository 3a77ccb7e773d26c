// The coach is wanted or not: asked for by a button of the bar or its key, at tables that have one.
import type { Choice } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { useCallback, useEffect, useState } from 'react';
import { isForTable } from '../table/keys.ts';
import type { TableSnapshot } from '../table/port.ts';

export const COACH_KEY = '=';

/**
 * `game` is null where there is no coach. `advised` is what master would choose now, null while that is not known, and undefined
 * where nobody has asked: a table has one adviser at a time, so that it never points at two answers.
 */
export function useCoaching(game: GameId | null, snapshot: TableSnapshot) {
  const [wanted, setWanted] = useState(false);
  const [said, setSaid] = useState<{ readonly of: TableSnapshot; readonly choice: Choice | null } | null>(null);
  const advise = useCallback((of: TableSnapshot, choice: Choice | null) => setSaid({ of, choice }), []);
  useEffect(() => {
    if (game === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === COACH_KEY && isForTable(event)) setWanted((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [game]);
  const asked = game !== null && wanted;
  const advised = asked ? (said?.of === snapshot ? said.choice : null) : undefined;
  return { game, wanted, advise, advised, toggle: () => setWanted(!wanted) };
}

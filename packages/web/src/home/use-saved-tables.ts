// The tables of this device as the front page shows them: one that is thrown away can be put back until the page is left.
import { useEffect, useState } from 'react';
import { forgetTable, type SavedTable, savedTables, saveTable } from '../table/local/saves.ts';

export interface SavedTables {
  /** As they were when the page was last looked at, those thrown away since included. */
  readonly tables: readonly SavedTable[];
  /** Ids of those thrown away. */
  readonly thrown: ReadonlySet<string>;
  readonly throwAway: (saved: SavedTable) => void;
  /** False if the device would not take it. */
  readonly putBack: (saved: SavedTable) => boolean;
}

const NONE: ReadonlySet<string> = new Set();

export function useSavedTables(): SavedTables {
  const [tables, setTables] = useState(() => savedTables());
  const [thrown, setThrown] = useState(NONE);
  // Another tab may have played one of them to its end.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      setTables((before) => [...savedTables(), ...before.filter(({ id }) => thrown.has(id))]);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [thrown]);
  return {
    tables,
    thrown,
    throwAway: (saved) => {
      forgetTable(saved.id);
      setThrown(new Set([...thrown, saved.id]));
    },
    putBack: (saved) => {
      if (!saveTable(saved)) return false;
      setThrown(new Set([...thrown].filter((id) => id !== saved.id)));
      return true;
    },
  };
}

// The content of a table, opened on the page before anything of it is drawn: views name things by numbers of it.
import { BOXES, isRefusal, type Refusal, type Stocked } from '@wyrmtable/kernel';
import { type GameId, openParcel } from '@wyrmtable/registry';
import { useEffect, useState } from 'react';
import { loadedOnce } from '../games/loaded-game.ts';
import type { TablePort } from './port.ts';

const isStocked = (view: object): view is Stocked => 'library' in view && typeof view.library === 'string';

async function opened(game: GameId, port: TablePort, of: Stocked): Promise<Refusal | null> {
  const registered = await loadedOnce(game);
  if (registered.game.content.has(of.library)) return null;
  const parcel = await port.parcel();
  if (isRefusal(parcel)) return parcel;
  const problem = await openParcel(registered, of, parcel);
  const boxes = problem === null ? (registered.game.content.toBring(parcel.content)[BOXES] ?? []) : [];
  if (boxes.length > 0) (await import('../games/dice-throne/made.ts')).introduceMade(boxes);
  return problem;
}

/** Whether the view may be drawn yet, or why it cannot. */
export function useOpened(game: GameId, port: TablePort, view: object | null): 'open' | 'opening' | Refusal {
  const library = view !== null && isStocked(view) ? view.library : null;
  const [done, setDone] = useState<{ readonly library: string; readonly problem: Refusal | null } | null>(null);
  useEffect(() => {
    if (library === null) return;
    let wanted = true;
    void opened(game, port, { library }).then((problem) => {
      if (wanted) setDone({ library, problem });
    });
    return () => {
      wanted = false;
    };
  }, [game, port, library]);
  if (library === null || done?.library !== library) return 'opening';
  return done.problem ?? 'open';
}

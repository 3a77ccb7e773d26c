// Lines of a chronicle that have been told: they are put into words once, however often the table is drawn.
import type { Happening } from '@wyrmtable/kernel';
import { useRef } from 'react';
import type { LogEntry } from './Log.tsx';

export type TellOnce = (event: Happening, as: string, tell: () => LogEntry | null) => LogEntry | null;

/** `as` stands for all that the words depend on besides the event: the language, and what everybody is called. */
export function useToldOnce(): TellOnce {
  const known = useRef(new WeakMap<Happening, { readonly as: string; readonly entry: LogEntry | null }>());
  const once = useRef<TellOnce>((event, as, tell) => {
    const found = known.current.get(event);
    if (found?.as === as) return found.entry;
    const entry = tell();
    known.current.set(event, { as, entry });
    return entry;
  });
  return once.current;
}

// The keys of a leaf: who has read it goes on without a pointer.
import { useEffect } from 'react';
import { isForTable } from '../table/keys.ts';

/** Space and Enter read on, where there is something to read. */
export function useReadingKeys(next: (() => void) | null): void {
  useEffect(() => {
    if (next === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event) || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      next();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [next]);
}

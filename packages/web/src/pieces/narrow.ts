// How wide the screen is in letters: pieces that lie many abreast take their small shape on a phone, and where letters are as
// large as they would be on one. The sheets of style ask in the same measure.
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 47.5em)');

function follow(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Room for a table with its notes beside it. */
const wide = matchMedia('(width >= 73.75em)');

export const isNarrow = (): boolean => narrow.matches;
export const isWide = (): boolean => wide.matches;

export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}

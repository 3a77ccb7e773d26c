// Whether the screen is a phone's: pieces that lie many abreast then take their small shape.
import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 760px)');

function follow(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches);
}

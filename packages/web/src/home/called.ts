// How many tables wait for this person, in the title of the front page and on the app's icon.
import { useEffect } from 'react';

export function useCalled(count: number): void {
  useEffect(() => {
    document.title = count === 0 ? 'Wyrmtable' : `(${count}) Wyrmtable`;
    const mark = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
    mark?.catch(() => {});
  }, [count]);
}

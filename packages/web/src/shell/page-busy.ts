// Whether the page stands still: nothing is on its way, being counted or shown one thing after another. The document says so
// (`<html data-still>`), for whoever must know without having eyes: tests wait for it instead of for a time.
import { useLayoutEffect } from 'react';

let stirring = 0;

/** Something stirs until the function that comes back is called. */
export function stir(): () => void {
  stirring++;
  document.documentElement.removeAttribute('data-still');
  return () => {
    stirring--;
    document.documentElement.toggleAttribute('data-still', stirring === 0);
  };
}

/** The page does not stand still as long as a component says so. */
export function usePageBusy(stirs: boolean): void {
  useLayoutEffect(() => (stirs ? stir() : undefined), [stirs]);
}

// Words that stay whole on one screen: they grow smaller by steps until a wide page holds everything; else the page scrolls.
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** So many steps smaller, at most: beyond that a page that scrolls is read more easily. */
const STEPS = 5;

/** Narrower pages are columns, which scroll. */
const WIDE = 1180;

const overflows = (): boolean => {
  const { scrollingElement: page } = document;
  return page !== null && page.scrollHeight > innerHeight;
};

/** Tries the sizes from that step on; `data-fit` says which one it is. */
function fit(element: HTMLElement, from: number): void {
  for (let step = from; step <= STEPS; step++) {
    element.dataset.fit = String(step);
    if (innerWidth < WIDE || !overflows()) return;
  }
  // Nothing is gained by small letters on a page that scrolls all the same.
  element.dataset.fit = String(from);
}

/**
 * Anew whenever `what`, which stands for the words, has changed, and when the letters have come; an empty one asks for nothing.
 * From moment to moment letters only grow smaller, so that nothing goes back and forth while a turn is played.
 */
export function useOneScreen(ref: RefObject<HTMLElement | null>, what: string, moment: string): void {
  useLayoutEffect(() => {
    if (ref.current !== null && what !== '') fit(ref.current, 0);
  }, [ref, what]);
  const wanted = what !== '';
  useLayoutEffect(() => {
    if (ref.current !== null && wanted && moment !== '') fit(ref.current, Number(ref.current.dataset.fit ?? 0));
  }, [ref, wanted, moment]);
  useEffect(() => {
    if (!wanted) return undefined;
    const again = () => {
      if (ref.current !== null) fit(ref.current, 0);
    };
    addEventListener('resize', again);
    // Letters of another alphabet come when the first word of it is drawn.
    document.fonts.addEventListener('loadingdone', again);
    void document.fonts.ready.then(again);
    return () => {
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [ref, wanted]);
}

// Words that stay whole on one screen: they grow smaller by steps until a wide page holds everything. Where even that is not
// enough they are cut, and read on demand; who asked for large letters gets a page that scrolls instead. A page of one column
// scrolls in any case: there they grow a little smaller until they lie above what sticks to its foot (`data-foot`).
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isNarrow, isWide } from './narrow.ts';

/** The last step at which all words are there. */
const WHOLE = 5;
/** Two lines of each, one, none. */
const CUT = 8;

/** The smallest letters of a column. */
const SMALLEST = 3;

/**
 * Is there more than a wide page holds, or does something of it lie under the foot of a column? Narrower pages are columns, which
 * scroll; those of phones are read by scrolling.
 */
function overflows(element: HTMLElement): boolean {
  const { scrollingElement: page } = document;
  if (page === null || isNarrow()) return false;
  if (isWide()) return page.scrollHeight > innerHeight;
  const foot = document.querySelector<HTMLElement>('[data-foot]');
  if (foot === null) return false;
  return element.getBoundingClientRect().bottom + page.scrollTop > innerHeight - foot.offsetHeight;
}

function lay(element: HTMLElement, step: number): void {
  element.dataset.fit = String(step);
  element.toggleAttribute('data-tight', step >= WHOLE);
}

/** Tries the sizes from that step on; `data-fit` says which one it is, `data-tight` that others shall give way. */
function fit(element: HTMLElement, from: number): void {
  const normal = document.documentElement.dataset.text === 'normal';
  const column = !isWide();
  const last = column ? (normal ? SMALLEST : 0) : normal ? CUT : WHOLE;
  const first = Math.min(from, last);
  for (let step = first; step <= last; step++) {
    lay(element, step);
    if (!overflows(element)) return;
  }
  // Nothing is gained by small letters on a page that scrolls all the same; in a column more of them are in sight.
  if (!column) lay(element, Math.min(from, WHOLE));
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
    // What comes late to the page (the end of a match, an outlook) takes room from the words.
    const grown = new ResizeObserver(() => {
      if (ref.current !== null) fit(ref.current, Number(ref.current.dataset.fit ?? 0));
    });
    grown.observe(document.body);
    addEventListener('resize', again);
    // Letters of another alphabet come when the first word of it is drawn.
    document.fonts.addEventListener('loadingdone', again);
    void document.fonts.ready.then(again);
    return () => {
      grown.disconnect();
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [ref, wanted]);
}

// Letters as large as a text leaves room for: every text begins with the largest, and those that overflow get smaller ones.
import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** In points; below the last of them nobody reads a card across a table. */
const STEPS = [12, 11, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5];

/** Marks a text that is cut off with the smallest letters, too. */
const OVERFLOWS = 'data-overflows';

const overflows = (text: HTMLElement): boolean =>
  text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;

/** Fits the texts inside that ask for it; all of them a step at a time, so that the page is laid out once a step. */
function fitAll(root: HTMLElement): void {
  let rest = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const text of rest) text.removeAttribute(OVERFLOWS);
  for (const size of STEPS) {
    for (const text of rest) text.style.setProperty('--fit', `${size}pt`);
    rest = rest.filter(overflows);
    if (rest.length === 0) return;
  }
  for (const text of rest) text.setAttribute(OVERFLOWS, '');
}

/** Again whenever `what`, which stands for the texts inside, has changed, and when the letters have come. */
export function useFit(root: RefObject<HTMLElement | null>, what: string): void {
  useLayoutEffect(() => {
    if (root.current !== null && what !== '') fitAll(root.current);
  }, [root, what]);
  useEffect(() => {
    let gone = false;
    void document.fonts.ready.then(() => {
      if (!gone && root.current !== null && what !== '') fitAll(root.current);
    });
    return () => {
      gone = true;
    };
  }, [root, what]);
}

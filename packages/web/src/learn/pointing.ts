// A line around what a lesson speaks of, and the page scrolled so that it is in sight.
import { useEffect } from 'react';

/** Bar and leaf lie over the top of the page, the prompt over its end: so much of it, in rem. */
const ABOVE = 13;
const BELOW = 11;
const LINE = `outline: 3px solid var(--gilt-leaf); outline-offset: 3px; border-radius: var(--radius-md); scroll-margin-block: ${ABOVE}rem ${BELOW}rem;`;

/** Nothing lies over it, from its first corner to its last: an inset keeps clear of rounded corners. */
function isInSight(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const inset = 8;
  const corners = [
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ] as const;
  return corners.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
}

/**
 * What is in sight stays where it is: the prompt always is, and going to its place in the page would lift the dice under the
 * leaf. What is taller than the room between leaf and prompt is read from its beginning.
 */
function show(thing: Element | null): void {
  if (thing === null || isInSight(thing)) return;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = innerHeight - (ABOVE + BELOW) * rem;
  thing.scrollIntoView({ block: thing.getBoundingClientRect().height > room ? 'start' : 'nearest' });
}

/** `point` is a selector; null points at nothing. */
export function usePointing(point: string | null): void {
  useEffect(() => {
    if (point === null) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${point}) { ${LINE} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    show(document.querySelector(point));
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [point]);
}

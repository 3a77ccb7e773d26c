// A line around what a lesson speaks of, and the page scrolled so that it is in sight.
import { useEffect } from 'react';

/** Bar and leaf lie over the top of the page, the prompt over its end. */
const LINE =
  'outline: 3px solid var(--gilt-leaf); outline-offset: 3px; border-radius: var(--radius-md); scroll-margin-block: 13rem 11rem;';

/** `point` is a selector; null points at nothing. */
export function usePointing(point: string | null): void {
  useEffect(() => {
    if (point === null) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${point}) { ${LINE} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.querySelector(point)?.scrollIntoView({ block: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [point]);
}

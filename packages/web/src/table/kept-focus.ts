// Keeps the focus at the table: when the button that had it is gone, it goes to the question and not to the page's top.
import { type RefObject, useEffect, useRef } from 'react';

/** `question` changes whenever something else is asked; `table` selects the table. */
export function useKeptFocus(question: string, table: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      inside.current = event.target instanceof Element && event.target.closest(table) !== null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [table]);
  useEffect(() => {
    if (question !== '' && inside.current && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true });
    }
  }, [question]);
  return title;
}

// A number of soldiers as the language writes it; when it changes it counts, so that the eye sees by how much.
import { number } from '@wyrmtable/words';
import { useLayoutEffect, useRef } from 'react';
import { useBoard } from './board.ts';

/** At most: a short beat is counted through in its time. */
const COUNT_MS = 420;

export function Figure({ value }: { readonly value: number }) {
  const { lang, playing } = useBoard();
  const text = useRef<HTMLSpanElement>(null);
  /** What the eye sees, in the middle of a count too: the next one goes on from there. */
  const shown = useRef(value);
  // Only what is being shown counts; whoever wants no animation never has anything playing.
  const lasts = useRef(0);
  lasts.current = Math.min(COUNT_MS, playing?.ms ?? 0);
  // Before anything is painted, or the end would be seen for a moment and then the way to it.
  useLayoutEffect(() => {
    const from = shown.current;
    const write = (seen: number) => {
      shown.current = seen;
      if (text.current !== null) text.current.textContent = number(lang, seen);
    };
    const ms = lasts.current;
    if (from === value || ms === 0) {
      write(value);
      return undefined;
    }
    write(from);
    const begun = performance.now();
    const step = (now: number) => {
      // A frame may have begun before this did.
      const part = Math.min(1, Math.max(0, (now - begun) / ms));
      write(part < 1 ? Math.round((from + (value - from) * part) / 10) * 10 : value);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, lang]);
  return <span ref={text}>{number(lang, value)}</span>;
}

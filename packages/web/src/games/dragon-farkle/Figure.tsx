// A number of soldiers as the language writes it; when it changes it counts, so that the eye sees by how much.
import { number } from '@wyrmtable/words';
import { useEffect, useRef } from 'react';
import { useBoard } from './board.ts';

const COUNT_MS = 420;

export function Figure({ value }: { readonly value: number }) {
  const { lang, playing } = useBoard();
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  // Only what is being shown counts; whoever wants no animation never has anything playing.
  const counts = useRef(false);
  counts.current = playing !== null;
  useEffect(() => {
    const element = text.current;
    const from = shown.current;
    shown.current = value;
    if (element === null) return undefined;
    if (from === value || !counts.current) {
      element.textContent = number(lang, value);
      return undefined;
    }
    let frame = 0;
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / COUNT_MS);
      element.textContent = number(lang, Math.round((from + (value - from) * part) / 10) * 10);
      if (part < 1) frame = requestAnimationFrame(step);
      else element.textContent = number(lang, value);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, lang]);
  return <span ref={text}>{number(lang, value)}</span>;
}

// The dice by keyboard: 1 to 5 keep a die or take it up again. All other keys belong to the prompt.
import { useLayoutEffect, useRef } from 'react';
import { isForTable } from '../../table/keys.ts';
import type { Keeping } from './keeping.ts';

export function useDiceKeys(keeping: Keeping): void {
  const latest = useRef(keeping);
  latest.current = keeping;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event) || !/^[1-5]$/.test(event.key) || !latest.current.choosing) return;
      event.preventDefault();
      latest.current.toggle(Number(event.key) - 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

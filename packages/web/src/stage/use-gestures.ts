// A gesture with every event that is shown, once: whatever it moves is on the page by then.
import type { Happening } from '@wyrmtable/kernel';
import { useEffect, useRef } from 'react';

/** An event that is being shown, and for how long. */
interface Playing<Event extends Happening> {
  readonly number: number;
  readonly event: Event;
  readonly ms: number;
}

export function useGestures<Event extends Happening>(
  playing: Playing<Event> | null,
  gesture: (event: Event, ms: number, before: Event | null) => void,
): void {
  const now = useRef(playing);
  const before = useRef<Event | null>(null);
  now.current = playing;
  const number = playing?.number ?? null;
  useEffect(() => {
    if (number === null || now.current === null) return;
    const { event, ms } = now.current;
    gesture(event, ms, before.current);
    before.current = event;
  }, [number, gesture]);
}

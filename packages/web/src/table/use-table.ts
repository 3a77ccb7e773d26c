// A table for components: its snapshot, its playback, and the person's wish not to wait.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Speed } from '../games/contract.ts';
import { soundOf } from '../shell/sound.ts';
import { createPlayback, type Playback } from './playback.ts';
import type { TablePort, TableSnapshot } from './port.ts';

/** Opens a port for as long as the component stands; null before the first one is open. */
export function usePort<P extends TablePort>(open: () => P): P | null {
  const [port, setPort] = useState<P | null>(null);
  useEffect(() => {
    const opened = open();
    setPort(opened);
    return () => opened.close();
  }, [open]);
  return port;
}

export function useSnapshot(port: TablePort): TableSnapshot {
  return useSyncExternalStore(port.subscribe, port.snapshot);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

/** Plays the table's events with their sounds; any tap or key ends what is being shown and hurries the bots. */
export function usePlayback(port: TablePort, speed: Speed, hurry: (() => void) | null): Playback {
  const [desk] = useState(() => createPlayback(({ event }) => soundOf(event.kind)));
  useEffect(() => desk.setSpeed(speed), [desk, speed]);
  useEffect(() => {
    const feed = () => desk.feed(port.snapshot());
    feed();
    const stop = port.subscribe(feed);
    return () => {
      stop();
      desk.close();
    };
  }, [desk, port]);
  useEffect(() => {
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
      desk.skip();
      hurry?.();
    };
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    return () => {
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
    };
  }, [desk, hurry]);
  return desk;
}

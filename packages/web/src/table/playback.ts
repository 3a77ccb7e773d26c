// Shows events one at a time, each for its own while; the view never waits for it.
import { useSyncExternalStore } from 'react';
import type { Speed } from '../games/contract.ts';
import { durationOf } from './pace.ts';
import type { NumberedEvent, TableSnapshot } from './port.ts';

/** The event being shown and for how long. */
export interface Playing extends NumberedEvent {
  readonly ms: number;
}

export interface Playback {
  /** What is being shown now; null at rest. */
  playing(): Playing | null;
  /** The number of the last event that is fully shown; everything later has yet to play. */
  shown(): number;
  subscribe(listener: () => void): () => void;
  /** Lets everything that waits count as shown. */
  skip(): void;
}

/** The shell's end of a playback: it feeds events in and sets the speed. */
export interface PlaybackDesk extends Playback {
  feed(table: Pick<TableSnapshot, 'events' | 'view'>): void;
  setSpeed(speed: Speed): void;
  close(): void;
}

const NOTHING_SHOWN = -1;

/** `onPlay` hears each event as it begins (sound, for one). */
export function createPlayback(onPlay: (playing: Playing) => void): PlaybackDesk {
  const listeners = new Set<() => void>();
  let speed: Speed = 'normal';
  let waiting: NumberedEvent[] = [];
  let playing: Playing | null = null;
  let last = NOTHING_SHOWN;
  let fed = NOTHING_SHOWN;
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const settle = () => {
    clearTimeout(timer);
    waiting = [];
    playing = null;
    last = fed;
  };

  const next = () => {
    if (playing !== null) last = playing.number;
    playing = null;
    for (;;) {
      const event = waiting.shift();
      if (event === undefined) break;
      const ms = durationOf(event.event, speed);
      const begun = { ...event, ms };
      onPlay(begun);
      if (ms > 0) {
        playing = begun;
        timer = setTimeout(next, ms);
        break;
      }
      last = event.number;
    }
    tell();
  };

  return {
    playing: () => playing,
    shown: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    skip() {
      if (playing === null && waiting.length === 0) return;
      settle();
      tell();
    },
    feed({ events, view }) {
      if (view === null) return;
      const newest = events.at(-1)?.number ?? NOTHING_SHOWN;
      // Somebody who has just sat down sees the table as it is; something taken back is not shown in reverse.
      if (!opened || newest < fed) {
        opened = true;
        fed = newest;
        settle();
        tell();
        return;
      }
      if (newest === fed) return;
      for (const event of events) if (event.number > fed) waiting.push(event);
      fed = newest;
      if (playing === null) next();
    },
    setSpeed(wanted) {
      speed = wanted;
      if (speed === 'off' && playing !== null) {
        settle();
        tell();
      }
    },
    close() {
      settle();
    },
  };
}

/** The event being shown, for a component. */
export function usePlaying(playback: Playback): Playing | null {
  return useSyncExternalStore(playback.subscribe, playback.playing);
}

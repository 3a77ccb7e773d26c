// The hands and the clock of the player: what runs, what keys do, and the address that says where one is.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSettings } from '../shell/settings.ts';
import { isForTable } from '../table/keys.ts';
import { besidePace, type Direction, gone, type Pace, paceFor, paceOf, type Way, type Wish, wishOf } from './going.ts';
import { type Moment, momentHash, momentIn } from './moment.ts';
import type { ReplayPort } from './port.ts';

interface Player {
  readonly pace: Pace;
  readonly running: boolean;
  setPace(id: string): void;
  run(): void;
  step(way: Way, direction: Direction): void;
  /** Straight to that moment. */
  leap(at: number): void;
}

/** Milliseconds after which an address says where one has come to rest. */
const SETTLED_MS = 250;

export function usePlayer(port: ReplayPort): Player & { setRunning(running: boolean): void } {
  const { speed } = useSettings();
  const [pace, setPace] = useState(() => paceFor(speed));
  const [running, setRunning] = useState(false);
  const leap = (at: number): void => {
    setRunning(false);
    port.go(at, false);
  };
  const step = (way: Way, direction: Direction): void => {
    const contents = port.contents();
    if (contents === null) return;
    setRunning(false);
    port.go(gone(contents, port.moment().at, way, direction), way === 'step' && direction > 0);
  };
  const run = (): void => {
    const contents = port.contents();
    if (contents === null) return;
    if (!running && port.moment().at === contents.last) port.go(0, false);
    setRunning(!running);
  };
  const fulfil = (wish: Wish): void => {
    if (wish.kind === 'step') step(wish.way, wish.direction);
    else if (wish.kind === 'leap') leap(wish.to === 'first' ? 0 : (port.contents()?.last ?? 0));
    else if (wish.kind === 'run') run();
    else setPace((before) => besidePace(before, wish.by));
  };
  // Before the stage hears of them: there any key brings the present, and answers nothing.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = wishOf(event.key, event.shiftKey);
      // A key that is held steps on and on.
      const held = event.repeat && event.key.startsWith('Arrow');
      if (wish === null || !(held ? isFree(event) : isForTable(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      fulfil(wish);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
  return { pace, running, setPace: (id) => setPace(paceOf(id)), run, step, leap, setRunning };
}

const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof HTMLElement && target.matches('input, select, textarea'));

/** Steps on when a moment has been told and looked at. */
export function useRunning(port: ReplayPort, player: ReturnType<typeof usePlayer>, resting: boolean): void {
  const { pace, running, setRunning } = player;
  const { at } = port.moment();
  const shown = port.frame()?.at === at;
  useEffect(() => {
    const contents = port.contents();
    if (!running || !resting || !shown || contents === null) return undefined;
    if (at === contents.last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => port.go(gone(contents, at, 'step', 1), true), pace.rest);
    return () => clearTimeout(timer);
  }, [port, running, resting, shown, at, pace, setRunning]);
}

/** The address says where one is, once one has come to rest; and whoever changes it goes there. */
export function useAddress(port: ReplayPort, moment: Moment, running: boolean, letters: string | null): void {
  useEffect(() => {
    if (running || port.contents() === null) return undefined;
    const match = letters === null ? '' : `match=${letters}&`;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `#${match}${momentHash(moment)}`),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [port, moment, running, letters]);
  useEffect(() => {
    const follow = () => {
      const wanted = momentIn(location.hash, port.file.seats.length, port.contents()?.last ?? 0);
      port.go(wanted.at, false);
      port.look(wanted.eyes);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [port]);
}

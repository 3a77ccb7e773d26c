// The stage for components: the clock, the presses and the eyes around the pure one (stage.ts), with the sound of every beat.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Speed } from '../games/contract.ts';
import type { TablePort } from '../table/port.ts';
import { type Beat, dueIn, isTelling, newStage, rateOf, type Stage, step, type Telling, type Told } from './stage.ts';

export interface StageDesk {
  readonly stage: () => Stage;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (told: Told) => void;
  readonly follow: (port: TablePort) => () => void;
}

/** What moves keeps the story's time: it stands while the story is held, and hurries with it. */
function keepTime(stage: Stage): void {
  for (const motion of document.querySelector('.stage')?.getAnimations({ subtree: true }) ?? []) {
    if (motion.playState === 'finished' || motion.playState === 'idle') continue;
    motion.updatePlaybackRate(rateOf(stage));
    if (stage.paused) motion.pause();
    else if (motion.playState === 'paused') motion.play();
  }
}

function createDesk(
  port: TablePort,
  speed: Speed,
  telling: Telling,
  hear: (beat: Beat, view: object) => void,
): StageDesk {
  const listeners = new Set<() => void>();
  let stage = newStage(port.snapshot(), speed);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Clocks may ring a little before their time, and nothing would wind them again. */
  const wake = (due: number): void => tell({ kind: 'time', now: Math.max(due, performance.now()) });

  const tell = (told: Told): void => {
    const before = stage;
    stage = step(stage, told, telling);
    if (stage === before) return;
    if (stage.beat !== null && stage.beat.number !== before.beat?.number) hear(stage.beat, stage.shown.view ?? {});
    if (stage.paused !== before.paused || stage.hurried !== before.hurried) keepTime(stage);
    clearTimeout(timer);
    const due = dueIn(stage);
    if (due !== null) timer = setTimeout(wake, due - performance.now(), due);
    for (const listener of listeners) listener();
  };

  return {
    stage: () => stage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    follow(table) {
      const listenTo = () => tell({ kind: 'heard', snapshot: table.snapshot(), now: performance.now() });
      listenTo();
      const stop = table.subscribe(listenTo);
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** Keys that only change what other keys mean, and the one that hurries. */
const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Alt', 'Meta', 'Tab', 'AltGraph', 'CapsLock']);
export const HURRIES = 'Shift';
export const PAUSES = '.';
export const AGAIN = ',';

/** Controls of the stage itself must not bring it to the present. */
const OWN = '[data-stage]';
/** Where somebody presses to do something, and not only to see what is next. The page itself takes focus too, and is none. */
const CONTROLS = 'button, a, input, select, summary, label, [role="button"], [tabindex="0"]:not(.log)';
/** Held for longer, a press on the bare table hurries; shorter, it brings the present. */
const HOLD_MS = 250;

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** What presses a button that has the focus; any other key means the table, wherever the focus is. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

const isOwn = ({ target, key }: KeyboardEvent): boolean =>
  PRESSES.has(key) && target instanceof Element && target.closest(OWN) !== null;

/** Any press brings the stage to the present at once and hurries the bots; one that is held on the bare table hurries it there. */
function listen({ stage, tell }: StageDesk, hurry: (() => void) | null): () => void {
  let held: ReturnType<typeof setTimeout> | undefined;
  const now = () => performance.now();
  const arrive = () => {
    tell({ kind: 'press' });
    hurry?.();
  };
  const down = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || target.closest(OWN) !== null) return;
    if (!isTelling(stage())) return hurry?.();
    if (target.closest(CONTROLS) !== null) return arrive();
    held = setTimeout(() => {
      held = undefined;
      tell({ kind: 'hurry', hurried: true, now: now() });
    }, HOLD_MS);
    return undefined;
  };
  const up = () => {
    if (held !== undefined) {
      clearTimeout(held);
      held = undefined;
      arrive();
    } else if (stage().hurried) tell({ kind: 'hurry', hurried: false, now: now() });
  };
  const press = (event: KeyboardEvent) => {
    if (MODIFIERS.has(event.key) || isTyping(event) || isOwn(event)) return;
    const telling = isTelling(stage());
    if (event.key === HURRIES) {
      if (telling) tell({ kind: 'hurry', hurried: true, now: now() });
      return;
    }
    if (event.key === PAUSES) return tell({ kind: 'pause', paused: !stage().paused, now: now() });
    if (event.key === AGAIN) return tell({ kind: 'again', now: now() });
    // What the key would have answered was not to be seen yet.
    if (telling) event.stopImmediatePropagation();
    arrive();
  };
  const release = ({ key }: KeyboardEvent) => {
    if (key === HURRIES && stage().hurried) tell({ kind: 'hurry', hurried: false, now: now() });
  };
  const look = () => tell({ kind: 'away', away: document.hidden, now: now() });
  window.addEventListener('pointerdown', down, true);
  window.addEventListener('pointerup', up, true);
  window.addEventListener('pointercancel', up, true);
  window.addEventListener('keydown', press, true);
  window.addEventListener('keyup', release, true);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(held);
    window.removeEventListener('pointerdown', down, true);
    window.removeEventListener('pointerup', up, true);
    window.removeEventListener('pointercancel', up, true);
    window.removeEventListener('keydown', press, true);
    window.removeEventListener('keyup', release, true);
    document.removeEventListener('visibilitychange', look);
  };
}

/** What the table's parts are told of the stage. */
export function useStage(
  port: TablePort,
  speed: Speed,
  telling: Telling,
  hurry: (() => void) | null,
  hear: (beat: Beat, view: object) => void,
): { readonly stage: Stage; readonly desk: StageDesk } {
  const [desk] = useState(() => createDesk(port, speed, telling, hear));
  useEffect(() => desk.tell({ kind: 'speed', speed, now: performance.now() }), [desk, speed]);
  useEffect(() => desk.follow(port), [desk, port]);
  useEffect(() => listen(desk, hurry), [desk, hurry]);
  const stage = useSyncExternalStore(desk.subscribe, desk.stage);
  return useMemo(() => ({ stage, desk }), [stage, desk]);
}

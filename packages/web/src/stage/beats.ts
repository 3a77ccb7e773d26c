// How long an event is shown at some speed, by the pace of its game: the stage and the bots of this device keep the same time.
import type { Happening } from '@wyrmtable/kernel';
import type { Speed } from '../games/contract.ts';
import { paceOf } from '../games/paces.ts';

/** Dice tumble for this long, and each die starts a little after its neighbour; then they lie for a moment to be read. */
const TUMBLE_MS = 430;
const STAGGER_MS = 22;
const READ_MS = 190;

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 };

/** Things of one kind that come together share a beat: ten tokens are not ten gestures. */
const TOGETHER = 0.3;

/** A beat at some speed: how long it lasts, and after how long what it tells has come true. */
export interface Lasting {
  readonly ms: number;
  readonly lands: number;
}

function diceIn(event: Happening): number {
  if ('fell' in event && Array.isArray(event.fell)) return event.fell.length;
  return 'dice' in event && Array.isArray(event.dice) ? event.dice.length : 1;
}

/** How long an event of that game is shown after the one before it; no time at all means that it needs no showing. */
export function lasting(game: string, event: Happening, before: Happening | null, speed: Speed): Lasting {
  const factor = FACTOR[speed];
  const { shown, weight } = paceOf(game);
  const usual = shown[event.kind] ?? 0;
  if (usual === 'throw') {
    const lands = Math.round((TUMBLE_MS + STAGGER_MS * diceIn(event)) * factor);
    return { lands, ms: lands + Math.round(READ_MS * factor) };
  }
  const whole = usual * (weight?.(event) ?? 1);
  return { lands: 0, ms: Math.round(whole * (event.kind === before?.kind ? TOGETHER : 1) * factor) };
}

/** What all of them take, one after another. */
export function timeFor(game: string, events: readonly Happening[], speed: Speed): number {
  return events.reduce((sum, event, i) => sum + lasting(game, event, events[i - 1] ?? null, speed).ms, 0);
}

/** A bot's moment of thought before its next move, after what it did has been shown. */
export function thoughtOf(speed: Speed): number {
  return Math.round(60 * FACTOR[speed]);
}

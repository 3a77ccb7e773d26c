// How long an event is shown at some speed, by the pace of its game: the stage and the bots of this device keep the same time.
import type { Happening } from '@wyrmtable/kernel';
import type { Speed } from '../games/contract.ts';
import { paceOf } from '../games/paces.ts';

/** Dice tumble for this long, and each die starts a little after its neighbour; then they lie for a moment to be read. */
const TUMBLE_MS = 400;
const STAGGER_MS = 16;
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

/** So much of somebody else's turn is told in full; then what is small is told faster, and what is great is not. */
const FULL_MS = 3000;
const GREAT_MS = 700;
const BRISK = 0.5;

/**
 * How long an event of that game is shown after the one before it; no time at all means that it needs no showing. `sofar` are
 * the milliseconds that its turn has been told for without anybody here being asked.
 */
export function lasting(game: string, event: Happening, before: Happening | null, speed: Speed, sofar = 0): Lasting {
  const factor = FACTOR[speed];
  const { shown, weight, apart } = paceOf(game);
  const usual = shown[event.kind] ?? 0;
  const long = sofar > FULL_MS * factor;
  if (usual === 'throw') {
    const pace = long ? factor * BRISK : factor;
    const lands = Math.round((TUMBLE_MS + STAGGER_MS * diceIn(event)) * pace);
    return { lands, ms: lands + Math.round(READ_MS * pace) };
  }
  const whole = usual * (weight?.(event) ?? 1);
  if (apart?.has(event.kind)) return { lands: 0, ms: Math.round(whole * factor) };
  const together = event.kind === before?.kind ? TOGETHER : 1;
  return { lands: 0, ms: Math.round(whole * together * (long && whole < GREAT_MS ? BRISK : 1) * factor) };
}

/** What all of them take, one after another. */
export function timeFor(game: string, events: readonly Happening[], speed: Speed): number {
  return events.reduce((sum, event, i) => sum + lasting(game, event, events[i - 1] ?? null, speed).ms, 0);
}

/**
 * How long a bot waits with its next move after it brought these about: no longer than the stage takes at its fastest, since
 * what comes early is told in its turn, and what comes late is waited for.
 */
export function waitAfter(game: string, events: readonly Happening[], speed: Speed): number {
  return Math.round(timeFor(game, events, speed) * BRISK + 40 * FACTOR[speed]);
}

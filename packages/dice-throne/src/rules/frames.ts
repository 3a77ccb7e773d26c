// Putting frames on the stack: effects to resolve, and windows in which others may answer.
import type { Seat } from '@wyrmtable/kernel';
import { type Cause, type EffectFrame, NONE, type ThroneState, type WindowCause } from '../state.ts';
import type { Play } from './play.ts';

/** Starts the effects of a card, ability or status. */
export function begin(state: ThroneState, sequence: number, by: Seat, cause: Cause, source: number): void {
  state.stack.push({
    kind: 'effects',
    sequence,
    at: 0,
    by,
    picked: NONE,
    cause,
    source,
    root: true,
    dice: [],
    rerolls: 0,
    given: 0,
    added: 0,
    left: 0,
  });
}

/** Effects inside effects: the same player and cause, the same pick and what was given. */
export function enter(
  state: ThroneState,
  outer: EffectFrame,
  sequence: number,
  picked = outer.picked,
  given = outer.given,
): void {
  state.stack.push({ ...outer, sequence, at: 0, picked, given, root: false, dice: [], rerolls: 0, added: 0, left: 0 });
}

/** Opens a window; whether anybody is asked is found out when it is served. */
export function openWindow({ state, emit }: Play, cause: WindowCause, spared: Seat = NONE, diceOnly = false): void {
  state.stack.push({ kind: 'window', cause, asked: state.active, quiet: 0, spared, diceOnly });
  if (emit) emit({ kind: 'window', cause });
}

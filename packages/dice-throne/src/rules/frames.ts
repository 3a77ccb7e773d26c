// Putting frames on the stack: effects to resolve, and windows in which others may answer.
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, type Running, sequenceOf } from '../content/library.ts';
import { type Cause, type EffectFrame, NONE, playerAt, type ThroneState, type WindowCause } from '../state.ts';
import { passivesOf } from './board.ts';
import type { Play } from './play.ts';

/** Starts the effects of a card, ability or status. */
export function begin(state: ThroneState, sequence: number, by: Seat, cause: Cause, source: number): EffectFrame {
  const frame: EffectFrame = {
    kind: 'effects',
    sequence,
    at: 0,
    until: sequenceOf(state, sequence).effects.length,
    by,
    picked: NONE,
    opponent: NONE,
    cause,
    source,
    root: true,
    dice: [],
    rival: NONE,
    given: 0,
    fixed: NONE,
    added: 0,
    tally: 0,
    turned: false,
    left: 0,
    picks: 0,
    chosen: 0,
  };
  state.stack.push(frame);
  return frame;
}

/** What a player's passives and equipment do at that moment. */
export function beginPassives(state: ThroneState, seat: Seat, moment: Running, picked: Seat = NONE): void {
  const passives = passivesOf(state, playerAt(state, seat));
  for (let i = 0; i < passives.length; i++) {
    const number = passives[i] as number;
    const sequence = abilityOf(state, number).hooks[moment];
    if (sequence >= 0) begin(state, sequence, seat, 'passive', number).picked = picked;
  }
}

/** Effects inside effects: the same player and cause, the same pick and what was given. */
export function enter(
  state: ThroneState,
  outer: EffectFrame,
  sequence: number,
  picked = outer.picked,
  given = outer.given,
  by = outer.by,
): void {
  const { effects } = sequenceOf(state, sequence);
  if (effects.length === 0) return;
  state.stack.push({
    kind: 'effects',
    sequence,
    at: 0,
    until: effects.length,
    by,
    picked,
    opponent: outer.opponent,
    cause: outer.cause,
    source: outer.source,
    root: false,
    dice: [],
    rival: NONE,
    given,
    fixed: NONE,
    added: 0,
    tally: 0,
    turned: false,
    left: 0,
    picks: 0,
    chosen: 0,
  });
}

/** Sets one effect aside, its amount as it is now or NONE to read it then, until the ability has its target (DT-3.17). */
export function setAside(state: ThroneState, frame: EffectFrame, amount: number): void {
  state.queued.push({
    ...frame,
    at: frame.at - 1,
    until: frame.at,
    root: true,
    // A card is discarded once, by its own frame.
    cause: frame.cause === 'card' ? 'ability' : frame.cause,
    dice: amount === NONE ? frame.dice : [],
    fixed: amount,
  });
}

/** Opens a window; whether anybody is asked is found out when it is served. */
export function openWindow({ state }: Play, cause: WindowCause, spared: Seat = NONE, diceOnly = false): void {
  state.stack.push({ kind: 'window', cause, asked: state.active, quiet: 0, spared, diceOnly });
}

/** DT-14.4: others may answer before the phase changes, if anything has happened since they last could (DT-R14). */
export function closePhase(play: Play): void {
  const { state } = play;
  if (!state.stirred) return;
  state.stirred = false;
  openWindow(play, 'phase', state.active);
}

// What an effect that resolves can see: the dice it reads, the card or ability it is part of, whom its words mean.
import type { Seat } from '@wyrmtable/kernel';
import { statusesWith, statusOf } from '../content/library.ts';
import type { Who } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { tokensOf } from './play.ts';
import { targetsOf } from './targets.ts';

/** The dice an effect reads: those rolled by the card or ability it is part of, else the roll it answers to. */
export function diceRead(state: ThroneState, frame: EffectFrame): readonly number[] {
  const holder = diceFrame(state, frame);
  if (holder.dice.length > 0) return shownBy(state, holder.by, holder.dice);
  return frame.cause === 'defence'
    ? shownBy(state, frame.by, state.defenceDice)
    : shownBy(state, state.active, state.dice);
}

/** The dice as they count for their owner: a status may blank a number. */
export function shownBy(state: ThroneState, seat: Seat, dice: readonly number[]): readonly number[] {
  let shown = dice;
  for (let i = 0; i < statusesWith(state, 'blanks').length; i++) {
    const status = statusesWith(state, 'blanks')[i] as number;
    if (tokensOf(state, seat, status) === 0) continue;
    const { blanks } = statusOf(state, status).hooks;
    shown = shown.filter((value) => value !== blanks);
  }
  return shown;
}

/** The frame whose dice count for this one: itself, or the nearest around it up to the root. */
export function diceFrame(state: ThroneState, frame: EffectFrame): EffectFrame {
  if (frame.dice.length > 0 || frame.root) return frame;
  for (let i = state.stack.indexOf(frame) - 1; i >= 0; i--) {
    const outer = state.stack[i];
    if (outer?.kind !== 'effects') break;
    if (outer.dice.length > 0 || outer.root) return outer;
  }
  return frame;
}

/** The root frame: the card or ability that everything inside belongs to. */
export function rootOf(state: ThroneState, frame: EffectFrame): EffectFrame {
  if (frame.root) return frame;
  for (let i = state.stack.indexOf(frame) - 1; i >= 0; i--) {
    const outer = state.stack[i];
    if (outer?.kind === 'effects' && outer.root) return outer;
  }
  return frame;
}

/** Whom the word means now; NONE while the attack has no target yet. */
export function whoIs(state: ThroneState, frame: EffectFrame, who: Who): Seat {
  switch (who) {
    case 'self':
      return frame.by;
    case 'picked':
      return frame.picked;
    case 'attacker':
      return state.active;
    case 'target':
      if (state.target !== NONE) return state.target;
      return frame.opponent !== NONE ? frame.opponent : facedBy(state, frame.by);
  }
}

/** Outside of an attack the opponent one is locked in a fight with; nobody while an attack may still be for another one. */
function facedBy(state: ThroneState, seat: Seat): Seat {
  const { faces } = playerAt(state, seat);
  if (faces === NONE || state.ability === NONE || seat !== state.active) return faces;
  return targetsOf(state).length > 1 ? NONE : faces;
}

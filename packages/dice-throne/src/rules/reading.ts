// Reading numbers and conditions from the game as it stands while an effect resolves.
import type { Seat } from '@wyrmtable/kernel';
import { faceBits, sequenceOf, statusNumber } from '../content/library.ts';
import type { Amount, Condition, Who } from '../content/vocabulary.ts';
import { countBits, meets, sumOf } from '../dice.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { tokensOf } from './play.ts';

/** The dice an effect reads: those rolled by the card or ability it is part of, else the roll it answers to. */
export function diceRead(state: ThroneState, frame: EffectFrame): readonly number[] {
  const holder = diceFrame(state, frame);
  if (holder.dice.length > 0) return holder.dice;
  return frame.cause === 'defence' ? state.defenceDice : state.dice;
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
      return state.target;
  }
}

export function valueOfAmount(state: ThroneState, frame: EffectFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'each':
      return amount.times * countBits(diceRead(state, frame), faceBits(sequenceOf(frame.sequence).hero, amount.face));
    case 'pairs':
      return (
        amount.times * (countBits(diceRead(state, frame), faceBits(sequenceOf(frame.sequence).hero, amount.face)) >> 1)
      );
    case 'tokens': {
      const seat = whoIs(state, frame, amount.of);
      return seat === NONE ? 0 : amount.times * tokensOf(state, seat, statusNumber(amount.status));
    }
    case 'sum':
      return sumOf(diceRead(state, frame));
    case 'cp':
      return playerAt(state, frame.by).cp;
    case 'given':
      return amount.times * frame.given;
    case 'half':
      return Math.ceil(valueOfAmount(state, frame, amount.of) / 2);
    case 'total':
      return amount.of.reduce<number>((sum, part) => sum + valueOfAmount(state, frame, part), 0);
  }
}

export function holds(state: ThroneState, frame: EffectFrame, test: Condition): boolean {
  const { hero } = sequenceOf(frame.sequence);
  switch (test.kind) {
    case 'shows':
      return meets(diceRead(state, frame), test.need, hero);
    case 'activated-by':
      return meets(frame.cause === 'defence' ? state.defenceDice : state.dice, test.need, hero);
    case 'sum-at-least':
      return sumOf(diceRead(state, frame)) >= test.sum;
    case 'sum-at-most':
      return sumOf(diceRead(state, frame)) <= test.sum;
    case 'holds': {
      const seat = whoIs(state, frame, test.who);
      return seat !== NONE && tokensOf(state, seat, statusNumber(test.status)) > 0;
    }
    case 'dealt-at-least':
      return state.dealt >= test.damage;
    case 'added-at-least':
      return rootOf(state, frame).added >= test.damage;
  }
}

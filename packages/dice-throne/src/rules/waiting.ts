// Effects that read the ability's target: while there is none they wait for it, so that nothing reads 0 of nobody (DT-3.17).
import type { Seat } from '@wyrmtable/kernel';
import { sequenceOf } from '../content/library.ts';
import type { Amount, Condition, Effect, Option } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, type ThroneState } from '../state.ts';
import { setAside } from './frames.ts';
import { putToRest } from './pauses.ts';
import { ask } from './play.ts';
import { diceFrame, rootOf } from './reading.ts';
import { rollsForTarget, targetsOf } from './targets.ts';

/** Does it count something of the target? */
function countsTarget(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  switch (amount.kind) {
    case 'tokens':
    case 'table':
    case 'health':
    case 'hand':
    case 'statuses':
      return amount.of === 'target';
    case 'least':
    case 'total':
      return amount.of.some(countsTarget);
    case 'half':
      return countsTarget(amount.of);
    default:
      return false;
  }
}

function asksOfTarget(test: Condition): boolean {
  switch (test.kind) {
    case 'holds':
    case 'room':
    case 'some-status':
    case 'is-opponent':
      return test.who === 'target';
    case 'at-least':
      return countsTarget(test.amount);
    case 'not':
      return asksOfTarget(test.test);
    case 'all':
      return test.tests.some(asksOfTarget);
    default:
      return false;
  }
}

const isForTarget = ({ when }: Option): boolean => when !== null && asksOfTarget(when);

/** Does the effect itself, leaving aside what is inside it, concern the target before anything can be read of it? */
function readsTarget(effect: Effect): boolean {
  switch (effect.verb) {
    // These wait by themselves and keep the amount they had when the ability was activated.
    case 'inflict':
    case 'lose-cp':
    case 'steal-cp':
    case 'lose-health':
    case 'steal-health':
      return countsTarget(effect.amount);
    case 'damage':
    case 'add-damage':
    case 'gain-cp':
    case 'draw':
      return countsTarget(effect.amount);
    case 'repeat':
      return countsTarget(effect.times);
    case 'roll':
      return countsTarget(effect.dice);
    case 'if':
      return asksOfTarget(effect.test);
    case 'choose':
      return effect.by === 'target' || effect.options.some(isForTarget);
    case 'prevent':
    case 'heal':
    case 'gain':
    case 'lose-token':
    case 'strip':
    case 'call':
      return effect.who === 'target' || countsTarget(effect.amount);
    case 'prevent-half':
    case 'remove-status':
    case 'must-reroll':
    case 'let':
      return effect.who === 'target';
    default:
      return false;
  }
}

const READS = new WeakMap<Effect, boolean>();

function reads(effect: Effect): boolean {
  let known = READS.get(effect);
  if (known === undefined) {
    known = readsTarget(effect);
    READS.set(effect, known);
  }
  return known;
}

/** The effect waits for the target of the ability that was just activated; true when it was set aside. */
export function waitsForTarget(state: ThroneState, frame: EffectFrame, effect: Effect): boolean {
  if (state.step !== 'determined' || state.target !== NONE || frame.by !== state.active) return false;
  if ((frame.cause !== 'ability' && frame.cause !== 'passive') || !reads(effect)) return false;
  if (effect.verb === 'roll') {
    // What follows reads these dice: all of it waits.
    frame.at--;
    putToRest(state, frame);
    return true;
  }
  const { added, tally, turned } = rootOf(state, frame);
  setAside(state, { ...frame, dice: diceFrame(state, frame).dice.slice(), added, tally, turned }, NONE);
  return true;
}

/** Somebody who faces nobody acts against an opponent before any Targeting Roll: whom is asked first, if there are several. */
export function asksOpponent(state: ThroneState, frame: EffectFrame, effect: Effect): boolean {
  if (frame.opponent !== NONE || state.target !== NONE || frame.by !== state.active || frame.cause === 'ability')
    return false;
  if (!rollsForTarget(state) || !concernsTarget(effect)) return false;
  const [only, ...more] = targetsOf(state);
  if (more.length === 0) {
    frame.opponent = only ?? NONE;
    return false;
  }
  frame.at--;
  ask(state, 'target', frame.by);
  return true;
}

const concernsTarget = (effect: Effect): boolean =>
  reads(effect) || (effect.verb === 'damage' && effect.to === 'target') || ('who' in effect && effect.who === 'target');

/** That opponent is meant by all of the card that asked. */
export function nameOpponent(state: ThroneState, frame: EffectFrame, seat: Seat): void {
  const from = state.stack.indexOf(rootOf(state, frame));
  for (const one of state.stack.slice(from)) if (one.kind === 'effects') one.opponent = seat;
}

/** Was the ability laid aside in front of something that only needs to know its target? */
export function awaitsTarget(state: ThroneState): boolean {
  const frame = state.rest.at(-1);
  const effect = frame && sequenceOf(state, frame.sequence).effects[frame.at];
  return effect !== undefined && (effect.verb === 'contest' || (effect.verb === 'roll' && reads(effect)));
}

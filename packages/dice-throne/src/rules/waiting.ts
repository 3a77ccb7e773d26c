// Effects that read the ability's target: while there is none they wait for it, so that nothing reads 0 of nobody (DT-3.17).
import type { Seat } from '@wyrmtable/kernel';
import { countsTarget } from '../content/amounts.ts';
import { asksOfTarget } from '../content/conditions.ts';
import { sequenceOf } from '../content/library.ts';
import { hitsTarget, numbersOf, testsOf, traitOf, whomOf } from '../content/verbs/index.ts';
import type { Effect } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, type ThroneState } from '../state.ts';
import { setAside } from './frames.ts';
import { putToRest } from './pauses.ts';
import { ask } from './play.ts';
import { diceFrame, rootOf } from './reading.ts';
import { rollsForTarget, targetsOf } from './targets.ts';

/** Does the effect itself, leaving aside what is inside it, concern the target before anything can be read of it? */
function readsTarget(effect: Effect): boolean {
  if (numbersOf(effect).some(([, amount]) => countsTarget(amount))) return true;
  if (testsOf(effect).some(([, test]) => asksOfTarget(test))) return true;
  return !traitOf(effect).waits && whomOf(effect).includes('target');
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
  reads(effect) || hitsTarget(effect) || ('who' in effect && effect.who === 'target');

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

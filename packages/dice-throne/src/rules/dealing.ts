// Dealing damage, adding to it, lessening it.
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf, libraryStatus, statusesWith, statusOf } from '../content/library.ts';
import type { Effect, EffectOf } from '../content/vocabulary.ts';
import { inRollPhase } from '../phases.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { seatsAmong } from './among.ts';
import { valueOfAmount } from './amounts.ts';
import {
  addPool,
  attackPool,
  avoidPool,
  canBeRaised,
  canBeReduced,
  halve,
  incomingOn,
  multiply,
  raise,
  reduce,
} from './damage.ts';
import { isDefended } from './defence.ts';
import { begin } from './frames.ts';
import { ask, type Play, tokensOf } from './play.ts';
import { rootOf, whoIs } from './reading.ts';

/** Instants and Main Phase cards act at once; the rest waits for the end of its phase (DT-16.4). */
export function actsAtOnce(state: ThroneState, frame: EffectFrame): boolean {
  if (frame.cause === 'card' && cardOf(state, frame.source).action?.timing !== 'roll') return true;
  if (state.step === 'upkeep' || state.step === 'upkeep-end') return false;
  return !inRollPhase(state) || state.step === 'aftermath' || state.step === 'roll-over';
}

export function dealDamage(play: Play, frame: EffectFrame, effect: EffectOf<'damage'>): void {
  const { state } = play;
  const amount = valueOfAmount(state, frame, effect.amount);
  // DT-7.2: no damage, no attack.
  if (amount <= 0) return;
  const now = effect.separate || actsAtOnce(state, frame);
  if (effect.to === 'opponents') {
    for (const seat of seatsAmong(state, frame.by, 'opponents'))
      addPool(play, frame, seat, effect.type, amount, false, now);
    return;
  }
  // DT-7.1: only an offensive ability attacks, and only its target.
  const attack = frame.cause === 'ability' && effect.to === 'target';
  const type = attack && state.undefendable && effect.type === 'normal' ? 'undefendable' : effect.type;
  const seat = whoIs(state, frame, effect.to);
  if (seat !== NONE && playerAt(state, seat).out) return;
  addPool(play, frame, seat, type, amount, attack, now);
  if (!attack) return;
  state.attacked = true;
}

export function addDamage(state: ThroneState, frame: EffectFrame, amount: number): void {
  const pool = attackPool(state);
  if (pool === null || !canBeRaised(pool) || amount <= 0) return;
  raise(pool, frame, amount);
  rootOf(state, frame).added += amount;
}

/** DT-15.6, DT-6.8: a multiplier above 1 raises the attack, so it must be of a kind that can be raised. */
export function multiplyDamage(state: ThroneState, frame: EffectFrame, by: number): void {
  const pool = attackPool(state);
  if (pool !== null && (by < 1 ? canBeReduced(state, pool) : canBeRaised(pool))) multiply(pool, frame, by);
}

/** Sources of damage that a prevention may be used on; a defence only lessens the defendable part (DT-8.7). */
export function lessenable(state: ThroneState, frame: EffectFrame, effect: Effect) {
  const seat = 'who' in effect ? whoIs(state, frame, effect.who) : frame.by;
  const pools = incomingOn(state, seat);
  if (frame.cause !== 'defence') return pools;
  const { unique } = abilityOf(state, frame.source).ability;
  return pools.filter((pool) => isDefended(state, pool, unique));
}

/** DT-15.10: a prevention is used on one source; which one is the player's choice. */
export function lessen(play: Play, frame: EffectFrame, effect: EffectOf<'prevent' | 'prevent-half' | 'avoid'>): void {
  const pools = lessenable(play.state, frame, effect);
  if (effect.verb === 'avoid' && effect.all) {
    if (pools.length > 0) wake(play.state, frame);
    for (const pool of pools) avoidPool(pool, frame);
  } else if (pools.length > 1) ask(play.state, 'source', frame.by);
  else lessenSource(play, frame, effect, 0);
}

export function lessenSource(play: Play, frame: EffectFrame, effect: Effect, index: number): void {
  const pool = lessenable(play.state, frame, effect)[index];
  if (pool === undefined) return;
  const amount = effect.verb === 'prevent' ? valueOfAmount(play.state, frame, effect.amount) : 1;
  if (amount <= 0) return;
  wake(play.state, frame);
  if (effect.verb === 'avoid') avoidPool(pool, frame);
  else if (effect.verb === 'prevent-half') halve(pool, frame);
  else reduce(pool, frame, amount);
}

/** Something lessens damage: where a positive token does it, that may wake something. */
export function wake(state: ThroneState, { cause, source, by }: EffectFrame): void {
  if (cause === 'spent' && statusOf(state, source).kind === 'positive') punish(state, by);
}

/** ADV-26.17: some statuses do not like to see damage lessened. */
export function punish(state: ThroneState, seat: Seat): void {
  for (const status of statusesWith(state, 'lessened'))
    if (tokensOf(state, seat, status) > 0)
      begin(state, libraryStatus(state, status).hooks.lessened, seat, 'status', status);
}

// Phase 5: whom an ability is for, by choice or by a die (DT-3.13 to DT-3.16, DT-17, DT-18).
import { die, type Seat } from '@wyrmtable/kernel';
import { libraryStatus, sequenceOf, statusesWith } from '../content/library.ts';
import { anyEffect, hitsTarget } from '../content/verbs/index.ts';
import { modeOf } from '../modes.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';
import { attackPool } from './damage.ts';
import { begin, openWindow } from './frames.ts';
import { ask, drawCards, go, type Play, tokensOf } from './play.ts';
import { rollsForTarget, targetsOf } from './targets.ts';

/** DT-3.13 to DT-3.15: is anybody to be aimed at, and is there a question who? */
export function determine(play: Play): void {
  const { state } = play;
  if (state.queued.length === 0 && state.rest.length === 0 && attackPool(state) === null) {
    go(state, 'defended');
    return;
  }
  const opponents = targetsOf(state);
  const [only = NONE] = opponents;
  if (state.target !== NONE && !playerAt(state, state.target).out) aimAt(play, state.target);
  else if (opponents.length === 0) strikeAir(state);
  else if (opponents.length === 1) aimAt(play, only);
  else {
    openWindow(play, 'activated');
    go(state, 'aim');
  }
}

/** ADV-10.4: nobody is there to be hit; what else the ability brings stays. */
function strikeAir(state: ThroneState): void {
  state.pools = state.pools.filter(({ at }) => at !== NONE);
  state.queued.length = 0;
  state.stack.push(...state.rest.splice(0));
  go(state, 'defended');
}

/** DT-3.16: the attacker's choice, or a die; no die is rolled where a larger game leads. */
export function aim(play: Play): void {
  const { state, chance, emit } = play;
  const mode = modeOf(state.mode);
  if (mode === null ? !rollsForTarget(state) : mode.target === 'chosen') {
    ask(state, 'target', state.active);
    return;
  }
  state.targeting = [die(chance)];
  if (emit) emit({ kind: 'rolled', seat: state.active, purpose: 'targeting', dice: state.targeting.slice() });
  go(state, 'targeting-die');
  openWindow(play, 'targeting');
}

/** Opponents from the attacker's left to right (DT-17.13): seats run clockwise round the table. */
function leftToRight(state: ThroneState): Seat[] {
  const seats = state.players.length;
  const found: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (state.active + i) % seats;
    if (isOpponent(state, seat, state.active)) found.push(seat);
  }
  return found;
}

/** DT-17.11, DT-17.12. */
export function readTargetingDie(play: Play): void {
  const { state } = play;
  const opponents = leftToRight(state);
  const [die = 1] = state.targeting;
  const [first = NONE] = opponents;
  const mode = modeOf(state.mode);
  if (mode === null) {
    // ADV-23.8 to 23.10: equal shares of the die; with four a 5 or a 6 is rolled again.
    const seat = opponents[Math.ceil(die / Math.floor(6 / opponents.length)) - 1];
    if (seat === undefined) aim(play);
    else aimAt(play, seat);
    return;
  }
  if (mode.target === 'die' || die <= 4) aimAt(play, opponents[Math.ceil(die / 2) - 1] ?? first);
  // On 5 the opponents choose, the first of them for all (DT-R5); on 6 the attacker does.
  else ask(state, 'target', die === 5 ? first : state.active);
}

/** The ability has its target: a leader is worth a card (DT-18.5). */
export function aimAt(play: Play, seat: Seat): void {
  const { state, emit } = play;
  state.target = seat;
  for (const pool of state.pools) if (pool.at === NONE) pool.at = seat;
  if (emit) emit({ kind: 'targeted', seat: state.active, target: seat });
  // An extra phase against the same opponent targets nobody anew (DT-R22).
  const attacks = isAttack(state);
  if (attacks && modeOf(state.mode)?.leaders && seat !== state.fixedTarget && leads(state, seat))
    drawCards(play, state.active, 1);
  go(state, 'targeted');
  state.stirred = false;
  openWindow(play, 'targeted');
  if (statusesWith(state, 'attacking').length === 0 || !attacks) return;
  for (const status of statusesWith(state, 'attacking'))
    if (tokensOf(state, state.active, status) > 0)
      begin(state, libraryStatus(state, status).hooks.attacking, state.active, 'status', status);
}

/** An attack: its damage is on its way, or among what the ability still has to do to its target (DT-18.5, DT-R29). */
function isAttack(state: ThroneState): boolean {
  if (attackPool(state) !== null) return true;
  return state.queued.some((frame) => hits(state, frame)) || state.rest.some((frame) => hits(state, frame));
}

const hits = (state: ThroneState, { sequence, at, until }: EffectFrame): boolean =>
  anyEffect(sequenceOf(state, sequence).effects.slice(at, until), hitsTarget);

/** DT-18.4, DT-18.7: the highest current health among those still in; the attacker is somebody else, so never alone above. */
function leads(state: ThroneState, seat: Seat): boolean {
  const own = state.health[playerAt(state, seat).dial] ?? 0;
  return state.players.every((player) => player.out || (state.health[player.dial] ?? 0) <= own);
}

// Phases 4 and 5, and the end of the Roll Phase: rolling, declaring, activating, targeting (DT-3.8 to DT-3.17, DT-5).
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, libraryStatus, statusesWith, statusOf } from '../content/library.ts';
import { NONE, playerAt, type ThroneState } from '../state.ts';
import { passivesOf } from './board.ts';
import { attackPool, invitations } from './damage.ts';
import { begin, beginPassives, openWindow } from './frames.ts';
import { ask, changeCp, freshOf, go, type Play, removeTokens, rollMany, tokensOf } from './play.ts';
import { isContested, isWinded, windsUp } from './second-wind.ts';
import { opponentsIn } from './targets.ts';
import { endStun, takeToken } from './tokens.ts';
import { awaitsTarget } from './waiting.ts';

const ATTEMPTS = 3;
const DICE = 5;

export function clearOffence(state: ThroneState): void {
  state.attempts = 0;
  state.rolls = 0;
  if (state.dice.length > 0) state.dice.length = 0;
  state.altered = false;
  state.declared = NONE;
  state.declaredRow = 0;
  state.target = NONE;
  if (state.targeting.length > 0) state.targeting.length = 0;
  state.ability = NONE;
  state.ultimate = false;
  state.undefendable = false;
  state.failed = false;
  if (state.scaled.length > 0) state.scaled.length = 0;
  state.attacked = false;
  state.stirred = false;
  state.leech = NONE;
  if (state.queued.length > 0) state.queued.length = 0;
  state.defender = NONE;
  if (state.defended.length > 0) state.defended.length = 0;
  if (state.arrived.length > 0) state.arrived.length = 0;
  if (state.rest.length > 0) state.rest.length = 0;
  state.defence = NONE;
  if (state.defenceDice.length > 0) state.defenceDice.length = 0;
  state.defenceAttempts = 0;
  state.defenceRerolls = 0;
  state.dealt = 0;
  state.extraOffence = false;
}

/** DT-20.1: a status may cost the whole phase, unless it is bought off. */
export function beginOffence(play: Play, seat: Seat): void {
  const { state } = play;
  const status = skippingStatus(state, seat);
  if (status === NONE) {
    state.attempts = attemptsOf(state, seat);
    go(state, 'rolling');
    return;
  }
  const price = statusOf(state, status).hooks.skipsOffence?.price ?? 0;
  if (playerAt(state, seat).cp >= price) ask(state, 'pay', seat);
  else skipOffence(play, seat);
}

/** DT-4.9, and what statuses take away. */
function attemptsOf(state: ThroneState, seat: Seat): number {
  let attempts = ATTEMPTS;
  for (const status of statusesWith(state, 'fewerAttempts'))
    if (tokensOf(state, seat, status) > 0) attempts -= statusOf(state, status).hooks.fewerAttempts ?? 0;
  return Math.max(0, attempts);
}

/** What the next attempt costs: the first is free. */
export function attemptPrice(state: ThroneState): number {
  if (state.rolls === 0) return 0;
  let price = 0;
  for (const status of statusesWith(state, 'attemptPrice'))
    if (tokensOf(state, state.active, status) > 0) price += statusOf(state, status).hooks.attemptPrice ?? 0;
  return price;
}

export function skippingStatus(state: ThroneState, seat: Seat): number {
  for (const status of statusesWith(state, 'skipsOffence')) if (tokensOf(state, seat, status) > 0) return status;
  return NONE;
}

export function skipOffence(play: Play, seat: Seat): void {
  const status = skippingStatus(play.state, seat);
  removeTokens(play, seat, status, 1);
  play.state.stirred = true;
  if (play.emit) play.emit({ kind: 'skipped', seat, phase: 'offence', status: statusOf(play.state, status).id });
  go(play.state, isWinded(play.state) ? 'roll-over' : 'main-2');
}

/** Rolls all five dice, or lets `pick` roll some of them again and say which. */
export function rollOffence(play: Play, pick: (dice: number[]) => readonly number[]): void {
  const { state, chance, emit } = play;
  changeCp(play, state.active, -attemptPrice(state));
  let fell: readonly number[] | undefined;
  if (state.rolls === 0) state.dice = rollMany(chance, DICE);
  else fell = pick(state.dice);
  state.rolls++;
  state.rollsThisTurn++;
  state.attempts--;
  if (emit)
    emit({ kind: 'rolled', seat: state.active, purpose: 'offence', dice: state.dice.slice(), ...(fell && { fell }) });
  // The roller decides right after and may play own cards there.
  openWindow(play, 'rolled', state.active);
}

/** DT-5.3: everybody may still alter dice before the ability counts. */
export function declareAbility(play: Play, ability: number, row: number): void {
  const { state, emit } = play;
  state.declared = ability;
  state.declaredRow = row;
  state.altered = false;
  if (emit) {
    const named = ability === NONE ? null : abilityOf(state, ability).ability.id;
    emit({ kind: 'declared', seat: state.active, ability: named, row });
  }
  go(state, 'declared');
  openWindow(play, 'declared');
}

/** DT-5.5, DT-5.9. */
export function settleDeclaration(play: Play): void {
  const { state } = play;
  if (!state.altered && isContested(state)) return;
  if (state.altered) {
    state.declared = NONE;
    go(state, 'rolling');
  } else go(state, 'conclude');
}

/** The phase is about to end: statuses that may spoil it have their say (Blind and the like). */
export function conclude(play: Play, seat: Seat): void {
  const { state } = play;
  for (const status of statusesWith(state, 'check')) {
    const held = tokensOf(state, seat, status);
    if (held === 0) continue;
    if (state.declared === NONE) takeToken(play, seat, status, held);
    else begin(state, libraryStatus(state, status).hooks.check, seat, 'status', status);
  }
  state.attempts = 0;
  go(state, state.declared === NONE ? 'defended' : 'activate');
}

export function activate(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const { ability, sequences, attacks } = abilityOf(state, state.declared);
  const ultimate = ability.kind === 'ultimate';
  state.ability = state.declared;
  state.stirred = true;
  if (state.failed && !ultimate) {
    // DT-7.3: it was an attack all the same.
    state.attacked = attacks[state.declaredRow] ?? false;
    if (emit) emit({ kind: 'failed', seat, ability: ability.id });
    go(state, 'defended');
    return;
  }
  // DT-9.2: from here to the end of the Roll Phase opponents can do nothing.
  state.ultimate = ultimate;
  state.target = state.fixedTarget;
  if (emit) emit({ kind: 'activated', seat, ability: ability.id, row: state.declaredRow });
  begin(state, sequences[state.declaredRow] ?? 0, seat, 'ability', state.ability);
  for (const number of passivesOf(state, playerAt(state, seat))) {
    const { activated } = abilityOf(state, number).hooks;
    if (activated >= 0) begin(state, activated, seat, 'passive', number);
  }
  go(state, 'determined');
}

/** DT-3.17: what needs a target and deals no damage, in printed order. */
export function resolveQueue(play: Play): void {
  const { state } = play;
  if (state.queued.length > 0) {
    state.stack.push(...state.queued.splice(0).reverse());
    state.stirred = true;
  }
  go(state, 'resolved');
}

/** The ability goes on after its "then" as soon as the target is known, up to its damage. */
export function resumeOrDefend(play: Play): void {
  const { state } = play;
  if (state.rest.length > 0 && (attackPool(state) === null || awaitsTarget(state))) {
    state.stack.push(...state.rest.splice(0));
    openWindow(play, 'then');
    state.stirred = true;
  } else if (state.stirred) {
    state.stirred = false;
    openWindow(play, 'resolved');
  } else {
    const invited = invitations(state);
    changeCp(play, state.active, invited);
    state.stirred = invited > 0;
    go(state, 'defence');
  }
}

/** What tokens and passives do before the last opportunity: to the roller, or to a roller who did not attack. */
export function lastHooks({ state }: Play, seat: Seat): void {
  const before = state.stack.length;
  for (const status of statusesWith(state, 'rollEnd'))
    if (tokensOf(state, seat, status) > 0)
      begin(state, libraryStatus(state, status).hooks.rollEnd, seat, 'status', status);
  beginPassives(state, seat, 'rollEnd');
  if (state.ability === NONE) beginPassives(state, seat, 'idle');
  if (state.target !== NONE && !state.ultimate && state.target !== state.stunned && attackPool(state) !== null)
    beginPassives(state, state.target, 'parries', seat);
  if (!state.attacked) idleHooks(state, seat);
  state.stirred ||= state.stack.length > before;
}

function idleHooks(state: ThroneState, seat: Seat): void {
  for (const other of opponentsIn(state)) {
    for (const number of passivesOf(state, playerAt(state, other))) {
      const { idleOpponent } = abilityOf(state, number).hooks;
      if (idleOpponent >= 0) begin(state, idleOpponent, other, 'passive', number).picked = seat;
    }
  }
}

/** Tokens that go with the phase, or with the whole Roll Phase. */
function endTokens(play: Play, extra: boolean): void {
  const { state } = play;
  for (const status of statusesWith(state, 'endsWith')) {
    const { endsWith } = statusOf(state, status).hooks;
    if (endsWith === 'turn') continue;
    const spared = endsWith === 'next-roll-phase' ? freshOf(state, state.active, status) : 0;
    if (endsWith === 'offence' || !extra)
      takeToken(play, state.active, status, tokensOf(state, state.active, status) - spared);
  }
}

/** Roll attempts after which a turn has no further Roll Phase: nobody of ours comes near, and a made hero's turn ends too. */
const MOST_ROLLS = 100;

/** DT-20.5: the stunned opponent is hit again, by a whole Offensive Roll Phase more. */
export function endRollPhase(play: Play): void {
  const { state } = play;
  if (state.ability === NONE && isWinded(state)) endTokens(play, false);
  if (windsUp(state)) return;
  const stunned = endStun(play);
  const again = stunned !== NONE && !playerAt(state, stunned).out ? stunned : NONE;
  const extra = (state.extraOffence || again !== NONE) && state.rollsThisTurn < MOST_ROLLS;
  endTokens(play, extra);
  const { stirred } = state;
  clearOffence(state);
  state.stirred = stirred;
  state.fixedTarget = again;
  if (extra) {
    state.attempts = attemptsOf(state, state.active);
    go(state, 'rolling');
  } else go(state, 'main-2');
}

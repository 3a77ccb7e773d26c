// The turn, step by step (DT-3): what happens when nothing is left on the stack.
import { die, type Seat } from '@wyrmtable/kernel';
import { PASSIVES_FROM } from '../choice.ts';
import { abilityOf, BOARD, STATUS_COUNT, statusOf, UPKEEPS } from '../content/library.ts';
import type { Ability } from '../content/vocabulary.ts';
import { isOpponent, NONE, nextIn, playerAt, type Step, type ThroneState } from '../state.ts';
import { mayAct } from './answers.ts';
import { attackPool, land, raise } from './damage.ts';
import { discardRandom, inflict, takeCp, takeToken } from './effects.ts';
import { begin, openWindow } from './frames.ts';
import { changeCp, drawCards, HAND_LIMIT, type Play, removeTokens, tokensOf } from './play.ts';

const ATTEMPTS = 3;
const DICE = 5;

function go(play: Play, step: Step): void {
  play.state.step = step;
}

function ask(state: ThroneState, asking: NonNullable<ThroneState['asking']>, seat: Seat): void {
  state.asking = asking;
  state.asked = seat;
}

/** Abilities a player has: on each slot the topmost card's, added ones included. */
export function abilitiesOf(state: ThroneState, seat: Seat): number[] {
  const { hero, ranks } = playerAt(state, seat);
  const found: number[] = [];
  BOARD[hero]?.forEach((levels, slot) => {
    for (const ability of levels[ranks[slot] ?? 0] ?? []) found.push(ability);
  });
  return found;
}

export function defencesOf(state: ThroneState, seat: Seat): number[] {
  return abilitiesOf(state, seat).filter((number) => abilityOf(number).ability.kind === 'defensive');
}

/** Runs the next step of the turn. */
export function nextStep(play: Play): void {
  const { state, emit } = play;
  const seat = state.active;
  switch (state.step) {
    case 'turn':
      state.turn++;
      clearOffence(state);
      if (emit) emit({ kind: 'turn', seat, turn: state.turn });
      state.triggers = upkeepTriggers(state, seat);
      go(play, 'upkeep');
      break;
    case 'upkeep':
      upkeep(play, seat);
      break;
    case 'upkeep-end':
      // DT-3.3: the phase's damage and healing land together.
      land(play, false);
      if (state.step === 'upkeep-end') go(play, 'income');
      break;
    case 'income':
      income(play, seat);
      go(play, 'main-1');
      break;
    case 'main-1':
    case 'main-2':
      ask(state, 'main', seat);
      break;
    case 'offence':
      beginOffence(play, seat);
      break;
    case 'rolling':
      ask(state, 'roll', seat);
      break;
    case 'declared':
      settleDeclaration(play);
      break;
    case 'activate':
      activate(play, seat);
      break;
    case 'determined':
      chooseTarget(play);
      break;
    case 'targeting-die':
      readTargetingDie(play);
      break;
    case 'targeted':
      resolveQueue(play);
      break;
    case 'resolved':
      resumeOrDefend(play);
      break;
    case 'defence':
      beginDefence(play);
      break;
    case 'defence-rolled':
      settleDefenceRoll(play);
      break;
    case 'defended':
      // DT-3.21: the last opportunity.
      openWindow(play, 'last-chance');
      go(play, 'landing');
      break;
    case 'landing':
      land(play, false);
      if (state.step !== 'landing') break;
      go(play, 'aftermath');
      openWindow(play, 'landed');
      break;
    case 'aftermath':
      if (state.rest.length > 0) state.stack.push(...state.rest.splice(0));
      go(play, 'roll-over');
      break;
    case 'roll-over':
      endRollPhase(play);
      break;
    case 'discard':
      if (playerAt(state, seat).hand.length > HAND_LIMIT) ask(state, 'discard', seat);
      else {
        openWindow(play, 'phase');
        go(play, 'turn-over');
      }
      break;
    case 'turn-over':
      state.active = nextIn(state, seat);
      go(play, 'turn');
      break;
    case 'over':
      break;
  }
}

function clearOffence(state: ThroneState): void {
  state.attempts = 0;
  state.rolls = 0;
  state.dice.length = 0;
  state.altered = false;
  state.declared = NONE;
  state.declaredRow = 0;
  state.target = NONE;
  state.targetingDie = 0;
  state.ability = NONE;
  state.ultimate = false;
  state.undefendable = false;
  state.queued.length = 0;
  state.arrived.length = 0;
  state.rest.length = 0;
  state.defence = NONE;
  state.defenceDice.length = 0;
  state.defenceAttempts = 0;
  state.dealt = 0;
  state.extraOffence = false;
}

/** DT-3.1: statuses and passives that act in the own Upkeep. */
function upkeepTriggers(state: ThroneState, seat: Seat): number[] {
  const found: number[] = [];
  for (let status = 0; status < STATUS_COUNT; status++) {
    if (UPKEEPS[status] !== null && tokensOf(state, seat, status) > 0) found.push(status);
  }
  for (const number of abilitiesOf(state, seat)) {
    const { ability } = abilityOf(number);
    if (ability.kind === 'passive' && ability.effects.length > 0) found.push(PASSIVES_FROM + number);
  }
  return found;
}

/** DT-3.2: one trigger after another, in the order the player likes. */
function upkeep(play: Play, seat: Seat): void {
  const { state } = play;
  const [only] = state.triggers;
  if (only === undefined) {
    openWindow(play, 'upkeep');
    go(play, 'upkeep-end');
  } else if (state.triggers.length === 1) {
    trigger(state, only);
  } else {
    ask(state, 'order', seat);
  }
}

export function trigger(state: ThroneState, which: number): void {
  state.triggers = state.triggers.filter((one) => one !== which);
  if (which >= PASSIVES_FROM) {
    const { sequences } = abilityOf(which - PASSIVES_FROM);
    begin(state, sequences[0] ?? 0, state.active, 'passive', which - PASSIVES_FROM);
  } else {
    begin(state, UPKEEPS[which] ?? 0, state.active, 'status', which);
  }
}

/** DT-3.4 to DT-3.6. */
function income(play: Play, seat: Seat): void {
  const { state, emit } = play;
  if (state.turn === 1) return;
  for (let status = 0; status < STATUS_COUNT; status++) {
    if (!statusOf(status).hooks.skipsIncome || tokensOf(state, seat, status) === 0) continue;
    removeTokens(play, seat, status, 1);
    if (emit) emit({ kind: 'skipped', seat, phase: 'income', status: statusOf(status).id });
    return;
  }
  changeCp(play, seat, 1);
  drawCards(play, seat, 1);
}

/** DT-20.1: a status may cost the whole phase, unless it is bought off. */
function beginOffence(play: Play, seat: Seat): void {
  const { state } = play;
  const status = skippingStatus(state, seat);
  if (status !== NONE) {
    const price = statusOf(status).hooks.skipsOffence?.price ?? 0;
    if (playerAt(state, seat).cp >= price) ask(state, 'pay', seat);
    else skipOffence(play, seat);
    return;
  }
  state.attempts = ATTEMPTS;
  go(play, 'rolling');
}

export function skippingStatus(state: ThroneState, seat: Seat): number {
  for (let status = 0; status < STATUS_COUNT; status++) {
    if (statusOf(status).hooks.skipsOffence && tokensOf(state, seat, status) > 0) return status;
  }
  return NONE;
}

export function skipOffence(play: Play, seat: Seat): void {
  const status = skippingStatus(play.state, seat);
  removeTokens(play, seat, status, 1);
  if (play.emit) play.emit({ kind: 'skipped', seat, phase: 'offence', status: statusOf(status).id });
  go(play, 'main-2');
}

/** Rolls all five dice, or those named by the pack. */
export function rollOffence(play: Play, pick: (dice: number[]) => void): void {
  const { state, chance, emit } = play;
  if (state.rolls === 0) state.dice = Array.from({ length: DICE }, () => die(chance));
  else pick(state.dice);
  state.rolls++;
  state.attempts--;
  if (emit) emit({ kind: 'rolled', seat: state.active, purpose: 'offence', dice: state.dice.slice() });
  // The roller decides right after and may play own cards there.
  openWindow(play, 'rolled', state.active);
}

/** DT-5.3: everybody may still alter dice before the ability counts. */
export function declareAbility(play: Play, ability: number, row: number): void {
  const { state, emit } = play;
  state.declared = ability;
  state.declaredRow = row;
  state.altered = false;
  if (emit)
    emit({
      kind: 'declared',
      seat: state.active,
      ability: ability === NONE ? null : abilityOf(ability).ability.id,
      row,
    });
  go(play, 'declared');
  openWindow(play, 'declared');
}

/** DT-5.5, DT-5.9. */
function settleDeclaration(play: Play): void {
  const { state } = play;
  if (state.altered) {
    state.declared = NONE;
    go(play, 'rolling');
  } else {
    go(play, state.declared === NONE ? 'roll-over' : 'activate');
  }
}

function activate(play: Play, seat: Seat): void {
  const { state, emit } = play;
  const { ability, sequences } = abilityOf(state.declared);
  state.ability = state.declared;
  state.attempts = 0;
  state.target = state.fixedTarget;
  // DT-9.2: from here to the end of the Roll Phase opponents can do nothing.
  state.ultimate = ability.kind === 'ultimate';
  if (emit) emit({ kind: 'activated', seat, ability: ability.id, row: state.declaredRow });
  begin(state, sequences[state.declaredRow] ?? 0, seat, 'ability', state.ability);
  go(play, 'determined');
}

/** DT-3.13 to DT-3.16: who is aimed at, if anything is. */
function chooseTarget(play: Play): void {
  const { state, chance, emit } = play;
  const wanted = state.queued.length > 0 || attackPool(state) !== null || state.rest.length > 0;
  if (!wanted) {
    go(play, 'defended');
    return;
  }
  const opponents = state.players.flatMap((player, seat) =>
    !player.out && isOpponent(state, seat, state.active) ? [seat] : [],
  );
  const [only] = opponents;
  if (state.target !== NONE && !playerAt(state, state.target).out) aimAt(play, state.target);
  else if (opponents.length === 1 && only !== undefined) aimAt(play, only);
  else if (state.mode === 'koth') ask(state, 'target', state.active);
  else {
    state.targetingDie = die(chance);
    if (emit) emit({ kind: 'rolled', seat: state.active, purpose: 'targeting', dice: [state.targetingDie] });
    go(play, 'targeting-die');
    openWindow(play, 'targeting');
  }
}

/** Opponents from the attacker's left to right (DT-17.13): seats run clockwise round the table. */
function leftToRight(state: ThroneState): Seat[] {
  const seats = state.players.length;
  const found: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (state.active + i) % seats;
    if (isOpponent(state, seat, state.active) && !playerAt(state, seat).out) found.push(seat);
  }
  return found;
}

/** DT-17.11, DT-17.12. */
function readTargetingDie(play: Play): void {
  const { state } = play;
  const opponents = leftToRight(state);
  const pair = Math.ceil(state.targetingDie / 2) - 1;
  if (state.mode === '3v3') {
    aimAt(play, opponents[pair] ?? opponents[0] ?? 0);
  } else if (state.targetingDie <= 4) {
    aimAt(play, opponents[pair] ?? opponents[0] ?? 0);
  } else {
    // On 5 the opponents choose, on 6 the attacker does.
    ask(state, 'target', state.targetingDie === 5 ? (opponents[0] ?? state.active) : state.active);
  }
}

/** The attack has its target: leaders' bonus card, invitations to hit harder. */
export function aimAt(play: Play, seat: Seat): void {
  const { state, emit } = play;
  state.target = seat;
  for (const pool of state.pools) if (pool.at === NONE) pool.at = seat;
  if (emit) emit({ kind: 'targeted', seat: state.active, target: seat });
  const attack = attackPool(state) !== null;
  if (attack && state.mode === 'koth' && leads(state, seat) && !(leads(state, state.active) && soleLeader(state)))
    drawCards(play, state.active, 1);
  go(play, 'targeted');
  openWindow(play, 'targeted');
}

/** DT-18.4: the highest current health among those still in. */
function leads(state: ThroneState, seat: Seat): boolean {
  const own = state.health[playerAt(state, seat).dial] ?? 0;
  return state.players.every((player) => player.out || (state.health[player.dial] ?? 0) <= own);
}

function soleLeader(state: ThroneState): boolean {
  return state.players.filter((player, seat) => !player.out && leads(state, seat)).length === 1;
}

/** DT-3.17: what needs a target and deals no damage. */
function resolveQueue(play: Play): void {
  const { state } = play;
  for (const [what, number, amount] of state.queued.splice(0)) {
    if (what === 'inflict') inflict(play, state.target, number, amount);
    else if (what === 'discard-random') discardRandom(play, state.target);
    else takeCp(play, what, state.active, state.target, amount);
  }
  go(play, 'resolved');
}

/** The ability goes on after its "then" as soon as the target is known, up to its damage. */
function resumeOrDefend(play: Play): void {
  const { state } = play;
  if (state.rest.length > 0 && attackPool(state) === null) {
    state.stack.push(...state.rest.splice(0));
    openWindow(play, 'then');
    return;
  }
  invite(play);
  go(play, 'defence');
}

/** Targeted and the like: an attack on the holder is raised (DT-6.8, DT-7.1). */
function invite(play: Play): void {
  const { state } = play;
  const pool = attackPool(state);
  if (pool === null || pool.type === 'pure') return;
  for (let status = 0; status < STATUS_COUNT; status++) {
    const { invites } = statusOf(status).hooks;
    if (invites === undefined || tokensOf(state, state.target, status) === 0) continue;
    raise(pool, { by: state.active, cause: 'status', source: status }, invites.damage);
    changeCp(play, state.active, invites.cp);
  }
}

/** DT-3.18, DT-8.1: only a defendable attack can be defended, by somebody who can act. */
function beginDefence(play: Play): void {
  const { state } = play;
  const defendable = !state.undefendable && state.pools.some((pool) => pool.attack && pool.type === 'normal');
  if (!defendable || !mayAct(state, state.target)) {
    go(play, 'defended');
    return;
  }
  ask(state, 'defence', state.target);
}

export function defendWith(play: Play, ability: number): void {
  const { state, chance, emit } = play;
  const { dice, id }: Ability = abilityOf(ability).ability;
  state.defence = ability;
  if (emit) emit({ kind: 'defends', seat: state.target, ability: id });
  state.defenceDice = Array.from({ length: dice }, () => die(chance));
  if (emit) emit({ kind: 'rolled', seat: state.target, purpose: 'defence', dice: state.defenceDice.slice() });
  go(play, 'defence-rolled');
  openWindow(play, 'defence-roll');
}

/** An extra attempt may have been granted (DT-8.5 knows no other reroll). */
function settleDefenceRoll(play: Play): void {
  const { state } = play;
  if (state.defenceAttempts > 0) {
    ask(state, 'defence-reroll', state.target);
    return;
  }
  const { sequences } = abilityOf(state.defence);
  go(play, 'defended');
  begin(state, sequences[0] ?? 0, state.target, 'defence', state.defence);
}

/** DT-20.5: the stunned opponent is hit again, by a whole Offensive Roll Phase more. */
function endRollPhase(play: Play): void {
  const { state } = play;
  const again = state.stunned;
  const extra = state.extraOffence;
  if (again !== NONE) {
    for (let status = 0; status < STATUS_COUNT; status++) {
      if (statusOf(status).hooks.stuns) takeToken(play, again, status, tokensOf(state, again, status));
    }
    state.stunned = NONE;
  }
  state.pools.length = 0;
  clearOffence(state);
  state.fixedTarget = NONE;
  if ((again !== NONE && !playerAt(state, again).out) || extra) {
    state.fixedTarget = again;
    state.attempts = ATTEMPTS;
    go(play, 'rolling');
    return;
  }
  go(play, 'main-2');
}

// The turn, step by step (DT-3): what happens when nothing is left on the stack.
import type { Seat } from '@wyrmtable/kernel';
import { PASSIVES_FROM } from '../choice.ts';
import {
  abilityOf,
  heroOf,
  libraryStatus,
  type Running,
  sequenceOf,
  statusesWith,
  statusOf,
} from '../content/library.ts';
import { FIGURES } from '../content/vocabulary.ts';
import { NONE, nextIn, playerAt, type ThroneState } from '../state.ts';
import { hasAnswer } from './answers.ts';
import { passivesOf } from './board.ts';
import { holdsFor, needsFrame } from './conditions.ts';
import { beginDefence, defendBesides, settleDefenceRoll } from './defence.ts';
import { begin, beginPassives, closePhase, openWindow } from './frames.ts';
import { land } from './landing.ts';
import {
  activate,
  beginOffence,
  clearOffence,
  conclude,
  endRollPhase,
  lastHooks,
  resolveQueue,
  resumeOrDefend,
  settleDeclaration,
} from './offence.ts';
import { ask, changeCp, drawCards, go, HAND_LIMIT, type Play, removeTokens, tokensOf } from './play.ts';
import { aim, determine, readTargetingDie } from './targeting.ts';

/** Runs the next step of the turn. */
export function nextStep(play: Play): void {
  const { state } = play;
  const seat = state.active;
  switch (state.step) {
    case 'turn':
      beginTurn(play, seat);
      break;
    case 'upkeep':
      if (nextTrigger(state, 'upkeep')) break;
      if (isAnythingComing(state)) openWindow(play, 'upkeep');
      go(state, 'upkeep-end');
      break;
    case 'upkeep-end':
      // DT-3.3: the phase's damage and healing land together.
      land(play, false);
      if (state.step === 'upkeep-end') go(state, 'income');
      break;
    case 'income':
      if (onlyRolls(state, seat)) {
        // ADV-26.25: what would keep an Income away goes where there is none.
        skipIncome(play, seat);
        go(state, 'main-1-end');
        break;
      }
      beginIncome(play, seat);
      go(state, 'income-end');
      break;
    case 'income-end':
      go(state, 'main-1');
      break;
    case 'main-1':
    case 'main-2':
      if (onlyRolls(state, seat)) go(state, 'main-2-end');
      else ask(state, 'main', seat);
      break;
    case 'main-1-end':
      go(state, 'offence');
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
    case 'conclude':
      conclude(play, seat);
      break;
    case 'activate':
      activate(play, seat);
      break;
    case 'determined':
      determine(play);
      break;
    case 'aim':
      aim(play);
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
      if (defendBesides(state)) break;
      lastHooks(play, seat);
      go(state, 'last-chance');
      break;
    case 'last-chance':
      // DT-3.21; after a phase that brought nothing there is nothing new to answer (DT-R14).
      if (state.stirred || (state.ability === NONE && isAnythingComing(state))) openWindow(play, 'last-chance');
      state.stirred = false;
      go(state, 'landing');
      break;
    case 'landing': {
      const landed = isAnythingComing(state);
      land(play, false);
      if (state.step !== 'landing') break;
      if (landed) openWindow(play, 'landed');
      if (state.attacked) beginPassives(state, seat, 'landed');
      go(state, 'aftermath');
      break;
    }
    case 'aftermath':
      if (state.rest.length > 0) {
        state.stack.push(...state.rest.splice(0));
        state.stirred = true;
      } else go(state, 'roll-over');
      break;
    case 'roll-over':
      endRollPhase(play);
      break;
    case 'main-2-end':
      state.selling = false;
      go(state, 'discard');
      break;
    case 'discard':
      discardPhase(play, seat);
      break;
    case 'turn-end':
      if (!nextTrigger(state, 'turnEnd')) go(state, 'turn-over');
      break;
    case 'turn-over':
      for (const status of state.fading.splice(0)) removeTokens(play, seat, status, tokensOf(state, seat, status));
      for (const status of statusesWith(state, 'endsWith'))
        if (statusOf(state, status).hooks.endsWith === 'turn')
          removeTokens(play, seat, status, tokensOf(state, seat, status));
      if (state.mode === 'led') state.resting = true;
      else state.active = nextIn(state, seat);
      go(state, 'turn');
      break;
    case 'over':
      break;
  }
}

/** ADV-11.1: some have no Income, no Main Phases and no hand. */
const onlyRolls = (state: ThroneState, seat: Seat): boolean => heroOf(state, playerAt(state, seat).hero).rolls === true;

/** The larger game gives somebody a turn, against whoever that player faces. */
export function giveTurn(state: ThroneState, seat: Seat): void {
  state.active = seat;
  state.resting = false;
  go(state, 'turn');
}

/** Is damage or healing waiting for the end of the phase? */
function isAnythingComing({ pools, healing }: ThroneState): boolean {
  return pools.length > 0 || healing.some((amount) => amount > 0);
}

function beginTurn(play: Play, seat: Seat): void {
  const { state, emit } = play;
  state.turn++;
  clearOffence(state);
  state.rollsThisTurn = 0;
  state.used.length = 0;
  state.seen.length = 0;
  for (const player of state.players) player.fresh.length = 0;
  state.fading = statusesWith(state, 'fades').filter((status) => tokensOf(state, seat, status) > 0);
  if (emit) emit({ kind: 'turn', seat, turn: state.turn });
  state.triggers = triggersOf(state, seat, 'upkeep');
  go(state, 'upkeep');
}

/** A token acts while it lies there, a hero's own companion even when none does: it may have to recover. */
function isPresent(state: ThroneState, seat: Seat, status: number): boolean {
  if (tokensOf(state, seat, status) > 0) return true;
  const { kind, id } = statusOf(state, status);
  return kind === 'companion' && heroOf(state, playerAt(state, seat).hero).statuses.includes(id);
}

/** Is all it would do bound to something that is not so? Nobody has to put that in order with the rest. */
function isIdle(state: ThroneState, seat: Seat, sequence: number): boolean {
  const [only, ...more] = sequenceOf(state, sequence).effects;
  if (only?.verb !== 'if' || more.length > 0 || only.otherwise.length > 0 || needsFrame(only.test)) return false;
  return !holdsFor(state, seat, only.test);
}

/** DT-3.1: statuses and passives that act at that moment of the own turn. */
function triggersOf(state: ThroneState, seat: Seat, moment: 'upkeep' | 'turnEnd'): number[] {
  const found = statusesWith(state, moment).filter(
    (status) => isPresent(state, seat, status) && !isIdle(state, seat, libraryStatus(state, status).hooks[moment]),
  );
  for (const number of passivesOf(state, playerAt(state, seat)))
    if (abilityOf(state, number).hooks[moment] >= 0) found.push(PASSIVES_FROM + number);
  return found;
}

/** DT-3.2: one trigger after another, in the order the player likes; false when none is left. */
function nextTrigger(state: ThroneState, moment: 'upkeep' | 'turnEnd'): boolean {
  // A token that is gone by now has nothing to do any more.
  state.triggers = state.triggers.filter((one) => one >= PASSIVES_FROM || isPresent(state, state.active, one));
  const [only] = state.triggers;
  if (only === undefined) return false;
  if (state.triggers.length === 1) trigger(state, only, moment);
  else ask(state, 'order', state.active);
  return true;
}

export function trigger(state: ThroneState, which: number, moment: Running): void {
  state.triggers = state.triggers.filter((one) => one !== which);
  if (which >= PASSIVES_FROM) {
    const number = which - PASSIVES_FROM;
    begin(state, abilityOf(state, number).hooks[moment], state.active, 'passive', number);
  } else if (isPresent(state, state.active, which)) {
    begin(state, libraryStatus(state, which).hooks[moment], state.active, 'status', which);
  }
}

const FIRST_INCOME = FIGURES.indexOf('first-income');

function beginIncome(play: Play, seat: Seat): void {
  const { state } = play;
  const came = income(play, seat);
  state.stirred = came !== 'nothing';
  closePhase(play);
  // What comes after Income does not come after one that was skipped.
  if (came === 'income') beginPassives(state, seat, 'income');
}

/** DT-3.4 to DT-3.6. Says what came of it. */
function income(play: Play, seat: Seat): 'nothing' | 'skip' | 'income' {
  const { state } = play;
  if (state.turn === 1 && state.figures[FIRST_INCOME] !== 1) return 'nothing';
  if (skipIncome(play, seat)) return 'skip';
  changeCp(play, seat, 1);
  drawCards(play, seat, 1);
  return 'income';
}

/** A token keeps the Income away and goes; false without one. */
function skipIncome(play: Play, seat: Seat): boolean {
  for (const status of statusesWith(play.state, 'skipsIncome')) {
    if (removeTokens(play, seat, status, 1) === 0) continue;
    if (play.emit) play.emit({ kind: 'skipped', seat, phase: 'income', status: statusOf(play.state, status).id });
    return true;
  }
  return false;
}

/** DT-3.26 to DT-3.28: down to six, and further if there were too many; what is drawn here counts (DT-3.30). */
function discardPhase(play: Play, seat: Seat): void {
  const { state } = play;
  const { hand } = playerAt(state, seat);
  if (hand.length > HAND_LIMIT) state.selling = true;
  if (state.selling && (hand.length > 0 || hasAnswer(state, seat, 'own-time'))) {
    ask(state, 'discard', seat);
    return;
  }
  state.triggers = triggersOf(state, seat, 'turnEnd');
  go(state, 'turn-end');
}

// Resolving effects one by one: what each verb does, and what it asks.
import { die, type Seat } from '@wyrmtable/kernel';
import { cardOf, sequenceNumber, sequenceOf, statusNumber, statusOf } from '../content/library.ts';
import type { Effect } from '../content/vocabulary.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';
import { inRollPhase, isUninterruptible, openDice } from './answers.ts';
import {
  addPool,
  addRecoil,
  attackPool,
  avoidPool,
  canBeRaised,
  canBeReduced,
  changeHealth,
  halve,
  incomingOn,
  land,
  raise,
  reduce,
} from './damage.ts';
import { enter, openWindow } from './frames.ts';
import { addTokens, changeCp, drawCards, limitOf, type Play, removeTokens, tokensOf } from './play.ts';
import { holds, rootOf, valueOfAmount, whoIs } from './reading.ts';

/** Takes the top frame one effect further, or off the stack when it is done. */
export function stepFrame(play: Play, frame: EffectFrame): void {
  const effect = sequenceOf(frame.sequence).effects[frame.at];
  if (effect === undefined) {
    play.state.stack.pop();
    finished(play, frame);
    return;
  }
  frame.at++;
  perform(play, frame, effect);
}

/** A card or status that did something outside the phase's sum has it land now (DT-16.4). */
function finished(play: Play, frame: EffectFrame): void {
  if (frame.root && play.state.pools.some((pool) => pool.now)) land(play, true);
}

/** Instants, Main Phase cards and spent statuses act at once; the rest waits for the end of its phase. */
function actsAtOnce(state: ThroneState, frame: EffectFrame): boolean {
  if (frame.cause === 'card') return cardOf(frame.source).action?.timing !== 'roll';
  if (state.step === 'upkeep' || state.step === 'upkeep-end') return false;
  return !inRollPhase(state) || state.step === 'aftermath';
}

function ask(
  state: ThroneState,
  frame: EffectFrame,
  asking: NonNullable<ThroneState['asking']>,
  seat = frame.by,
): void {
  state.asking = asking;
  state.asked = seat;
}

/** Something for the target that the attack does not have yet waits for it (DT-3.17). */
function queue(
  state: ThroneState,
  what: 'inflict' | 'lose-cp' | 'steal-cp' | 'discard-random',
  number: number,
  amount: number,
): void {
  state.queued.push([what, number, amount]);
}

function perform(play: Play, frame: EffectFrame, effect: Effect): void {
  const { state } = play;
  switch (effect.verb) {
    case 'damage':
      dealDamage(play, frame, effect);
      break;
    case 'add-damage': {
      const pool = attackPool(state);
      const amount = valueOfAmount(state, frame, effect.amount);
      if (pool !== null && canBeRaised(pool) && amount > 0) {
        raise(pool, frame, amount);
        rootOf(state, frame).added += amount;
      }
      break;
    }
    case 'recoil':
      addRecoil(play, frame, effect.amount);
      break;
    case 'make-undefendable':
      state.undefendable = true;
      break;
    case 'prevent':
      preventSome(state, frame, whoIs(state, frame, effect.who), valueOfAmount(state, frame, effect.amount));
      break;
    case 'prevent-half': {
      const [pool] = incomingOn(state, whoIs(state, frame, effect.who));
      if (pool) halve(pool, frame);
      break;
    }
    case 'avoid': {
      const [pool] = incomingOn(state, frame.by);
      if (pool) avoidPool(pool, frame);
      break;
    }
    case 'heal': {
      const { dial } = playerAt(state, whoIs(state, frame, effect.who));
      const amount = valueOfAmount(state, frame, effect.amount);
      if (actsAtOnce(state, frame)) changeHealth(play, dial, amount);
      else state.healing[dial] = (state.healing[dial] ?? 0) + amount;
      break;
    }
    case 'gain':
      addTokens(
        play,
        whoIs(state, frame, effect.who),
        statusNumber(effect.status),
        valueOfAmount(state, frame, effect.amount),
      );
      break;
    case 'inflict': {
      const seat = whoIs(state, frame, effect.who);
      const amount = valueOfAmount(state, frame, effect.amount);
      if (seat === NONE) queue(state, 'inflict', statusNumber(effect.status), amount);
      else inflict(play, seat, statusNumber(effect.status), amount);
      break;
    }
    case 'lose-token':
      removeTokens(play, whoIs(state, frame, effect.who), statusNumber(effect.status), effect.amount);
      break;
    case 'remove-status': {
      const seat = whoIs(state, frame, effect.who);
      if (effect.all) removeEvery(play, seat);
      else if (removable(state, seat).length > 0) ask(state, frame, 'token');
      break;
    }
    case 'move-status':
      ask(state, frame, 'token-from');
      break;
    case 'raise-limit': {
      const status = statusNumber(effect.status);
      playerAt(state, frame.by).raised.push(status, effect.by);
      if (play.emit)
        play.emit({ kind: 'limit', seat: frame.by, status: effect.status, limit: limitOf(state, frame.by, status) });
      break;
    }
    case 'block-status':
      if (state.arrived.length > 0) ask(state, frame, 'token');
      break;
    case 'gain-cp':
      changeCp(play, frame.by, valueOfAmount(state, frame, effect.amount));
      break;
    case 'lose-cp':
    case 'steal-cp': {
      const seat = whoIs(state, frame, effect.who);
      const amount = valueOfAmount(state, frame, effect.amount);
      if (seat === NONE) queue(state, effect.verb, 0, amount);
      else takeCp(play, effect.verb, frame.by, seat, amount);
      break;
    }
    case 'draw':
      drawCards(play, frame.by, valueOfAmount(state, frame, effect.amount));
      break;
    case 'discard-random': {
      const seat = whoIs(state, frame, effect.who);
      if (seat === NONE) queue(state, 'discard-random', 0, 1);
      else discardRandom(play, seat);
      break;
    }
    case 'roll':
      rollDice(play, frame, effect.dice, effect.rerolls);
      break;
    case 'nudge-die':
      if (openDice(state)) ask(state, frame, 'nudge');
      break;
    case 'set-die':
      frame.left = effect.times - 1;
      if (openDice(state)) ask(state, frame, effect.to === 'copy' ? 'copy' : 'set');
      break;
    case 'reroll-dice':
      frame.left = effect.upTo - 1;
      if (openDice(state)) ask(state, frame, 'reroll');
      break;
    case 'extra-attempt':
      if (effect.phase === 'offence') state.attempts++;
      else state.defenceAttempts++;
      break;
    case 'then':
      pause(play, frame);
      break;
    case 'if':
      enter(state, frame, sequenceNumber(holds(state, frame, effect.test) ? effect.effects : effect.otherwise));
      break;
    case 'choose':
      ask(state, frame, 'option');
      break;
    case 'pick':
      ask(state, frame, 'pick');
      break;
    case 'give-tokens':
    case 'give-cp':
      ask(state, frame, 'count');
      break;
    case 'extra-offence':
      state.extraOffence = true;
      break;
  }
}

/** DT-13.4: a window, unless an ability's next words must wait for its target or for its damage to land. */
function pause(play: Play, frame: EffectFrame): void {
  const { state } = play;
  const attack = attackPool(state) !== null;
  const waits = state.step === 'determined' ? state.queued.length > 0 || attack : state.step === 'resolved' && attack;
  if (frame.cause !== 'ability' || !waits) {
    openWindow(play, 'then');
    return;
  }
  state.stack.pop();
  state.rest.push(frame);
}

function dealDamage(play: Play, frame: EffectFrame, effect: Extract<Effect, { verb: 'damage' }>): void {
  const { state } = play;
  const amount = valueOfAmount(state, frame, effect.amount);
  if (amount <= 0) return;
  const now = actsAtOnce(state, frame);
  if (effect.to === 'opponents') {
    state.players.forEach((player, seat) => {
      if (!player.out && isOpponent(state, seat, frame.by)) addPool(play, frame, seat, effect.type, amount, false, now);
    });
  } else {
    // DT-7.1: only an offensive ability attacks, and only its target.
    const attack = frame.cause === 'ability' && effect.to === 'target';
    const type = attack && state.undefendable && effect.type === 'normal' ? 'undefendable' : effect.type;
    addPool(play, frame, whoIs(state, frame, effect.to), type, amount, attack, now);
  }
  if (now) openWindow(play, 'incoming');
}

/** DT-15.10: the prevention goes to one pool; a defence can only lessen the defendable part (DT-8.7). */
function preventSome(state: ThroneState, frame: EffectFrame, seat: Seat, amount: number): void {
  const pools = incomingOn(state, seat).filter((pool) => frame.cause !== 'defence' || pool.type === 'normal');
  const [largest] = pools.sort((a, b) => b.base + b.plus - b.minus - (a.base + a.plus - a.minus));
  if (largest && canBeReduced(state, largest) && amount > 0) reduce(largest, frame, amount);
}

/** Puts tokens on another board; what the attack brought can still be blocked, and a stun is remembered. */
export function inflict(play: Play, seat: Seat, status: number, amount: number): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const placed = addTokens(play, seat, status, amount);
  if (placed === 0) return;
  if (seat === state.target && inRollPhase(state)) state.arrived.push(status);
  if (statusOf(status).hooks.stuns && seat !== state.active) state.stunned = seat;
}

export function takeCp(play: Play, how: 'lose-cp' | 'steal-cp', by: Seat, seat: Seat, amount: number): void {
  const taken = Math.min(amount, playerAt(play.state, seat).cp);
  changeCp(play, seat, -taken);
  if (how === 'steal-cp') changeCp(play, by, taken);
}

export function discardRandom(play: Play, seat: Seat): void {
  const { hand, discard } = playerAt(play.state, seat);
  if (hand.length === 0) return;
  const [card] = hand.splice(play.chance.below(hand.length), 1);
  if (card === undefined) return;
  discard.push(card);
  if (play.emit) play.emit({ kind: 'discarded', seat, card: cardOf(card).id });
}

/** Statuses of a player that cards can take away: unique ones only by their own words (DT-10.13). */
export function removable(state: ThroneState, seat: Seat): number[] {
  const found: number[] = [];
  playerAt(state, seat).tokens.forEach((count, status) => {
    if (count > 0 && statusOf(status).kind !== 'unique') found.push(status);
  });
  return found;
}

function removeEvery(play: Play, seat: Seat): void {
  for (const status of removable(play.state, seat)) takeToken(play, seat, status, tokensOf(play.state, seat, status));
}

/** Removes tokens; whoever is no longer stunned may act again. */
export function takeToken(play: Play, seat: Seat, status: number, count: number): void {
  removeTokens(play, seat, status, count);
  if (statusOf(status).hooks.stuns && tokensOf(play.state, seat, status) === 0 && play.state.stunned === seat)
    play.state.stunned = NONE;
}

/** DT-13.1, DT-14.7: fresh dice; the roller may have rerolls, then others may still alter them. */
function rollDice(play: Play, frame: EffectFrame, dice: number, rerolls: number): void {
  const { state, chance, emit } = play;
  frame.dice = Array.from({ length: dice }, () => die(chance));
  if (emit) emit({ kind: 'rolled', seat: frame.by, purpose: 'effect', dice: frame.dice.slice() });
  if (rerolls > 0) {
    frame.left = rerolls;
    ask(state, frame, 'effect-reroll');
  } else {
    openWindow(play, 'effect-roll', NONE, isUninterruptible(frame));
  }
}

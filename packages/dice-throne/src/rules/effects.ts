// Resolving effects one by one: what each verb does, and what it asks.
import type { Seat } from '@wyrmtable/kernel';
import { cardOf, heroOf, sequenceNumber, sequenceOf, statusNumber } from '../content/library.ts';
import type { Effect, EffectOf } from '../content/vocabulary.ts';
import { CAUSES, type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { againstSomebody } from './against.ts';
import { seatsAmong } from './among.ts';
import { addRecoil, addReflection, attackPool } from './damage.ts';
import { actsAtOnce, addDamage, dealDamage, lessen, multiplyDamage, shield } from './dealing.ts';
import { enter, openWindow } from './frames.ts';
import { changeHealth } from './landing.ts';
import { exhaustionOf } from './marks.ts';
import { hasDie } from './open-dice.ts';
import { pause } from './pauses.ts';
import { endPicks, mostToGive, optionsOf, pickable, takePick } from './picking.ts';
import { layable, putAway, returnable } from './piles.ts';
import { addTokens, ask, changeCp, discardCard, drawCards, heldOf, limitOf, type Play, tokensOf } from './play.ts';
import { holds, rootOf, valueOfAmount, whoIs } from './reading.ts';
import { giveAttempt, holdContest, rollDice } from './rolling.ts';
import { handOver, movable, removable, removeEvery, strip, takeToken } from './tokens.ts';
import { asksOpponent, waitsForTarget } from './waiting.ts';

/** Takes the top frame one effect further, or off the stack when it is done. */
export function stepFrame(play: Play, frame: EffectFrame): void {
  if (frame.at >= frame.until) {
    play.state.stack.pop();
    if (frame.root) finished(play, frame);
    return;
  }
  const effect = sequenceOf(play.state, frame.sequence).effects[frame.at];
  frame.at++;
  if (effect === undefined || waitsForTarget(play.state, frame, effect)) return;
  if (!asksOpponent(play.state, frame, effect)) perform(play, frame, effect);
}

/** A resolved card is discarded (DT-2.17, DT-12.8); damage that does not wait for the phase is about to land. */
function finished(play: Play, frame: EffectFrame): void {
  const { state } = play;
  if (frame.cause === 'card') {
    const player = playerAt(state, frame.by);
    (cardOf(state, frame.source).gear >= 0 ? player.gear : player.discard).push(frame.source);
  }
  if (state.pools.some((pool) => pool.now)) openWindow(play, 'incoming');
}

function perform(play: Play, frame: EffectFrame, effect: Effect): void {
  const { state } = play;
  switch (effect.verb) {
    case 'damage':
      dealDamage(play, frame, effect);
      break;
    case 'add-damage':
      addDamage(state, frame, valueOfAmount(state, frame, effect.amount));
      break;
    case 'multiply-damage':
      multiplyDamage(state, frame, effect.by);
      break;
    case 'recoil':
      addRecoil(play, frame, effect.amount);
      break;
    case 'make-undefendable':
      state.undefendable = true;
      for (const pool of state.pools) if (pool.attack && pool.type === 'normal') pool.type = 'undefendable';
      break;
    case 'prevent':
    case 'prevent-half':
    case 'avoid':
      lessen(play, frame, effect);
      break;
    case 'reflect-half': {
      const pool = attackPool(state);
      if (pool?.at === frame.by) addReflection(play, frame, pool);
      break;
    }
    case 'shield':
      shield(play, frame, effect);
      break;
    case 'heal': {
      const { dial } = playerAt(state, whoIs(state, frame, effect.who));
      const amount = valueOfAmount(state, frame, effect.amount);
      if (effect.atOnce || actsAtOnce(state, frame)) changeHealth(play, dial, amount);
      else state.healing[dial] = (state.healing[dial] ?? 0) + amount;
      break;
    }
    case 'heal-dealt':
      state.leech = frame.by;
      break;
    case 'fail-offence':
      state.failed = true;
      break;
    case 'halve-offence':
      state.scaled.push(0.5, frame.by, CAUSES.indexOf(frame.cause), frame.source);
      break;
    case 'extra-offence':
      state.extraOffence = true;
      break;
    case 'aim':
      state.target = frame.picked;
      // An attack that has its target already is turned on another one.
      for (const pool of state.pools) if (pool.attack && pool.at !== NONE) pool.at = frame.picked;
      break;
    case 'gain':
      addTokens(
        play,
        whoIs(state, frame, effect.who),
        statusNumber(state, effect.status),
        valueOfAmount(state, frame, effect.amount),
      );
      break;
    case 'lose-token':
      takeToken(
        play,
        whoIs(state, frame, effect.who),
        statusNumber(state, effect.status),
        valueOfAmount(state, frame, effect.amount),
      );
      break;
    case 'hand-over':
      handOver(play, frame.by, frame.picked, statusNumber(state, effect.status));
      break;
    case 'inflict':
    case 'lose-cp':
    case 'steal-cp':
    case 'lose-health':
    case 'steal-health':
    case 'discard-random':
    case 'discard':
    case 'see-hand':
      againstSomebody(play, frame, effect);
      break;
    case 'remove-status':
      removeOne(play, frame, effect);
      break;
    case 'move-status':
      if (state.players.some((_, seat) => movable(state, seat).length > 0)) ask(state, 'token-from', frame.by);
      break;
    case 'raise-limit': {
      const status = statusNumber(state, effect.status);
      playerAt(state, frame.by).raised.push(status, effect.by);
      if (play.emit)
        play.emit({ kind: 'limit', seat: frame.by, status: effect.status, limit: limitOf(state, frame.by, status) });
      break;
    }
    case 'block-status': {
      const arrived = blockable(state, frame.by);
      const [only] = arrived;
      if (arrived.length > 1) ask(state, 'token', frame.by);
      else if (only !== undefined) takeToken(play, frame.by, only, 1);
      break;
    }
    case 'strip':
      strip(play, frame, effect);
      break;
    case 'drop': {
      const held = heldOf(state, frame.by, effect.group);
      const [only] = held;
      if (held.length > 1) ask(state, 'token', frame.by);
      else if (only !== undefined) takeToken(play, frame.by, only, 1);
      break;
    }
    case 'exhaust':
      state.used.push(frame.by, exhaustionOf(statusNumber(state, effect.status)));
      break;
    case 'gain-cp':
      changeCp(play, frame.by, valueOfAmount(state, frame, effect.amount));
      break;
    case 'draw':
      drawCards(play, frame.by, valueOfAmount(state, frame, effect.amount));
      break;
    case 'discard-hand':
      for (const card of playerAt(state, frame.by).hand.slice()) discardCard(play, frame.by, card);
      break;
    case 'search':
      if (playerAt(state, frame.by).deck.length > 0) ask(state, 'search', frame.by);
      break;
    case 'return-card':
      if (returnable(state, frame.by, effect.which).length > 0) ask(state, 'search', frame.by);
      break;
    case 'play-upgrade':
      if (layable(state, frame.by, effect).length > 0) ask(state, 'search', frame.by);
      break;
    case 'put-back':
      if (playerAt(state, frame.by).hand.length > 0) ask(state, 'option', frame.by);
      break;
    case 'put-away':
      putAway(state, rootOf(state, frame));
      break;
    case 'flip':
      flip(play, frame.by);
      break;
    case 'roll':
      rollDice(play, frame, effect);
      break;
    case 'nudge-die':
      if (hasDie(state, frame.by, 'any')) ask(state, 'nudge', frame.by);
      break;
    case 'set-die':
      frame.left = effect.times - 1;
      if (hasDie(state, frame.by, effect.whose)) ask(state, effect.to === 'copy' ? 'copy' : 'set', frame.by);
      break;
    case 'reroll-dice':
      frame.left = effect.upTo - 1;
      if (hasDie(state, frame.by, effect.whose)) ask(state, 'reroll', frame.by);
      break;
    case 'must-reroll':
      frame.left = 0;
      if (hasDie(state, whoIs(state, frame, effect.who), 'own')) ask(state, 'reroll', whoIs(state, frame, effect.who));
      break;
    case 'extra-attempt':
      giveAttempt(state, effect.phase);
      break;
    case 'contest':
      holdContest(play, frame, effect);
      break;
    case 'then':
      pause(play, frame);
      break;
    case 'if':
      enter(state, frame, sequenceNumber(state, holds(state, frame, effect.test) ? effect.effects : effect.otherwise));
      break;
    case 'choose': {
      const open = optionsOf(state, frame, effect);
      const [only] = open;
      if (open.length > 1) ask(state, 'option', whoIs(state, frame, effect.by));
      else if (only !== undefined) enter(state, frame, sequenceNumber(state, effect.options[only]?.effects ?? []));
      break;
    }
    case 'pick': {
      const open = pickable(state, frame, effect);
      const [only] = open;
      if (only === undefined) endPicks(frame);
      else if (open.length > 1 || effect.optional) ask(state, 'pick', frame.by);
      else takePick(play, frame, effect, only);
      break;
    }
    case 'every':
      for (const seat of seatsAmong(state, frame.by, effect.among).reverse())
        enter(state, frame, sequenceNumber(state, effect.effects), seat);
      break;
    case 'repeat':
      for (let i = valueOfAmount(state, frame, effect.times); i > 0; i--)
        enter(state, frame, sequenceNumber(state, effect.effects));
      break;
    case 'let': {
      const seat = whoIs(state, frame, effect.who);
      if (seat !== NONE && !playerAt(state, seat).out)
        enter(state, frame, sequenceNumber(state, effect.effects), frame.picked, frame.given, seat);
      break;
    }
    case 'call':
      state.calls.push({
        what: effect.what,
        amount: valueOfAmount(state, frame, effect.amount),
        by: frame.by,
        who: whoIs(state, frame, effect.who),
      });
      break;
    case 'again':
      if (playerAt(state, frame.by).cp >= effect.cp) ask(state, 'option', frame.by);
      break;
    case 'tally':
      rootOf(state, frame).tally++;
      break;
    case 'give-tokens':
    case 'give-cp':
      if (mostToGive(state, frame, effect) > 0) ask(state, 'count', frame.by);
      else enter(state, frame, sequenceNumber(state, effect.effects), frame.picked, 0);
      break;
  }
}

function removeOne(play: Play, frame: EffectFrame, effect: EffectOf<'remove-status'>): void {
  const { state } = play;
  const seat = whoIs(state, frame, effect.who);
  if (seat === NONE) return;
  const there = removable(state, seat);
  const [only] = there;
  if (effect.all) removeEvery(play, seat);
  else if (there.length > 1) ask(state, 'token', frame.by);
  else if (only !== undefined) takeToken(play, seat, only, 1);
}

/** What the attack in progress has put on its target and still lies there. */
export function blockable(state: ThroneState, seat: Seat): number[] {
  return [...new Set(state.arrived)].filter((status) => tokensOf(state, seat, status) > 0);
}

function flip(play: Play, seat: Seat): void {
  const player = playerAt(play.state, seat);
  heroOf(play.state, player.hero).slots.forEach(({ otherSide }, at) => {
    if (otherSide !== null) player.ranks[at] = 1;
  });
  if (play.emit) play.emit({ kind: 'flipped', seat });
}

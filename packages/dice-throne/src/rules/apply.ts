// Playing a legal choice, and then everything that follows until somebody is asked again.
import { type Chance, type Choice, type Emit, refusal, type Seat, Stopped } from '@wyrmtable/kernel';
import { argumentOf, kindOf, PROCEED } from '../choice.ts';
import { abilityOf, cardOf, statusOf, useOf } from '../content/library.ts';
import type { ThroneEvent } from '../events.ts';
import { NONE, playerAt, type ThroneState, topOf } from '../state.ts';
import { isUninterruptible, onceKey } from './answers.ts';
import { priceOf } from './board.ts';
import { defendWith, goUndefended } from './defence.ts';
import { answerEffect, stepFrame } from './effects.ts';
import { begin, closePhase, openWindow } from './frames.ts';
import { marksOf, playedMark } from './marks.ts';
import { declareAbility, rollOffence, skipOffence, skippingStatus } from './offence.ts';
import { endPicks } from './picking.ts';
import { dropGear } from './piles.ts';
import { ask, changeCp, discardCard, drawCards, go, type Play, removeTokens, takeFromHand } from './play.ts';
import { nextStep, trigger } from './steps.ts';
import { aimAt } from './targeting.ts';
import { again, ransomOf, rerollChosen, rerollPart } from './turning.ts';
import { nameOpponent } from './waiting.ts';
import { passWindow, restartWindows, serveWindow } from './windows.ts';

export function apply(state: ThroneState, choice: Choice, chance: Chance, emit: Emit<ThroneEvent>): void {
  const play: Play = { state, chance, emit };
  take(play, choice);
  run(play);
}

/** The same as if everybody then passed in every window: for courses that a search plays on. */
export function applyUnanswered(state: ThroneState, choice: Choice, chance: Chance): void {
  const play: Play = { state, chance, emit: null, unanswered: true };
  take(play, choice);
  run(play);
}

/**
 * Between two choices: heroes of ours take at most fifty steps, with ten frames on the stack. What somebody made is checked, but no
 * check foresees everything: beyond this the match is stopped, and nobody waits.
 */
const MOST_STEPS = 20_000;
const MOST_FRAMES = 4_000;
const MOST_POOLS = 400;

function tooMuch(): never {
  throw new Stopped(refusal('too-much-work'));
}

/** The engine goes on until a seat has something to decide or the match is over. */
export function run(play: Play): void {
  const { state } = play;
  let steps = 0;
  while (state.asking === null && state.step !== 'over' && state.calls.length === 0) {
    if (++steps > MOST_STEPS || state.stack.length > MOST_FRAMES || state.pools.length > MOST_POOLS) tooMuch();
    const top = topOf(state);
    if (top === null) {
      if (state.resting) return;
      nextStep(play);
    } else if (top.kind === 'window') serveWindow(play, top);
    else stepFrame(play, top);
  }
}

function take(play: Play, choice: Choice): void {
  const { state } = play;
  const argument = argumentOf(choice);
  const seat = state.asked;
  const asked = state.asking;
  state.asking = null;
  if ((asked === 'main' || asked === 'discard') && choice !== PROCEED) state.stirred = true;
  switch (kindOf(choice)) {
    case 'pass':
      pass(play, asked);
      break;
    case 'proceed':
      proceedPhase(play, asked);
      break;
    case 'roll':
      rollOffence(play, (dice) => rerollPart(play, dice, argument));
      break;
    case 'declare':
      declareAbility(play, argument >> 3, argument & 7);
      break;
    case 'play':
      playCard(play, argument, asked);
      break;
    case 'sell':
      takeFromHand(play, seat, argument);
      playerAt(state, seat).discard.push(argument);
      if (play.emit) play.emit({ kind: 'sold', seat, card: cardOf(state, argument).id });
      changeCp(play, seat, priceOfSale(state, seat));
      break;
    case 'spend':
      makeUse(play, argument, asked);
      break;
    case 'target': {
      const top = topOf(state);
      if (top?.kind === 'effects') nameOpponent(state, top, argument);
      else aimAt(play, argument);
      break;
    }
    case 'defend':
      defendWith(play, argument);
      break;
    case 'reroll':
      rerollChosen(play, argument, asked);
      break;
    case 'order':
      trigger(state, argument, state.step === 'turn-end' ? 'turnEnd' : 'upkeep');
      break;
    case 'pay':
      pay(play, seat, asked);
      break;
    case 'discard':
      discardOne(play, seat, argument, asked);
      break;
    default:
      answerEffect(play, choice);
  }
}

function pass(play: Play, asked: ThroneState['asking']): void {
  const { state } = play;
  const top = topOf(state);
  if (asked === 'window' && top?.kind === 'window') passWindow(play, top);
  else if (asked === 'defence') goUndefended(play);
  else if (asked === 'defence-reroll') {
    state.defenceAttempts = 0;
    state.defenceRerolls = 0;
  } else if (top?.kind === 'effects') {
    endPicks(top);
    if (asked === 'effect-reroll') openWindow(play, 'effect-roll', NONE, isUninterruptible(state, top));
  }
}

function proceedPhase(play: Play, asked: ThroneState['asking']): void {
  const { state } = play;
  if (asked === 'pay') skipOffence(play, state.active);
  else if (asked === 'roll') declareAbility(play, NONE, 0);
  else if (asked === 'discard') {
    state.selling = false;
    closePhase(play);
  } else {
    closePhase(play);
    go(state, state.step === 'main-1' ? 'main-1-end' : 'main-2-end');
  }
}

/** Pay, put the card where it belongs, resolve it (DT-12.3, DT-12.8). */
function playCard(play: Play, number: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const seat = state.asked;
  const card = cardOf(state, number);
  const player = playerAt(state, seat);
  takeFromHand(play, seat, number);
  if (card.upgrade) {
    changeCp(play, seat, -priceOf(state, player, card));
    player.played.push(number);
    player.ranks[card.upgrade.slot] = card.upgrade.rank;
    if (emit) emit({ kind: 'upgraded', seat, card: card.id });
    return;
  }
  changeCp(play, seat, -card.cost);
  state.used.push(seat, playedMark(number));
  if (emit) emit({ kind: 'played', seat, card: card.id });
  answerTo(play, asked);
  begin(state, card.sequence, seat, 'card', number);
  // ADV-19.4: a third piece of equipment takes the place of one of the two.
  if (card.gear >= 0 && player.gear.length >= GEAR_MOST) {
    ask(state, 'card', seat);
    return;
  }
  // Main Phase actions may be interrupted before they do anything.
  if (card.action?.timing === 'main') openWindow(play, 'played', seat);
}

/** A card goes: equipment that makes room, loot changed for another card (ADV-19.2), or what an effect takes. */
function discardOne(play: Play, seat: Seat, card: number, asked: ThroneState['asking']): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (player.gear.includes(card)) {
    dropGear(player, card);
    return;
  }
  discardCard(play, seat, card);
  if (asked === 'card') return;
  drawCards(play, seat, 1);
  state.asking = asked;
}

const GEAR_MOST = 2;
const SALE = -200;

/** A card is worth 1 CP; equipment may make the first sale of a turn worth more. */
function priceOfSale(state: ThroneState, seat: Seat): number {
  const { gear } = playerAt(state, seat);
  const best = Math.max(1, ...gear.map((card) => abilityOf(state, cardOf(state, card).gear).ability.hooks.sells ?? 1));
  if (best === 1 || marksOf(state, seat, SALE) > 0) return 1;
  state.used.push(seat, SALE);
  return best;
}

/** Something is played: windows below begin again; between own rolls the others may answer what the roller does. */
function answerTo(play: Play, asked: ThroneState['asking']): void {
  if (asked === 'roll') openWindow(play, 'rolled', play.state.asked);
  restartWindows(play);
}

/** A token is spent, or a line of a passive is paid for (DT-10.6). */
function makeUse(play: Play, number: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const seat = state.asked;
  const entry = useOf(state, number);
  const { use, status, owner, sequence } = entry;
  if (use.perTurn !== 'any') state.used.push(seat, onceKey(entry));
  changeCp(play, seat, -use.cp);
  if (status >= 0 && use.tokens > 0) {
    if (emit) emit({ kind: 'spent', seat, status: statusOf(state, status).id, tokens: use.tokens });
    removeTokens(play, seat, status, use.tokens, use.matured);
  }
  if (asked === 'defence') goUndefended(play);
  answerTo(play, asked);
  // Its dice and damage go by the name of what it is printed on: a bot that runs on Synth is a bot.
  const named = owner >= 0 ? owner : status;
  begin(state, sequence, seat, named >= 0 ? 'spent' : 'bought', named >= 0 ? named : number);
}

/** A status is bought off (DT-20.1), or a die is kept for its ransom. */
function pay(play: Play, seat: Seat, asked: ThroneState['asking']): void {
  const { state } = play;
  const top = topOf(state);
  if (asked === 'ransom' && top?.kind === 'effects') {
    const ransom = ransomOf(state, top);
    changeCp(play, seat, -ransom);
    changeCp(play, top.by, ransom);
    again(play, top, 'reroll');
    return;
  }
  const status = skippingStatus(state, seat);
  changeCp(play, seat, -(statusOf(state, status).hooks.skipsOffence?.price ?? 0));
  removeTokens(play, seat, status, 1);
}

// Playing a legal choice, and then everything that follows until somebody is asked again.
import { type Chance, type Choice, die, type Emit } from '@wyrmtable/kernel';
import { argumentOf, kindOf } from '../choice.ts';
import { cardOf, SPENDINGS, sequenceNumber, sequenceOf, statusNumber, statusOf } from '../content/library.ts';
import { countOf } from '../dice.ts';
import type { ThroneEvent } from '../events.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState, topOf } from '../state.ts';
import { isUninterruptible, openDice } from './answers.ts';
import { upgradePrice } from './choices.ts';
import { stepFrame, takeToken } from './effects.ts';
import { begin, enter, openWindow } from './frames.ts';
import { addTokens, changeCp, limitOf, type Play, removeTokens, takeFromHand, tokensOf } from './play.ts';
import {
  aimAt,
  declareAbility,
  defendWith,
  nextStep,
  rollOffence,
  skipOffence,
  skippingStatus,
  trigger,
} from './steps.ts';
import { passWindow, restartWindows, serveWindow } from './windows.ts';

export function apply(state: ThroneState, choice: Choice, chance: Chance, emit: Emit<ThroneEvent>): void {
  const play: Play = { state, chance, emit };
  take(play, choice);
  run(play);
}

/** The engine goes on until a seat has something to decide or the match is over. */
export function run(play: Play): void {
  const { state } = play;
  while (state.asking === null && state.step !== 'over') {
    const top = topOf(state);
    if (top === null) nextStep(play);
    else if (top.kind === 'window') serveWindow(play, top);
    else stepFrame(play, top);
  }
}

function take(play: Play, choice: Choice): void {
  const { state } = play;
  const argument = argumentOf(choice);
  const seat = state.asked;
  const asked = state.asking;
  state.asking = null;
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
      if (play.emit) play.emit({ kind: 'sold', seat, card: cardOf(argument).id });
      changeCp(play, seat, 1);
      break;
    case 'spend': {
      const status = argument >> 3;
      const tokens = statusOf(status).spend[argument & 7]?.tokens ?? 1;
      if (play.emit) play.emit({ kind: 'spent', seat, status: statusOf(status).id, tokens });
      removeTokens(play, seat, status, tokens);
      restartWindows(play);
      begin(state, SPENDINGS[status]?.[argument & 7] ?? 0, seat, 'status', status);
      break;
    }
    case 'target':
      aimAt(play, argument);
      break;
    case 'defend':
      defendWith(play, argument);
      break;
    case 'reroll':
      rerollChosen(play, argument, asked);
      break;
    case 'order':
      trigger(state, argument);
      break;
    case 'pay': {
      const status = skippingStatus(state, seat);
      changeCp(play, seat, -(statusOf(status).hooks.skipsOffence?.price ?? 0));
      removeTokens(play, seat, status, 1);
      break;
    }
    default:
      answerEffect(play, choice, topOf(state));
  }
}

function pass(play: Play, asked: ThroneState['asking']): void {
  const { state } = play;
  const top = topOf(state);
  if (asked === 'window' && top?.kind === 'window') passWindow(play, top);
  else if (asked === 'defence') {
    if (play.emit) play.emit({ kind: 'defends', seat: state.target, ability: null });
    state.step = 'defended';
  } else if (asked === 'defence-reroll') state.defenceAttempts = 0;
  else if (asked === 'effect-reroll' && top?.kind === 'effects')
    openWindow(play, 'effect-roll', NONE, isUninterruptible(top));
}

function proceedPhase(play: Play, asked: ThroneState['asking']): void {
  const { state } = play;
  if (asked === 'pay') skipOffence(play, state.active);
  else if (asked === 'roll') declareAbility(play, NONE, 0);
  else if (state.step === 'main-1') {
    openWindow(play, 'phase');
    state.step = 'offence';
  } else state.step = 'discard';
}

/** Pay, put the card where it belongs, resolve it (DT-12.3, DT-12.8). */
function playCard(play: Play, number: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const seat = state.asked;
  const card = cardOf(number);
  const player = playerAt(state, seat);
  takeFromHand(play, seat, number);
  if (card.upgrade) {
    changeCp(play, seat, -upgradePrice(player, card));
    player.played.push(number);
    player.ranks[card.upgrade.slot] = card.upgrade.rank;
    if (emit) emit({ kind: 'upgraded', seat, card: card.id });
    return;
  }
  changeCp(play, seat, -card.cost);
  player.discard.push(number);
  if (emit) emit({ kind: 'played', seat, card: card.id });
  // Between own rolls the others may answer what the roller plays.
  if (asked === 'roll') openWindow(play, 'rolled', seat);
  restartWindows(play);
  begin(state, card.sequence, seat, 'card', number);
}

/** Rolls as many dice of each number as the pack says, the first ones found. */
function rerollPart({ chance }: Play, dice: number[], part: number): void {
  const wanted = [1, 2, 3, 4, 5, 6].map((value) => countOf(part, value));
  for (let i = 0; i < dice.length; i++) {
    const value = dice[i] as number;
    if ((wanted[value - 1] ?? 0) === 0) continue;
    wanted[value - 1] = (wanted[value - 1] ?? 0) - 1;
    dice[i] = die(chance);
  }
}

function rerollChosen(play: Play, part: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const top = topOf(state);
  if (asked === 'defence-reroll') {
    rerollPart(play, state.defenceDice, part);
    state.defenceAttempts--;
    if (emit) emit({ kind: 'rolled', seat: state.target, purpose: 'defence', dice: state.defenceDice.slice() });
    openWindow(play, 'defence-roll');
  } else if (asked === 'effect-reroll' && top?.kind === 'effects') {
    rerollPart(play, top.dice, part);
    if (emit) emit({ kind: 'rolled', seat: top.by, purpose: 'effect', dice: top.dice.slice() });
    openWindow(play, 'effect-roll', NONE, isUninterruptible(top));
  } else {
    const open = openDice(state);
    if (!open || top?.kind !== 'effects') return;
    rerollPart(play, open.dice, part);
    if (open.main) state.altered = true;
    if (emit) emit({ kind: 'rolled', seat: open.owner, purpose: 'effect', dice: open.dice.slice() });
    again(play, top, 'reroll');
  }
}

/** A choice that may be made several times, as long as the effect has some left. */
function again({ state }: Play, frame: EffectFrame, asking: NonNullable<ThroneState['asking']>): void {
  if (frame.left <= 0) return;
  frame.left--;
  state.asking = asking;
  state.asked = frame.by;
}

function answerEffect(play: Play, choice: Choice, frame: ReturnType<typeof topOf>): void {
  const { state } = play;
  if (frame?.kind !== 'effects') return;
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  const argument = argumentOf(choice);
  switch (kindOf(choice)) {
    case 'option':
      if (effect?.verb === 'choose') enter(state, frame, sequenceNumber(effect.options[argument] ?? []));
      break;
    case 'pick':
      if (effect?.verb === 'pick') enter(state, frame, sequenceNumber(effect.effects), argument);
      else moveToken(play, frame, argument);
      break;
    case 'token':
      takeToken(
        play,
        effect?.verb === 'remove-status' && effect.who === 'picked' ? frame.picked : frame.by,
        argument,
        1,
      );
      break;
    case 'from':
      frame.picked = argument >> 6;
      frame.given = argument & 63;
      if (
        state.players.some(
          (player, seat) =>
            !player.out &&
            seat !== frame.picked &&
            tokensOf(state, seat, frame.given) < limitOf(state, seat, frame.given),
        )
      ) {
        state.asking = 'token-to';
        state.asked = frame.by;
      }
      break;
    case 'die':
      turnDie(play, frame, argument >> 3, argument & 7);
      break;
    case 'count':
      if (effect?.verb === 'give-tokens') removeTokens(play, frame.by, statusNumber(effect.status), argument);
      else changeCp(play, frame.by, -argument);
      if (effect?.verb === 'give-tokens' || effect?.verb === 'give-cp')
        enter(state, frame, sequenceNumber(effect.effects), frame.picked, argument);
      break;
    default:
      break;
  }
}

/** DT-10.14: the token acts for its new holder. */
function moveToken(play: Play, frame: EffectFrame, to: number): void {
  takeToken(play, frame.picked, frame.given, 1);
  addTokens(play, to, frame.given, 1);
}

function turnDie(play: Play, frame: EffectFrame, value: number, to: number): void {
  const { state, emit } = play;
  const open = openDice(state);
  const at = open ? open.dice.indexOf(value) : -1;
  if (!open || at < 0) return;
  open.dice[at] = to;
  // DT-5.5: the declaration has to be made anew.
  if (open.main) state.altered = true;
  if (emit) emit({ kind: 'altered', by: frame.by, from: value, to });
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  if (effect?.verb === 'set-die') again(play, frame, 'set');
}

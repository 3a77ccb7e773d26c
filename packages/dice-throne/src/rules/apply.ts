// Playing a legal choice, and then everything that follows until somebody is asked again.
import { type Chance, type Choice, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { argumentOf, dieTurn, kindOf, PROCEED, partRolled, tokenFrom } from '../choice.ts';
import { abilityOf, cardOf, sequenceNumber, sequenceOf, statusNumber, statusOf, useOf } from '../content/library.ts';
import { countOf } from '../dice.ts';
import type { ThroneEvent } from '../events.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState, topOf } from '../state.ts';
import { isUninterruptible, onceKey } from './answers.ts';
import { priceOf } from './board.ts';
import { attackPool, shieldPool } from './damage.ts';
import { lessenSource } from './dealing.ts';
import { defendWith, goUndefended } from './defence.ts';
import { stepFrame } from './effects.ts';
import { begin, closePhase, enter, openWindow } from './frames.ts';
import { aimAt, declareAbility, rollOffence, skipOffence, skippingStatus } from './offence.ts';
import { openDice, placeOf } from './open-dice.ts';
import { endPicks, takePick } from './picking.ts';
import { dropGear, layUpgrade, putBack, takeBack } from './piles.ts';
import { ask, changeCp, discardCard, drawCards, go, type Play, removeTokens, takeFromHand } from './play.ts';
import { marksOf, playedMark, rootOf, whoIs } from './reading.ts';
import { payForReroll } from './rolling.ts';
import { nextStep, trigger } from './steps.ts';
import { moveToken, strip, takeToken } from './tokens.ts';
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

/** The engine goes on until a seat has something to decide or the match is over. */
export function run(play: Play): void {
  const { state } = play;
  while (state.asking === null && state.step !== 'over' && state.calls.length === 0) {
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
      if (play.emit) play.emit({ kind: 'sold', seat, card: cardOf(argument).id });
      changeCp(play, seat, priceOfSale(state, seat));
      break;
    case 'spend':
      makeUse(play, argument, asked);
      break;
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
      trigger(state, argument, state.step === 'turn-end' ? 'turnEnd' : 'upkeep');
      break;
    case 'pay':
      pay(play, seat, asked);
      break;
    case 'discard':
      discardOne(play, seat, argument, asked);
      break;
    case 'search':
      findCard(play, seat, argument, topOf(state));
      break;
    default:
      answerEffect(play, choice, topOf(state));
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
    if (asked === 'effect-reroll') openWindow(play, 'effect-roll', NONE, isUninterruptible(top));
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
  const card = cardOf(number);
  const player = playerAt(state, seat);
  takeFromHand(play, seat, number);
  if (card.upgrade) {
    changeCp(play, seat, -priceOf(player, card));
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
  if (asked !== 'main' && asked !== 'roll' && asked !== 'window') return;
  drawCards(play, seat, 1);
  state.asking = asked;
}

const GEAR_MOST = 2;
const SALE = -200;

/** A card is worth 1 CP; equipment may make the first sale of a turn worth more. */
function priceOfSale(state: ThroneState, seat: Seat): number {
  const { gear } = playerAt(state, seat);
  const best = Math.max(1, ...gear.map((card) => abilityOf(cardOf(card).gear).ability.hooks.sells ?? 1));
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
  const entry = useOf(number);
  const { use, status, owner, sequence } = entry;
  if (use.perTurn !== 'any') state.used.push(seat, onceKey(entry));
  changeCp(play, seat, -use.cp);
  if (status >= 0 && use.tokens > 0) {
    if (emit) emit({ kind: 'spent', seat, status: statusOf(status).id, tokens: use.tokens });
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
    const ransom = ransomOf(top);
    changeCp(play, seat, -ransom);
    changeCp(play, top.by, ransom);
    again(play, top, 'reroll');
    return;
  }
  const status = skippingStatus(state, seat);
  changeCp(play, seat, -(statusOf(status).hooks.skipsOffence?.price ?? 0));
  removeTokens(play, seat, status, 1);
}

function ransomOf(frame: EffectFrame): number {
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  return effect?.verb === 'reroll-dice' ? effect.ransom : 0;
}

/** Asks whose die it is to pay for it; false when there is nothing to pay or nobody who can. */
function demandRansom({ state }: Play, frame: EffectFrame, part: number): boolean {
  const ransom = ransomOf(frame);
  const open = openDice(state);
  if (ransom === 0 || open === null) return false;
  const owner = partRolled(part).rival ? open.rival : open.owner;
  if (playerAt(state, owner).cp < ransom) return false;
  frame.given = part;
  ask(state, 'ransom', owner);
  return true;
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

function rerollChosen(play: Play, argument: number, asked: ThroneState['asking']): void {
  const { state, emit } = play;
  const top = topOf(state);
  const { dice, rival } = partRolled(argument);
  if (asked === 'defence-reroll') {
    rerollPart(play, state.defenceDice, dice);
    if (state.defenceAttempts > 0) state.defenceAttempts--;
    else state.defenceRerolls = 0;
    if (emit) emit({ kind: 'rolled', seat: state.target, purpose: 'defence', dice: state.defenceDice.slice() });
    openWindow(play, 'defence-roll');
  } else if (asked === 'effect-reroll' && top?.kind === 'effects') {
    payForReroll(play, top);
    rerollPart(play, top.dice, dice);
    rootOf(state, top).turned = true;
    if (emit) emit({ kind: 'rolled', seat: top.by, purpose: 'effect', dice: top.dice.slice() });
    openWindow(play, 'effect-roll', NONE, isUninterruptible(top));
  } else if (top?.kind === 'effects') {
    if (asked === 'reroll' && demandRansom(play, top, argument)) return;
    for (let value = 1; value <= 6; value++)
      if (countOf(dice, value) > 0) changeDie(play, top, value, die(play.chance), rival);
    again(play, top, 'reroll');
  }
}

/** A choice that may be made several times, as long as the effect has some left. */
function again({ state }: Play, frame: EffectFrame, asking: 'set' | 'reroll'): void {
  if (frame.left <= 0) return;
  frame.left--;
  ask(state, asking, frame.by);
}

/** DT-4.14, DT-5.5: a die of the open roll shows another number; a declaration has to be made anew. */
function changeDie(play: Play, frame: EffectFrame, value: number, to: number, rival: boolean): void {
  const { state, emit } = play;
  const open = openDice(state);
  const at = open === null ? -1 : placeOf(open, value, rival);
  if (open === null || at < 0) return;
  open.dice[at] = to;
  rootOf(state, frame).turned = true;
  if (open.purpose === 'offence') state.altered = true;
  if (emit) emit({ kind: 'altered', by: frame.by, from: value, to });
}

/** A card of the deck or of the discard pile, for the hand or for the board. */
function findCard(play: Play, seat: Seat, card: number, frame: ReturnType<typeof topOf>): void {
  const effect = frame?.kind === 'effects' ? sequenceOf(frame.sequence).effects[frame.at - 1] : undefined;
  if (effect?.verb === 'return-card') takeBack(play, seat, card);
  else if (effect?.verb === 'play-upgrade') layUpgrade(play, seat, card);
  else searchDeck(play, seat, card);
}

function searchDeck(play: Play, seat: number, card: number): void {
  const player = playerAt(play.state, seat);
  player.deck.splice(player.deck.indexOf(card), 1);
  player.hand.push(card);
  play.chance.shuffle(player.deck);
  if (play.emit) play.emit({ kind: 'found', seat, card: cardOf(card).id });
}

/** The answer to what an effect asked. */
function answerEffect(play: Play, choice: Choice, frame: ReturnType<typeof topOf>): void {
  const { state } = play;
  if (frame?.kind !== 'effects') return;
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  const argument = argumentOf(choice);
  if (effect === undefined) return;
  switch (kindOf(choice)) {
    case 'option':
      if (effect.verb === 'choose') enter(state, frame, sequenceNumber(effect.options[argument]?.effects ?? []));
      else if (effect.verb === 'put-back') putBack(play, frame.by, effect.of, argument);
      else if (effect.verb === 'again' && argument === 1) {
        changeCp(play, frame.by, -effect.cp);
        frame.at = 0;
        frame.dice = [];
      }
      break;
    case 'pick':
      if (effect.verb === 'pick') takePick(play, frame, effect, argument);
      else moveToken(play, frame.picked, argument, frame.given);
      break;
    case 'against':
      lessenSource(play, frame, effect, argument);
      break;
    case 'token':
      if (effect.verb === 'strip') {
        takeToken(play, whoIs(state, frame, effect.who), argument, 1);
        frame.left--;
        if (frame.left > 0) strip(play, frame, effect);
        break;
      }
      takeToken(play, effect.verb === 'remove-status' ? whoIs(state, frame, effect.who) : frame.by, argument, 1);
      break;
    case 'from':
      frame.picked = tokenFrom(argument).seat;
      frame.given = tokenFrom(argument).status;
      ask(state, 'token-to', frame.by);
      break;
    case 'die': {
      const { value, to, rival } = dieTurn(argument);
      changeDie(play, frame, value, to, rival);
      if (effect.verb === 'set-die') again(play, frame, 'set');
      break;
    }
    case 'count':
      giveUp(play, frame, argument);
      break;
    default:
      break;
  }
}

function giveUp(play: Play, frame: EffectFrame, given: number): void {
  const { state } = play;
  const effect = sequenceOf(frame.sequence).effects[frame.at - 1];
  if (effect?.verb === 'shield') {
    const pool = attackPool(state);
    if (pool !== null) shieldPool(pool, frame, statusNumber(effect.status), given);
    return;
  }
  if (effect?.verb === 'give-tokens') removeTokens(play, frame.by, statusNumber(effect.status), given);
  else changeCp(play, frame.by, -given);
  if (effect?.verb === 'give-tokens' || effect?.verb === 'give-cp')
    enter(state, frame, sequenceNumber(effect.effects), frame.picked, given);
}

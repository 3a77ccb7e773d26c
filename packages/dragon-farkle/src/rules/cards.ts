// Using cards: what each verb does when its moment has come (SK-10).
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { CANCEL } from '../content/amounts.ts';
import { NO_CARD } from '../content/cards.ts';
import { amount, cardOf } from '../content/library.ts';
import type { Card, Effect } from '../content/verbs.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt, nextSeat, toMove } from '../state.ts';
import { changeArmy } from './army.ts';
import { drawItem, spendItem } from './decks.ts';
import { goRound, rollEventDie, settleRoll } from './roll.ts';
import { clearAction } from './turn.ts';

/** Uses a card for the seat to move. `detail` is what the choice carries (see choice.ts). */
export function useCard(
  state: FarkleState,
  number: number,
  detail: number,
  chance: Chance,
  emit: Emit<FarkleEvent>,
): void {
  const seat = toMove(state) ?? state.active;
  const card = cardOf(state, number);
  spend(state, seat, number, card);
  state.begun = true;
  for (const effect of card.effects) perform(state, seat, number, effect, detail, chance, emit);
}

/** SK-10.3, SK-10.5: a companion stays and rests; an item is discarded. */
function spend(state: FarkleState, seat: Seat, number: number, card: Card): void {
  if (card.kind === 'companion') state.companionUsed = true;
  else spendItem(state, seat, number);
}

function say(
  state: FarkleState,
  emit: Emit<FarkleEvent>,
  seat: Seat,
  number: number,
  target?: Seat,
  face?: number,
): void {
  if (!emit) return;
  const card = cardOf(state, number).id;
  emit({
    kind: 'used',
    seat,
    card,
    ...(target === undefined ? {} : { target }),
    ...(face === undefined ? {} : { face }),
  });
}

function perform(
  state: FarkleState,
  seat: Seat,
  card: number,
  effect: Effect,
  detail: number,
  chance: Chance,
  emit: Emit<FarkleEvent>,
): void {
  switch (effect.verb) {
    case 'scare':
    case 'take-from-larger':
      aim(state, seat, detail, card, 0, chance, emit);
      break;
    case 'rival-rerolls-event':
      aim(state, seat, state.roller, card, 0, chance, emit);
      break;
    case 'rival-rerolls-die':
      aim(state, seat, state.roller, card, detail, chance, emit);
      break;
    case 'threshold':
      say(state, emit, seat, card);
      state.threshold = effect.soldiers;
      break;
    case 'gain':
      say(state, emit, seat, card);
      changeArmy(state, seat, effect.soldiers, 'card', emit);
      break;
    // Haggle's two trades: with an item handed over it is a sale, without one a purchase.
    case 'sell-item':
      if (detail < 0) break;
      say(state, emit, seat, card);
      spendItem(state, seat, detail);
      if (emit) emit({ kind: 'discarded', seat, items: [cardOf(state, detail).id] });
      changeArmy(state, seat, effect.soldiers, 'card', emit);
      break;
    case 'buy-item':
      if (detail >= 0) break;
      say(state, emit, seat, card);
      changeArmy(state, seat, -effect.price, 'price', emit);
      drawItem(state, seat, false, chance, emit);
      break;
    case 'place-die':
      say(state, emit, seat, card);
      state.placed.push(effect.face);
      state.mustRoll = true;
      break;
    case 'place-event':
      say(state, emit, seat, card);
      state.placedEvent = effect.face;
      state.mustRoll = true;
      break;
    case 'extra-die':
      say(state, emit, seat, card);
      state.extraDie = true;
      state.mustRoll = true;
      break;
    case 'reroll-event':
      say(state, emit, seat, card);
      changeArmy(state, seat, -effect.price, 'price', emit);
      rerollEvent(state, chance, emit);
      nextAnswer(state, seat, chance, emit);
      break;
    case 'calm-dragon':
      say(state, emit, seat, card);
      state.calmed = true;
      nextAnswer(state, seat, chance, emit);
      break;
    case 'extra-wound':
      say(state, emit, seat, card);
      state.addedWounds += effect.wounds;
      nextAnswer(state, seat, chance, emit);
      break;
    case 'reroll-zonk':
      say(state, emit, seat, card);
      // The event face stays and the second result stands: no further window for this roll.
      for (let i = 0; i < state.dice.length; i++) state.dice[i] = die(chance);
      if (emit) emit({ kind: 'rerolledDice', seat, dice: state.dice.slice() });
      settleRoll(state, chance, emit);
      break;
    case 'ignore-zonk':
      say(state, emit, seat, card);
      state.step = 'decide';
      state.asked = state.roller;
      break;
    case 'refuse-brawl':
      say(state, emit, seat, card);
      state.refused |= 1 << seat;
      clearAction(state);
      state.step = 'turn';
      state.asked = state.active;
      break;
    case 'cancel':
      say(state, emit, seat, card);
      if (emit) emit({ kind: 'cancelled', seat, card: cardOf(state, state.aimed).id });
      afterAim(state, chance, emit);
      break;
    // These work by themselves; the rules that they bend look them up.
    case 'keep-bitten':
    case 'triple-bonus':
    case 'zonk-insurance':
    case 'attack-bonus':
    case 'defence-dice':
    case 'win-ties':
    case 'win-bonus':
    case 'stop-bonus':
    case 'room':
    case 'cursed':
    case 'zonk-gain':
      break;
  }
}

function rerollEvent(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const from = state.face ?? 'blank';
  state.face = rollEventDie(state, chance);
  if (emit) emit({ kind: 'rerolledEvent', seat: state.roller, from, to: state.face });
}

/** A card was played after a roll: everybody may answer once more, beginning with the next seat (SK-10.13). */
function nextAnswer(state: FarkleState, seat: Seat, chance: Chance, emit: Emit<FarkleEvent>): void {
  state.quiet = 0;
  state.asked = nextSeat(state, seat);
  goRound(state, chance, emit);
}

/** The card is spent whatever comes; whoever it is aimed at may have a mirror. */
function aim(
  state: FarkleState,
  by: Seat,
  at: Seat,
  card: number,
  face: number,
  chance: Chance,
  emit: Emit<FarkleEvent>,
): void {
  say(state, emit, by, card, at, face === 0 ? undefined : face);
  state.aimed = card;
  state.aimedBy = by;
  state.aimedAt = at;
  state.aimedFace = face;
  const { items } = heroAt(state, at);
  if (emit && items.length > 0) emit({ kind: 'window', cause: 'aimed' });
  if (!items.some((held) => amount(state, CANCEL, held) > 0)) strike(state, chance, emit);
}

/** Nobody turned it aside: the aimed card does what it says. */
export function strike(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const { aimed, aimedBy, aimedAt, aimedFace } = state;
  for (const effect of cardOf(state, aimed).effects) {
    switch (effect.verb) {
      case 'scare': {
        const pips = die(chance);
        if (emit) emit({ kind: 'scared', seat: aimedAt, pips });
        changeArmy(state, aimedAt, -effect.perPip * pips, 'card', emit);
        break;
      }
      case 'take-from-larger': {
        const taken = -changeArmy(state, aimedAt, -effect.soldiers, 'lost', emit);
        changeArmy(state, aimedBy, taken, 'taken', emit);
        break;
      }
      case 'rival-rerolls-event':
        rerollEvent(state, chance, emit);
        break;
      case 'rival-rerolls-die': {
        const to = die(chance);
        state.dice[state.dice.indexOf(aimedFace)] = to;
        if (emit) emit({ kind: 'rerolledDie', seat: state.roller, from: aimedFace, to });
        break;
      }
      default:
        throw new TypeError(`${effect.verb} is aimed at nobody`);
    }
  }
  afterAim(state, chance, emit);
}

/** Back to what the aimed card interrupted. */
function afterAim(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const by = state.aimedBy;
  state.aimed = NO_CARD;
  state.aimedBy = -1;
  state.aimedAt = -1;
  state.aimedFace = 0;
  if (state.step === 'roll') nextAnswer(state, by, chance, emit);
}

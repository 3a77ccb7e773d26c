// Playing a legal choice.
import type { Chance, Choice, Emit } from '@wyrmtable/kernel';
import { argumentOf, kindOf, setAsideOf, useOf } from '../choice.ts';
import { NO_CARD } from '../content/cards.ts';
import { cardOf } from '../content/library.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt, nextSeat } from '../state.ts';
import { strike } from './aimed.ts';
import { hasAnswer } from './answers.ts';
import { useCard } from './cards.ts';
import { discardPending, spendItem } from './decks.ts';
import { goRound, openRollWindow, stop, takeSet, throwDice, zonk } from './roll.ts';
import { beginRolling, checkLimits, endTurn, leaveLair } from './turn.ts';

export function apply(state: FarkleState, choice: Choice, chance: Chance, emit: Emit<FarkleEvent>): void {
  switch (kindOf(choice)) {
    case 'pass':
      pass(state, chance, emit);
      break;
    case 'recruit':
      // SK-9.3: recruiting means leaving the lair.
      leaveLair(state, state.active, emit);
      if (emit) emit({ kind: 'action', seat: state.active, action: 'recruit' });
      beginRolling(state, 'recruit');
      break;
    case 'brawl':
      nameTarget(state, argumentOf(choice), emit);
      break;
    case 'finalBattle':
      enterBattle(state, emit);
      break;
    case 'roll':
      throwDice(state, chance, emit);
      break;
    case 'stop':
      stop(state, chance, emit);
      break;
    case 'setAside': {
      const { set, reward } = setAsideOf(choice);
      takeSet(state, set, reward, chance, emit);
      break;
    }
    case 'use': {
      const { card, detail } = useOf(choice);
      useCard(state, card, detail, chance, emit);
      break;
    }
    case 'removeDie':
      removeDie(state, argumentOf(choice), chance, emit);
      break;
    case 'keep':
      keepItem(state, argumentOf(choice), emit);
      endTurn(state, chance, emit);
      break;
    case 'discard':
      spendItem(state, state.asked, argumentOf(choice));
      if (emit) emit({ kind: 'discarded', seat: state.asked, items: [cardOf(state, argumentOf(choice)).id] });
      checkLimits(state, chance, emit);
      break;
  }
}

function pass(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  if (state.aimed !== NO_CARD) {
    strike(state, chance, emit);
    return;
  }
  switch (state.step) {
    case 'named':
      beginRolling(state, 'brawl');
      break;
    case 'roll':
      state.quiet++;
      state.asked = nextSeat(state, state.asked);
      goRound(state, chance, emit);
      break;
    case 'zonk':
      zonk(state, chance, emit);
      break;
    case 'keep':
      discardPending(state, state.asked, emit);
      endTurn(state, chance, emit);
      break;
    default:
      // Only a redealt world asks for the limit a hand that keeps it: see redeal.ts.
      checkLimits(state, chance, emit);
  }
}

/** SK-7.1 to SK-7.3. */
function nameTarget(state: FarkleState, target: number, emit: Emit<FarkleEvent>): void {
  leaveLair(state, state.active, emit);
  if (emit) emit({ kind: 'action', seat: state.active, action: 'brawl', target });
  state.action = 'brawl';
  state.target = target;
  state.step = 'named';
  state.asked = target;
  if (emit && heroAt(state, target).items.length > 0) emit({ kind: 'window', cause: 'named' });
  if (!hasAnswer(state, 'named', target)) beginRolling(state, 'brawl');
}

/** SK-8.1. */
function enterBattle(state: FarkleState, emit: Emit<FarkleEvent>): void {
  const hero = heroAt(state, state.active);
  if (emit) emit({ kind: 'action', seat: state.active, action: 'finalBattle' });
  if (!hero.lair) {
    hero.lair = true;
    if (emit) emit({ kind: 'enteredLair', seat: state.active });
  }
  beginRolling(state, 'finalBattle');
}

/** The seventh die has been thrown: one die goes before anything is scored. */
function removeDie(state: FarkleState, face: number, chance: Chance, emit: Emit<FarkleEvent>): void {
  state.dice.splice(state.dice.indexOf(face), 1);
  if (emit) emit({ kind: 'removedDie', seat: state.roller, face });
  openRollWindow(state, chance, emit);
}

/** SK-6.6, SK-7.12: one pending item becomes the hero's own, the others go. */
function keepItem(state: FarkleState, card: number, emit: Emit<FarkleEvent>): void {
  const hero = heroAt(state, state.asked);
  hero.pending.splice(hero.pending.indexOf(card), 1);
  hero.items.push(card);
  if (emit) emit({ kind: 'kept', seat: state.asked, item: cardOf(state, card).id });
  discardPending(state, state.asked, emit);
}

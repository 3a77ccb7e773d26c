// The frame of a turn: its start, the choice of an action, and its end (SK-3, SK-9, SK-10.8).
import type { Chance, Emit, Seat } from '@wyrmtable/kernel';
import { CURSED, ROOM } from '../content/amounts.ts';
import { amount, figuresOf } from '../content/library.ts';
import { DICE } from '../content/table.ts';
import type { FarkleEvent } from '../events.ts';
import { type Action, type FarkleState, heroAt, nextSeat } from '../state.ts';
import { drawCompanion } from './decks.ts';

function beginTurn(state: FarkleState, seat: Seat, chance: Chance, emit: Emit<FarkleEvent>): void {
  const hero = heroAt(state, seat);
  state.turn++;
  state.active = seat;
  state.threshold = figuresOf(state).lairThreshold;
  state.begun = false;
  state.companionUsed = false;
  state.refused = 0;
  clearAction(state);
  if (emit) emit({ kind: 'turn', seat, turn: state.turn });
  if (hero.wiped) {
    // SK-9.5, SK-9.6: outside again, with a new companion and the old item.
    hero.wiped = false;
    hero.lair = false;
    if (emit) emit({ kind: 'respawned', seat });
    drawCompanion(state, seat, chance, emit);
  } else if (hero.lair && hero.army === 0) {
    // SK-9.9: emptied by a card on another's turn; the companion stays.
    leaveLair(state, seat, emit);
  }
  state.armyAtStart = hero.army;
  state.step = 'turn';
  state.asked = seat;
}

/** Nothing rolled, nothing pending. */
export function clearAction(state: FarkleState): void {
  state.action = null;
  state.target = -1;
  state.attack = 0;
  state.dealt = 0;
  state.lost = 0;
  clearRolls(state, state.active, DICE);
  state.mustRoll = false;
}

/** A clean slate for one roller: `dice` to throw, at least once. */
export function clearRolls(state: FarkleState, roller: Seat, dice: number): void {
  state.roller = roller;
  state.pending = 0;
  state.aside.length = 0;
  state.rolls = 0;
  state.left = dice;
  state.mustRoll = true;
  state.placed.length = 0;
  state.placedEvent = null;
  state.extraDie = false;
  state.dice.length = 0;
  state.face = null;
  state.faceFixed = false;
  state.calmed = false;
  state.addedWounds = 0;
}

export function leaveLair(state: FarkleState, seat: Seat, emit: Emit<FarkleEvent>): void {
  const hero = heroAt(state, seat);
  if (!hero.lair) return;
  hero.lair = false;
  if (emit) emit({ kind: 'leftLair', seat });
}

/** SK-3.2, SK-3.3: the threshold looks at the army of the turn's start, the lair's own guest needs none. */
export function mayFight(state: FarkleState): boolean {
  const hero = heroAt(state, state.active);
  return hero.army > 0 && (hero.lair || state.armyAtStart >= state.threshold);
}

/** SK-7.2 and the Bedsheet of Truce. */
export function mayBeTarget(state: FarkleState, seat: Seat): boolean {
  const hero = heroAt(state, seat);
  return seat !== state.active && !hero.lair && !hero.wiped && (state.refused & (1 << seat)) === 0;
}

/** The action's first roll lies ahead. */
export function beginRolling(state: FarkleState, action: Action): void {
  state.action = action;
  clearRolls(state, state.active, DICE);
  state.step = 'decide';
  state.asked = state.active;
}

/** SK-3.7: the dragon heals, then every hand is brought down to its limit, then the turn passes. */
export function endTurn(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  if (state.dealt > 0 && emit) emit({ kind: 'healed', wounds: state.dealt });
  clearAction(state);
  checkLimits(state, chance, emit);
}

export function checkLimits(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  for (let i = 0, seat = state.active; i < state.heroes.length; i++, seat = nextSeat(state, seat)) {
    if (overLimit(state, seat)) {
      state.step = 'limit';
      state.asked = seat;
      return;
    }
  }
  beginTurn(state, nextSeat(state, state.active), chance, emit);
}

/** SK-10.8, SK-10.9: the bag itself is not counted and makes room for more. */
export function overLimit(state: FarkleState, seat: Seat): boolean {
  const { items } = heroAt(state, seat);
  const { itemsKept } = figuresOf(state);
  if (items.length <= itemsKept) return false;
  let counted = 0;
  let room = itemsKept;
  for (const card of items) {
    const bag = amount(state, ROOM, card);
    if (bag > 0) room = bag;
    else counted++;
  }
  return counted > room;
}

/** The bag is not counted, so it is not what goes; a cursed item cannot go by choice. */
export function mayGo(state: FarkleState, card: number): boolean {
  return amount(state, ROOM, card) === 0 && amount(state, CURSED, card) === 0;
}

// Throwing the dice, the window after a roll, and what the roll then means (SK-4, SK-5, SK-6, SK-8).
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import type { Reward } from '../choice.ts';
import {
  ATTACK_BONUS,
  DEFENCE_DICE_OF,
  KEEP_BITTEN,
  STOP_BONUS,
  TRIPLE_BONUS,
  ZONK_GAIN,
  ZONK_INSURANCE,
} from '../content/amounts.ts';
import { amount, cardOf, figuresOf, scoringOf } from '../content/library.ts';
import { DICE, type EventFace } from '../content/table.ts';
import type { FarkleEvent } from '../events.ts';
import { allScoring, type Pack, pack, sizeOf, soldiersFor, triplesIn, unpack } from '../score.ts';
import { type FarkleState, heroAt, nextSeat } from '../state.ts';
import { hasAnswer } from './answers.ts';
import { changeArmy } from './army.ts';
import { settleBrawl } from './brawl.ts';
import { discardPending, drawItem, partWithCompanion, spendItem } from './decks.ts';
import { clearRolls, endTurn } from './turn.ts';

export function rollEventDie(state: FarkleState, chance: Chance): EventFace {
  const { eventDie } = figuresOf(state);
  return eventDie[chance.below(eventDie.length)] ?? 'blank';
}

/** The roller's companion, on the own turn only (SK-10.2); 0 otherwise. */
function ownAmount(state: FarkleState, row: number): number {
  return state.roller === state.active ? amount(state, row, heroAt(state, state.roller).companion) : 0;
}

/** Dice of a full set: six, or what the defender has (SK-7.6, SK-7.7). */
export function fullSet(state: FarkleState): number {
  if (state.roller === state.active) return DICE;
  return amount(state, DEFENCE_DICE_OF, heroAt(state, state.roller).companion) || figuresOf(state).defenceDice;
}

export function throwDice(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const { dice, placed } = state;
  const thrown = state.left + (state.extraDie ? 1 : 0);
  dice.length = 0;
  for (let i = 0; i < thrown; i++) dice.push(placed[i] ?? die(chance));
  state.faceFixed = state.placedEvent !== null;
  state.face = state.placedEvent ?? rollEventDie(state, chance);
  state.rolls++;
  state.mustRoll = false;
  state.calmed = false;
  state.addedWounds = 0;
  placed.length = 0;
  state.placedEvent = null;
  if (emit) emit({ kind: 'rolled', seat: state.roller, dice: dice.slice(), face: state.face });
  if (state.extraDie) {
    state.extraDie = false;
    state.step = 'removeDie';
    state.asked = state.roller;
  } else {
    openRollWindow(state, chance, emit);
  }
}

/** SK-10.12 window 5; reactions go clockwise from the roller's left, the roller last (SK-10.13). */
export function openRollWindow(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  state.step = 'roll';
  state.quiet = 0;
  state.asked = nextSeat(state, state.roller);
  // Said whenever cards in hand could answer, so that the pause itself tells nobody who holds what.
  if (emit && state.heroes.some((hero) => hero.items.length > 0)) emit({ kind: 'window', cause: 'roll' });
  goRound(state, chance, emit);
}

/** Asks the next seat that has an answer; when all have passed in a row the roll counts. */
export function goRound(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  while (state.quiet < state.heroes.length) {
    if (hasAnswer(state, 'roll', state.asked)) return;
    state.quiet++;
    state.asked = nextSeat(state, state.asked);
  }
  settleRoll(state, chance, emit);
}

/** The window has closed: Zonk, bite, battle, or the roller's choice. */
export function settleRoll(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const scoring = allScoring(pack(state.dice), scoringOf(state));
  if (state.action === 'finalBattle') {
    settleBattle(state, scoring, chance, emit);
    return;
  }
  // Decoy Mutton: the dragon counts as blank.
  const dragon = state.face === 'dragon' && !state.calmed;
  if (scoring === 0) {
    if (!dragon) openZonkWindow(state, chance, emit);
    else {
      // SK-5.4: stop with everything, or roll the same dice again.
      if (emit) emit({ kind: 'dodged', seat: state.roller });
      decide(state);
    }
  } else if (dragon) {
    bite(state, scoring, emit);
  } else {
    state.step = 'choose';
    state.asked = state.roller;
  }
}

function decide(state: FarkleState): void {
  state.step = 'decide';
  state.asked = state.roller;
}

/** SK-5.2: every scoring die goes aside for nothing, unless a companion keeps the dragon off. */
function bite(state: FarkleState, scoring: Pack, emit: Emit<FarkleEvent>): void {
  const soldiers = ownAmount(state, KEEP_BITTEN) > 0 ? worth(state, scoring, 1) : 0;
  if (emit && soldiers === 0) emit({ kind: 'eaten', seat: state.roller, dice: unpack(scoring) });
  putAside(state, scoring, soldiers, 'none', emit);
}

/** What a set is worth to the roller; the Sisters' bonus comes after any doubling. */
function worth(state: FarkleState, set: Pack, times: number): number {
  const scoring = scoringOf(state);
  return soldiersFor(set, scoring) * times + ownAmount(state, TRIPLE_BONUS) * triplesIn(set, scoring);
}

/** SK-6.2, SK-6.3, SK-6.5: the set goes aside; when every die has, a full set may be rolled again. */
function putAside(state: FarkleState, set: Pack, soldiers: number, reward: Reward, emit: Emit<FarkleEvent>): void {
  const { roller: seat } = state;
  state.pending += soldiers;
  state.aside.push(set, soldiers);
  state.left -= sizeOf(set);
  if (emit && soldiers > 0) {
    emit({ kind: 'setAside', seat, dice: unpack(set), soldiers, reward, pending: state.pending });
  }
  if (state.left === 0) {
    state.left = fullSet(state);
    if (emit) emit({ kind: 'hotDice', seat, dice: state.left });
  }
  decide(state);
}

/** SK-5.5 to SK-5.7. */
export function takeSet(state: FarkleState, set: Pack, reward: Reward, chance: Chance, emit: Emit<FarkleEvent>): void {
  putAside(state, set, worth(state, set, reward === 'double' ? 2 : 1), reward, emit);
  if (reward === 'item') drawItem(state, state.roller, true, chance, emit);
}

/** SK-8: wounds first, then losses; the hero cannot stop. */
function settleBattle(state: FarkleState, scoring: Pack, chance: Chance, emit: Emit<FarkleEvent>): void {
  const seat = state.roller;
  const face = state.face ?? 'blank';
  // An extra wound needs one to be added to, and the face may have been rolled again since (SK-R21).
  const printed = figuresOf(state).woundsOf[face];
  const wounds = printed > 0 ? printed + state.addedWounds : 0;
  if (wounds > 0) {
    state.dealt += wounds;
    if (emit) emit({ kind: 'wounded', seat, wounds, dealt: state.dealt });
    if (state.dealt >= state.wounds) {
      // SK-8.5, SK-8.10: victory comes before the losses of the same roll.
      state.winner = seat;
      state.step = 'over';
      if (emit) emit({ kind: 'won', seat });
      return;
    }
  }
  if (scoring === 0) {
    if (face === 'blank') {
      openZonkWindow(state, chance, emit);
      return;
    }
  } else {
    const spared = state.calmed || (face === 'dragon' && ownAmount(state, KEEP_BITTEN) > 0);
    const price = spared ? 0 : battleLoss(state, scoring);
    if (emit) emit({ kind: 'fallen', seat, dice: unpack(scoring), soldiers: price });
    state.aside.push(scoring, price);
    state.left -= sizeOf(scoring);
    if (state.left === 0) state.left = DICE;
    state.lost -= changeArmy(state, seat, -price, 'battle', emit);
  }
  if (heroAt(state, seat).army === 0) {
    wipe(state, seat, emit);
    endTurn(state, chance, emit);
  } else {
    state.mustRoll = true;
    decide(state);
  }
}

/** SK-8.4; the Sisters make each three of a kind cheaper, down to nothing. */
function battleLoss(state: FarkleState, scoring: Pack): number {
  const by = scoringOf(state);
  return Math.max(0, soldiersFor(scoring, by) - ownAmount(state, TRIPLE_BONUS) * triplesIn(scoring, by));
}

/** SK-9.5, SK-9.6. */
function wipe(state: FarkleState, seat: Seat, emit: Emit<FarkleEvent>): void {
  heroAt(state, seat).wiped = true;
  if (emit) emit({ kind: 'wiped', seat });
  partWithCompanion(state, seat, emit);
}

/** SK-10.14: only now is it a Zonk, and the roller may still undo it. */
function openZonkWindow(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  state.step = 'zonk';
  state.asked = state.roller;
  if (emit && heroAt(state, state.roller).items.length > 0) emit({ kind: 'window', cause: 'zonk' });
  if (!hasAnswer(state, 'zonk', state.roller)) zonk(state, chance, emit);
}

/** The Zonk stands (SK-6.7, SK-7.5, SK-7.8, SK-8.6). */
export function zonk(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const seat = state.roller;
  const hero = heroAt(state, seat);
  const atStake = state.action === 'finalBattle' ? state.lost : state.pending;
  const saved = Math.min(atStake, ownAmount(state, ZONK_INSURANCE));
  if (emit) emit({ kind: 'zonk', seat, lost: state.action === 'finalBattle' ? 0 : atStake - saved });
  if (emit && saved > 0) emit({ kind: 'saved', seat, card: cardOf(state, hero.companion).id, soldiers: saved });
  discardPending(state, seat, emit);
  for (const card of hero.items.filter((held) => amount(state, ZONK_GAIN, held) > 0)) {
    // The Cursed Onion Ring goes off by itself, in any action.
    if (emit) emit({ kind: 'used', seat, card: cardOf(state, card).id });
    spendItem(state, seat, card);
    changeArmy(state, seat, amount(state, ZONK_GAIN, card), 'card', emit);
  }
  if (state.action === 'finalBattle') {
    changeArmy(state, seat, saved, 'returned', emit);
    // SK-8.11: an army paid away to a card in the lair is lost like any other.
    if (hero.army === 0) wipe(state, seat, emit);
    endTurn(state, chance, emit);
  } else if (state.action === 'recruit') {
    changeArmy(state, seat, saved, 'recruit', emit);
    endTurn(state, chance, emit);
  } else if (seat === state.active) {
    defend(state, saved, emit);
  } else {
    settleBrawl(state, 0, chance, emit);
  }
}

/** SK-6.6, SK-7.5: the roller is content. */
export function stop(state: FarkleState, chance: Chance, emit: Emit<FarkleEvent>): void {
  const { roller: seat, pending } = state;
  if (emit) emit({ kind: 'stopped', seat, pending });
  if (state.action === 'recruit') {
    changeArmy(state, seat, pending, 'recruit', emit);
    if (pending > 0) changeArmy(state, seat, ownAmount(state, STOP_BONUS), 'bonus', emit);
    if (heroAt(state, seat).pending.length > 0) {
      state.step = 'keep';
      state.asked = seat;
    } else {
      endTurn(state, chance, emit);
    }
  } else if (seat === state.active) {
    defend(state, pending, emit);
  } else {
    settleBrawl(state, pending, chance, emit);
  }
}

/** SK-7.6: the attacker's score stands, the defender must roll. */
function defend(state: FarkleState, score: number, emit: Emit<FarkleEvent>): void {
  state.attack = score > 0 ? score + amount(state, ATTACK_BONUS, heroAt(state, state.active).companion) : 0;
  clearRolls(state, state.target, 0);
  state.left = fullSet(state);
  if (emit) emit({ kind: 'defending', seat: state.target, dice: state.left, against: state.attack });
  decide(state);
}

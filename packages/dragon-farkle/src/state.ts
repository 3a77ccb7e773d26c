// The whole state of a Dragon Farkle match: plain, flat data.
import type { Position, Seat } from '@wyrmtable/kernel';
import { NO_CARD } from './content/cards.ts';
import type { EventFace } from './content/table.ts';

export const ACTIONS = ['recruit', 'brawl', 'finalBattle'] as const;
export type Action = (typeof ACTIONS)[number];

/** Why a response window is open (SK-10.12). */
export const WINDOW_CAUSES = ['named', 'roll', 'zonk', 'aimed'] as const;
export type WindowCause = (typeof WINDOW_CAUSES)[number];

/**
 * What is being decided, by `asked`:
 * turn = which action, or a card before it; decide = roll on or stop; removeDie = after the seventh die;
 * choose = which dice to set aside; keep = which pending item; limit = which item goes; the rest are windows.
 */
export type Step = 'turn' | 'named' | 'decide' | 'removeDie' | 'roll' | 'choose' | 'zonk' | 'keep' | 'limit' | 'over';

export interface Hero {
  army: number;
  /** Card number, or NO_CARD while waiting to respawn (SK-9.6). */
  companion: number;
  /** The hand, hidden from the others (SK-10.6). */
  items: number[];
  /** Items drawn by rallies of this action, not yet owned (SK-5.9). */
  pending: number[];
  lair: boolean;
  /** The army was lost in the lair; the next turn starts outside (SK-9.5). */
  wiped: boolean;
}

export interface FarkleState extends Position {
  /** Wounds that kill the dragon (SK-11.1). */
  wounds: number;
  /** Who wins a Brawl that ends in a tie (SK-7.15). */
  ties: 'nobody' | 'defender' | 'attacker';
  heroes: Hero[];
  companionDeck: number[];
  companionDiscard: number[];
  itemDeck: number[];
  itemDiscard: number[];

  /** Turns begun, from 1. */
  turn: number;
  active: Seat;
  /** SK-3.3: the threshold is compared with the army at the start of the turn. */
  armyAtStart: number;
  threshold: number;
  /** A card has been used this turn, so its start is over (SK-10.12). */
  begun: boolean;
  companionUsed: boolean;
  /** Seats that refused a Brawl this turn, as bits. */
  refused: number;

  step: Step;
  asked: Seat;
  /** Passes in a row in the window after a roll. */
  quiet: number;

  action: Action | null;
  /** The defender of a Brawl, or −1. */
  target: Seat;
  attack: number;
  roller: Seat;
  /** Soldiers pending, or the score of the Brawl so far. */
  pending: number;
  /** Sets put aside in this action: pack and value in turns. */
  aside: number[];
  rolls: number;
  /** Dice for the next roll. */
  left: number;
  mustRoll: boolean;
  /** Cards laid for the next roll: faces of dice placed, event die placed, one die more. */
  placed: number[];
  placedEvent: EventFace | null;
  extraDie: boolean;
  /** The last roll. */
  dice: number[];
  face: EventFace | null;
  /** The event die was placed, not rolled, so nothing can make it roll again. */
  faceFixed: boolean;
  calmed: boolean;
  addedWounds: number;
  /** Final Battle: wounds dealt and soldiers lost this turn. */
  dealt: number;
  lost: number;

  /** A card aimed at `aimedAt` waits for an answer (NO_CARD = none). */
  aimed: number;
  aimedBy: Seat;
  aimedAt: Seat;
  aimedFace: number;

  /** −1 until somebody has won. */
  winner: Seat;
}

export function copyHero(hero: Hero): Hero {
  return {
    army: hero.army,
    companion: hero.companion,
    items: hero.items.slice(),
    pending: hero.pending.slice(),
    lair: hero.lair,
    wiped: hero.wiped,
  };
}

/** Hand-written because search copies states by the thousand. */
export function copy(state: FarkleState): FarkleState {
  return {
    ...state,
    heroes: state.heroes.map(copyHero),
    companionDeck: state.companionDeck.slice(),
    companionDiscard: state.companionDiscard.slice(),
    itemDeck: state.itemDeck.slice(),
    itemDiscard: state.itemDiscard.slice(),
    aside: state.aside.slice(),
    placed: state.placed.slice(),
    dice: state.dice.slice(),
  };
}

export function heroAt(state: FarkleState, seat: Seat): Hero {
  const hero = state.heroes[seat];
  if (hero === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  return hero;
}

export function nextSeat(state: FarkleState, seat: Seat): Seat {
  return (seat + 1) % state.heroes.length;
}

/** The window open now, or null (PASS is legal exactly there). */
export function windowOf(state: FarkleState): WindowCause | null {
  if (state.aimed !== NO_CARD) return 'aimed';
  return state.step === 'named' || state.step === 'roll' || state.step === 'zonk' ? state.step : null;
}

/** Who decides now: the one a card is aimed at goes before the step it interrupts. */
export function toMove(state: FarkleState): Seat | null {
  if (state.aimed !== NO_CARD) return state.aimedAt;
  return state.step === 'over' ? null : state.asked;
}

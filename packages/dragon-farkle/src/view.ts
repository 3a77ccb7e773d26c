// What one watcher may know of a match, picked field by field.
import type { Seat, Stocked, Watcher } from '@wyrmtable/kernel';
import { NO_CARD } from './content/cards.ts';
import { cardOf } from './content/library.ts';
import type { EventFace } from './content/table.ts';
import { unpack } from './score.ts';
import {
  type Action,
  type FarkleState,
  type Hero,
  heroAt,
  type Step,
  toMove,
  type WindowCause,
  windowOf,
} from './state.ts';

export interface HeroView {
  readonly army: number;
  readonly companion: string | null;
  readonly items: number;
  readonly pendingItems: number;
  readonly lair: boolean;
  readonly wiped: boolean;
}

export interface FarkleView extends Stocked {
  readonly seat: Watcher;
  readonly wounds: number;
  readonly ties: FarkleState['ties'];
  readonly heroes: readonly HeroView[];
  /** The watcher's own items and pending items; empty for a spectator. */
  readonly hand: readonly string[];
  readonly pendingHand: readonly string[];
  readonly decks: { readonly companions: number; readonly items: number };
  readonly discards: { readonly companions: readonly string[]; readonly items: readonly string[] };
  readonly turn: number;
  readonly active: Seat;
  readonly threshold: number;
  readonly companionUsed: boolean;
  /** Who decides; null when the game is over and while a window is open (own choices tell whether one is asked). */
  readonly toMove: Seat | null;
  readonly window: WindowCause | null;
  /** `roll` and `zonk` and `named` are windows; see state.ts. */
  readonly step: Step;
  readonly action: Action | null;
  readonly target: Seat | null;
  /** The attacker's final score while the defender rolls. */
  readonly attack: number;
  readonly roller: Seat;
  readonly pending: number;
  readonly aside: readonly { readonly dice: readonly number[]; readonly soldiers: number }[];
  readonly rolls: number;
  readonly left: number;
  /** Faces of the dice a card has placed for the next roll. */
  readonly placed: readonly number[];
  readonly placedEvent: EventFace | null;
  readonly extraDie: boolean;
  readonly dice: readonly number[];
  readonly face: EventFace | null;
  /** Decoy Mutton lies on this roll. */
  readonly calmed: boolean;
  /** Wounds that Sword Oil adds to this roll. */
  readonly addedWounds: number;
  readonly dealt: number;
  readonly lost: number;
  /** The card that waits for an answer, at whom it is aimed, and at which face where it is one die that is meant. */
  readonly aimed: { readonly card: string; readonly by: Seat; readonly at: Seat; readonly face: number | null } | null;
  readonly winner: Seat | null;
}

const ids = (of: Stocked, cards: readonly number[]): string[] => cards.map((card) => cardOf(of, card).id);

function heroView(of: Stocked, hero: Hero): HeroView {
  return {
    army: hero.army,
    companion: hero.companion === NO_CARD ? null : cardOf(of, hero.companion).id,
    items: hero.items.length,
    pendingItems: hero.pending.length,
    lair: hero.lair,
    wiped: hero.wiped,
  };
}

function asideView(aside: readonly number[]): FarkleView['aside'] {
  const sets: { dice: number[]; soldiers: number }[] = [];
  for (let i = 0; i < aside.length; i += 2) sets.push({ dice: unpack(aside[i] ?? 0), soldiers: aside[i + 1] ?? 0 });
  return sets;
}

function aimedView(state: FarkleState): FarkleView['aimed'] {
  const { aimed, aimedBy: by, aimedAt: at, aimedFace: face } = state;
  return aimed === NO_CARD ? null : { card: cardOf(state, aimed).id, by, at, face: face === 0 ? null : face };
}

export function view(state: FarkleState, watcher: Watcher): FarkleView {
  const own = watcher === 'spectator' ? null : heroAt(state, watcher);
  const window = windowOf(state);
  return {
    seat: watcher,
    library: state.library,
    wounds: state.wounds,
    ties: state.ties,
    heroes: state.heroes.map((hero) => heroView(state, hero)),
    hand: own ? ids(state, own.items) : [],
    pendingHand: own ? ids(state, own.pending) : [],
    decks: { companions: state.companionDeck.length, items: state.itemDeck.length },
    discards: { companions: ids(state, state.companionDiscard), items: ids(state, state.itemDiscard) },
    turn: state.turn,
    active: state.active,
    threshold: state.threshold,
    companionUsed: state.companionUsed,
    toMove: window === null ? toMove(state) : null,
    window,
    step: state.step,
    action: state.action,
    target: state.target < 0 ? null : state.target,
    attack: state.attack,
    roller: state.roller,
    pending: state.pending,
    aside: asideView(state.aside),
    rolls: state.rolls,
    left: state.left,
    placed: state.placed.slice(),
    placedEvent: state.placedEvent,
    extraDie: state.extraDie,
    dice: state.dice.slice(),
    face: state.face,
    calmed: state.calmed,
    addedWounds: state.addedWounds,
    dealt: state.dealt,
    lost: state.lost,
    aimed: aimedView(state),
    winner: state.winner < 0 ? null : state.winner,
  };
}

// A match to play on from what one seat is told: everything open is as it is seen, and what is hidden lies anyhow.
import type { Choice, Seat, Stocked } from '@wyrmtable/kernel';
import { brawl, FINAL_BATTLE, STOP, use } from './choice.ts';
import { REROLL_EVENT, RIVAL_REROLLS_EVENT, THRESHOLD } from './content/amounts.ts';
import { NO_CARD } from './content/cards.ts';
import { amount, cardNumber, libraryOf } from './content/library.ts';
import { pack } from './score.ts';
import { deckOf } from './start.ts';
import type { FarkleState, Hero } from './state.ts';
import type { FarkleView } from './view.ts';

const numbers = (of: Stocked, ids: readonly string[]): number[] => ids.map((id) => cardNumber(of, id));

/** All of the first list that are not in the second, each as often as it is there. */
function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

interface Dealt {
  readonly heroes: Hero[];
  readonly itemDeck: number[];
  readonly companionDeck: number[];
}

/** Whatever is nowhere to be seen is in the others' hands or in the decks. */
function deal(view: FarkleView, seat: Seat): Dealt {
  const { cards, companions } = libraryOf(view);
  const own = { items: numbers(view, view.hand), pending: numbers(view, view.pendingHand) };
  const itemDeck = without(deckOf(cards.slice(companions), companions), [
    ...numbers(view, view.discards.items),
    ...own.items,
    ...own.pending,
  ]);
  const heroes = view.heroes.map(({ army, companion, items, pendingItems, lair, wiped }, other): Hero => {
    const hands =
      other === seat ? own : { items: itemDeck.splice(0, items), pending: itemDeck.splice(0, pendingItems) };
    return { army, companion: companion === null ? NO_CARD : cardNumber(view, companion), ...hands, lair, wiped };
  });
  const met = [...numbers(view, view.discards.companions), ...heroes.map(({ companion }) => companion)];
  return { heroes, itemDeck, companionDeck: without(deckOf(cards.slice(0, companions), 0), met) };
}

/** Who is asked, below a card that is aimed at somebody too: there it is whoever has played it. */
function askedIn({ aimed, window, toMove }: FarkleView, seat: Seat): Seat {
  if (aimed !== null) return aimed.by;
  return window === null ? (toMove ?? seat) : seat;
}

/** A card of the own hand could be used here and is not offered. */
function isMissing(of: Stocked, row: number, held: readonly number[], choices: readonly Choice[]): boolean {
  return held.some((card) => amount(of, row, card) > 0 && !choices.includes(use(card)));
}

/** The event die was laid and not rolled: nobody is told so, but whoever could make it roll again is not offered that. */
function isFaceFixed(
  view: FarkleView,
  seat: Seat,
  { items, companion, army }: Hero,
  choices: readonly Choice[],
): boolean {
  if (view.window !== 'roll') return false;
  if (view.roller !== seat) return isMissing(view, RIVAL_REROLLS_EVENT, items, choices);
  const canPay = army >= amount(view, REROLL_EVENT, companion);
  return view.active === seat && !view.companionUsed && canPay && isMissing(view, REROLL_EVENT, [companion], choices);
}

/** SK-3.3: what the army was at the start of the turn shows in whether the lair is open. */
function armyAtStart({ heroes, active, threshold }: FarkleView, choices: readonly Choice[]): number {
  const { army = 0, lair = false } = heroes[active] ?? {};
  if (lair) return army;
  return choices.includes(FINAL_BATTLE) ? Math.max(army, threshold) : Math.min(army, threshold - 1);
}

/** Seats that refused a Brawl this turn: they may not be named, and nothing else keeps them from it. */
function refusedIn({ heroes, active }: FarkleView, choices: readonly Choice[]): number {
  return heroes.reduce((bits, { lair, wiped }, other) => {
    const isOpen = other === active || lair || wiped || choices.includes(brawl(other));
    return isOpen ? bits : bits | (1 << other);
  }, 0);
}

export function imagine(view: FarkleView, choices: readonly Choice[]): FarkleState {
  if (view.seat === 'spectator') throw new RangeError('nobody plays for those who watch');
  const { seat } = view;
  const { heroes, itemDeck, companionDeck } = deal(view, seat);
  const own = heroes[seat];
  if (own === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  const ownTurn = view.step === 'turn' && view.window === null;
  const seats = heroes.length;
  return {
    drawn: 0,
    library: view.library,
    wounds: view.wounds,
    ties: view.ties,
    heroes,
    companionDeck,
    companionDiscard: numbers(view, view.discards.companions),
    itemDeck,
    itemDiscard: numbers(view, view.discards.items),
    turn: view.turn,
    active: view.active,
    armyAtStart: armyAtStart(view, choices),
    threshold: view.threshold,
    begun: ownTurn && isMissing(view, THRESHOLD, own.items, choices),
    companionUsed: view.companionUsed,
    refused: ownTurn ? refusedIn(view, choices) : 0,
    step: view.step,
    asked: askedIn(view, seat),
    // Nobody is told who has passed: those between the roller and this seat, as if no card had been played since the roll.
    quiet: view.window === 'roll' ? (seat - view.roller - 1 + seats) % seats : 0,
    action: view.action,
    target: view.target ?? -1,
    attack: view.attack,
    roller: view.roller,
    pending: view.pending,
    aside: view.aside.flatMap(({ dice, soldiers }) => [pack(dice), soldiers]),
    rolls: view.rolls,
    left: view.left,
    mustRoll: view.step === 'decide' && !choices.includes(STOP),
    placed: view.placed.slice(),
    placedEvent: view.placedEvent,
    extraDie: view.extraDie,
    dice: view.dice.slice(),
    face: view.face,
    faceFixed: isFaceFixed(view, seat, own, choices),
    calmed: view.calmed,
    addedWounds: view.addedWounds,
    dealt: view.dealt,
    lost: view.lost,
    aimed: view.aimed === null ? NO_CARD : cardNumber(view, view.aimed.card),
    aimedBy: view.aimed?.by ?? -1,
    aimedAt: view.aimed?.at ?? -1,
    aimedFace: view.aimed?.face ?? 0,
    winner: view.winner ?? -1,
  };
}

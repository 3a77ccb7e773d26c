// Moving cards between deck, hand, discards and removed (ETCH-3).
import type { Chance, Emit, Stocked } from '@wyrmtable/kernel';
import { cardOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type EtchinstoneState, levelOf } from '../state.ts';

const idOf = (of: Stocked, card: number): string => cardOf(of, card).id;
const idsOf = (of: Stocked, cards: readonly number[]): string[] => cards.map((card) => idOf(of, card));

export function draw(state: EtchinstoneState, count: number, emit: Emit<EtchinstoneEvent>): void {
  const from = state.hand.length;
  for (let i = 0; i < count; i++) {
    const card = state.deck.pop();
    if (card === undefined) break;
    state.hand.push(card);
  }
  state.keyOpen = false;
  state.under = Math.min(state.under, state.deck.length);
  if (emit && state.hand.length > from) emit({ kind: 'drew', cards: idsOf(state, state.hand.slice(from)) });
}

/** Time and knockout: discards from the top of the deck and gives the cards that went. */
export function discardTop(state: EtchinstoneState, count: number): number[] {
  const gone: number[] = [];
  while (gone.length < count) {
    const card = state.deck.pop();
    if (card === undefined) break;
    gone.push(card);
  }
  state.discard.push(...gone);
  state.lost.push(...gone);
  if (count > 0) state.keyOpen = false;
  state.under = Math.min(state.under, state.deck.length);
  return gone;
}

export function discardFromHand(state: EtchinstoneState, cards: readonly number[], emit: Emit<EtchinstoneEvent>): void {
  if (cards.length === 0) return;
  state.hand = state.hand.filter((card) => !cards.includes(card));
  state.discard.push(...cards);
  if (emit) emit({ kind: 'discarded', cards: idsOf(state, cards) });
}

/** ETCH-2.3, ETCH-15.14. */
export function downgrade(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const level = levelOf(state, card) - 1;
  state.levels[card] = level;
  state.downgraded |= 1 << card;
  if (level > 0) {
    if (emit) emit({ kind: 'downgraded', card: idOf(state, card), level });
    return;
  }
  state.hand.splice(state.hand.indexOf(card), 1);
  state.removed.push(card);
  if (emit) emit({ kind: 'removed', card: idOf(state, card) });
}

/** ETCH-18.1, ETCH-19.1: everything that is not removed becomes a new deck; levels stay (ETCH-2.4). */
export function shuffleAll(state: EtchinstoneState, chance: Chance): void {
  const deck = [...state.deck, ...state.hand, ...state.discard];
  // Put in order first, so that the shuffle depends on nothing but chance.
  deck.sort((a, b) => a - b);
  chance.shuffle(deck);
  state.deck = deck;
  state.hand = [];
  state.discard = [];
  state.keyOpen = false;
  state.under = 0;
}

/** Cards that are not removed. */
export function activeCards(state: EtchinstoneState): number {
  return state.deck.length + state.hand.length + state.discard.length;
}

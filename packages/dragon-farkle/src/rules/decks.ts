// Drawing and discarding companions and items (SK-2.2, SK-10.10, SK-10.11).
import type { Chance, Emit, Seat } from '@wyrmtable/kernel';
import { NO_CARD } from '../content/cards.ts';
import { cardOf } from '../content/library.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt } from '../state.ts';

/** The top card, or NO_CARD when deck and discard pile are both empty. The top is the end of the list. */
function draw(
  deck: number[],
  discard: number[],
  name: 'companions' | 'items',
  chance: Chance,
  emit: Emit<FarkleEvent>,
): number {
  if (deck.length === 0 && discard.length > 0) {
    deck.push(...discard);
    discard.length = 0;
    chance.shuffle(deck);
    if (emit) emit({ kind: 'reshuffled', deck: name });
  }
  return deck.pop() ?? NO_CARD;
}

/** SK-9.5: a new companion joins; none does if there is none left. */
export function drawCompanion(state: FarkleState, seat: Seat, chance: Chance, emit: Emit<FarkleEvent>): void {
  const card = draw(state.companionDeck, state.companionDiscard, 'companions', chance, emit);
  heroAt(state, seat).companion = card;
  if (emit && card !== NO_CARD) emit({ kind: 'joined', seat, companion: cardOf(state, card).id });
}

export function partWithCompanion(state: FarkleState, seat: Seat, emit: Emit<FarkleEvent>): void {
  const hero = heroAt(state, seat);
  if (hero.companion === NO_CARD) return;
  if (emit) emit({ kind: 'parted', seat, companion: cardOf(state, hero.companion).id });
  state.companionDiscard.push(hero.companion);
  hero.companion = NO_CARD;
}

/** To the hand, or face down as pending after a rally (SK-5.7). */
export function drawItem(
  state: FarkleState,
  seat: Seat,
  pending: boolean,
  chance: Chance,
  emit: Emit<FarkleEvent>,
): void {
  const card = draw(state.itemDeck, state.itemDiscard, 'items', chance, emit);
  if (card === NO_CARD) {
    if (emit) emit({ kind: 'noCard', seat });
    return;
  }
  const hero = heroAt(state, seat);
  (pending ? hero.pending : hero.items).push(card);
  if (emit) emit({ kind: 'drew', seat, pending, item: cardOf(state, card).id });
}

export function canDrawItem(state: FarkleState): boolean {
  return state.itemDeck.length + state.itemDiscard.length > 0;
}

/** Takes one copy of the card out of the hand and puts it face up on the discard pile (SK-10.5). */
export function spendItem(state: FarkleState, seat: Seat, card: number): void {
  const { items } = heroAt(state, seat);
  const at = items.indexOf(card);
  if (at < 0) throw new RangeError(`seat ${seat} does not hold card ${card}`);
  items.splice(at, 1);
  state.itemDiscard.push(card);
}

export function discardPending(state: FarkleState, seat: Seat, emit: Emit<FarkleEvent>): void {
  const { pending } = heroAt(state, seat);
  if (pending.length === 0) return;
  if (emit) emit({ kind: 'discarded', seat, items: pending.map((card) => cardOf(state, card).id) });
  state.itemDiscard.push(...pending);
  pending.length = 0;
}

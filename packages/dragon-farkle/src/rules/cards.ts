// Using cards: they are spent, and what they say is done (SK-10).
import type { Chance, Emit, Seat } from '@wyrmtable/kernel';
import { cardOf } from '../content/library.ts';
import type { Card } from '../content/verbs.ts';
import type { FarkleEvent } from '../events.ts';
import { type FarkleState, toMove } from '../state.ts';
import { spendItem } from './decks.ts';
import { perform } from './deeds.ts';

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
  const use = { state, seat, card: number, detail, chance, emit };
  for (const effect of card.effects) perform(use, effect);
}

/** SK-10.3, SK-10.5: a companion stays and rests; an item is discarded. */
function spend(state: FarkleState, seat: Seat, number: number, card: Card): void {
  if (card.kind === 'companion') state.companionUsed = true;
  else spendItem(state, seat, number);
}

// Damage and what stands against it: absorption, downgrades, the knockout (ETCH-15.5 to 15.18).
import type { Emit } from '@wyrmtable/kernel';
import { cardOf, figuresOf } from '../content/library.ts';
import type { Element } from '../content/verbs.ts';
import type { EtchinstoneEvent } from '../events.ts';
import type { EtchinstoneState, Passage } from '../state.ts';
import { discardTop, downgrade } from './piles.ts';
import { absorptionOf } from './reckon.ts';

/** ETCH-15.7, ETCH-15.12: hand cards that may still absorb. */
export function eligible(state: EtchinstoneState): number[] {
  return state.hand.filter((card) => (state.downgraded & (1 << card)) === 0);
}

function capacity(state: EtchinstoneState): number {
  return eligible(state).reduce((sum, card) => sum + absorptionOf(state, card, state.element), 0);
}

/** Asks for cards to absorb the damage, if it can be absorbed at all; the rules go on at `after`. */
export function suffer(
  state: EtchinstoneState,
  damage: number,
  element: Element | null,
  after: Passage,
): 'safe' | 'absorbing' | 'knockout' {
  state.damage = damage;
  state.element = element;
  state.after = after;
  state.step = after;
  if (damage <= 0) return 'safe';
  if (capacity(state) < damage) return 'knockout';
  state.step = 'absorb';
  return 'absorbing';
}

export function absorbWith(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const amount = absorptionOf(state, card, state.element);
  // ETCH-15.11: what the card could have absorbed beyond the damage is lost.
  state.damage = Math.max(0, state.damage - amount);
  if (emit) emit({ kind: 'absorbed', card: cardOf(state, card).id, amount, left: state.damage });
  downgrade(state, card, emit);
  if (state.damage === 0) state.step = state.after;
}

/** Every eligible card goes down and the rest of the damage is dropped. */
function overwhelm(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  for (const card of eligible(state)) downgrade(state, card, emit);
  state.damage = 0;
}

/** ETCH-15.15, ETCH-15.17: no time penalty, so no storm and no shortage. */
export function knockOut(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  if (emit) emit({ kind: 'knockout', damage: state.damage, absorbed: capacity(state) });
  overwhelm(state, emit);
  const gone = discardTop(state, figuresOf(state).knockoutDiscard);
  if (emit && gone.length > 0) emit({ kind: 'deckLost', cards: gone.map((card) => cardOf(state, card).id) });
}

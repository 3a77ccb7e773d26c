// Another world that looks the same to the player: the hidden part of the deck in another order.
import type { Chance, Watcher } from '@wyrmtable/kernel';
import type { EtchinstoneState } from './state.ts';

/** ETCH-3.5: all there is to hide is order. Cards brought back by a regroup stay together at the bottom. */
export function redeal(state: EtchinstoneState, _watcher: Watcher, chance: Chance): void {
  const { deck, under } = state;
  const hidden = deck.slice(under, state.keyOpen ? -1 : deck.length);
  const returned = deck.slice(0, under);
  chance.shuffle(hidden);
  chance.shuffle(returned);
  state.deck = [...returned, ...hidden, ...deck.slice(under + hidden.length)];
}

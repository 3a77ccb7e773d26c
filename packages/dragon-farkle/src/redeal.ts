// Another world that looks the same to one watcher: everything hidden from it is shuffled among itself.
import type { Chance, Watcher } from '@wyrmtable/kernel';
import { overLimit } from './rules/turn.ts';
import type { FarkleState } from './state.ts';

/** How often to try for a world in which whoever must discard still has to. */
const TRIES = 20;

export function redeal(state: FarkleState, watcher: Watcher, chance: Chance): void {
  chance.shuffle(state.companionDeck);
  for (let i = 0; i < TRIES; i++) {
    redealItems(state, watcher, chance);
    if (state.step !== 'limit' || state.asked === watcher || overLimit(state, state.asked)) return;
  }
}

function redealItems(state: FarkleState, watcher: Watcher, chance: Chance): void {
  const hidden = state.itemDeck.slice();
  const hands = state.heroes.filter((_, seat) => seat !== watcher).flatMap((hero) => [hero.items, hero.pending]);
  for (const hand of hands) hidden.push(...hand);
  chance.shuffle(hidden);
  for (const pile of [...hands, state.itemDeck]) {
    for (let i = 0; i < pile.length; i++) pile[i] = hidden.pop() as number;
  }
}

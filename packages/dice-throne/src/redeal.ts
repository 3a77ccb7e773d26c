// Another world that looks the same to one watcher: hands it cannot see and every deck are shuffled.
import type { Chance, Watcher } from '@wyrmtable/kernel';
import type { ThroneState } from './state.ts';
import { seesHand } from './view.ts';

export function redeal(state: ThroneState, watcher: Watcher, chance: Chance): void {
  state.players.forEach((player, seat) => {
    if (seesHand(state, watcher, seat)) {
      chance.shuffle(player.deck);
      return;
    }
    const hidden = [...player.deck, ...player.hand];
    chance.shuffle(hidden);
    for (let i = 0; i < player.hand.length; i++) player.hand[i] = hidden.pop() as number;
    player.deck = hidden;
  });
}

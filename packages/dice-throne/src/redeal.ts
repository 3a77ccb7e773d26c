// Another world that looks the same to one watcher: hands it cannot see and every deck are shuffled.
import type { Chance, Seat, Watcher } from '@wyrmtable/kernel';
import { NONE, type ThroneState } from './state.ts';
import { seesHand } from './view.ts';

/** Cards of a hand that the watcher was shown this turn. */
function shownTo(state: ThroneState, watcher: Watcher, seat: Seat): readonly number[] {
  const [viewer = NONE, whose = NONE, ...cards] = state.seen;
  return viewer === watcher && whose === seat ? cards : [];
}

export function redeal(state: ThroneState, watcher: Watcher, chance: Chance): void {
  state.players.forEach((player, seat) => {
    if (seesHand(state, watcher, seat)) {
      chance.shuffle(player.deck);
      return;
    }
    const shown = shownTo(state, watcher, seat);
    const { hand } = player;
    const hidden = [...player.deck, ...hand.filter((card) => !shown.includes(card))];
    chance.shuffle(hidden);
    for (let i = 0; i < hand.length; i++) if (!shown.includes(hand[i] as number)) hand[i] = hidden.pop() as number;
    player.deck = hidden;
  });
}

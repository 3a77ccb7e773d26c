// What happens at a Dragon Farkle table, as gestures: losses shake who bears them, soldiers fly from whom they were taken.
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import { fly, mend, strike } from '../../stage/gestures.ts';

/** So many soldiers shake as one point of health does elsewhere. */
const SOLDIERS = 60;
const WOUND = 7;

const found = (of: string): readonly Element[] => [...document.querySelectorAll(`.farkle ${of}`)];

/** Wherever somebody stands: among the heroes, on the road, in the Brawl. A shield on the road is moved by its own place. */
const placesOf = (seat: Seat): readonly Element[] =>
  found(`:is(.hero, .duel__side, .march__flag .portrait):is([data-seat="${seat}"], [data-seat="${seat}"] *)`);

const shake = (seat: Seat, weight: number, ms: number): void => {
  for (const place of placesOf(seat)) strike(place, weight, ms);
};

export function gesture(event: FarkleEvent, ms: number, before: FarkleEvent | null): void {
  switch (event.kind) {
    case 'army': {
      const { seat, change } = event;
      if (change < 0) {
        shake(seat, -change / SOLDIERS, ms);
        break;
      }
      const from = before?.kind === 'army' && before.change < 0 ? before.seat : null;
      for (const gained of found(`[data-seat="${seat}"] :is(.hero__gain, .portrait)`)) {
        const there = from === null || from === seat ? null : gained.closest('.hero, .march__flag');
        const victim = there === null ? null : document.querySelector(`.${there.classList[0]}[data-seat="${from}"]`);
        if (victim === null) mend(gained, ms);
        else fly(gained, victim, ms);
      }
      break;
    }
    case 'zonk':
      shake(event.seat, Math.max(4, event.lost / SOLDIERS), ms);
      break;
    case 'wiped':
      shake(event.seat, 14, ms);
      break;
    case 'wounded':
      for (const dragon of found(':is(.march__lair > .icon, .duel__side[data-accent="dragon"])'))
        strike(dragon, event.wounds * WOUND, ms);
      break;
    case 'brawlEnded':
      if (event.winner !== null)
        shake(event.winner === event.attacker ? event.defender : event.attacker, event.taken / SOLDIERS, ms);
      break;
    default:
  }
}

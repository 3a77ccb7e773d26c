// What happens on the way to the dragon, as gestures: blows shake the encounter or the hand, what is lost shakes its pile.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import { enter, mend, strike } from '../../stage/gestures.ts';

const part = (of: string): Element | null => document.querySelector(`.etch ${of}`);

export function gesture(event: EtchinstoneEvent, ms: number): void {
  switch (event.kind) {
    case 'resolved': {
      const { result, action, damage } = event.forecast;
      if (result !== 'defeat') strike(part('.foe .portrait'), action.total, ms);
      if (damage.total > 0) strike(part('.slots'), damage.total, ms);
      break;
    }
    case 'timeLost':
      strike(part('.piles'), event.points * 3, ms);
      break;
    case 'deckLost':
      strike(part('.piles'), event.cards.length * 3, ms);
      break;
    case 'poisoned':
      strike(part('.etch__middle'), event.damage, ms);
      break;
    case 'knockout':
      strike(part('.etch__middle'), Math.max(8, event.damage), ms);
      break;
    case 'upgraded':
      mend(part('.choosing'), ms);
      break;
    case 'region':
    case 'finalJourney':
      enter(part('.foe .portrait'), ms);
      break;
    default:
  }
}

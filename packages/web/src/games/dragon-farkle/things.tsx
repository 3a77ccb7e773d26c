// The card that an event of Dragon Farkle speaks of, to be read where the event is told.
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Lang } from '@wyrmtable/words';
import { cardName } from '@wyrmtable/words/dragon-farkle';
import type { ThingShown } from '../../pieces/Thing.tsx';
import { FarkleCard } from './FarkleCard.tsx';

function cardOf(event: FarkleEvent): string | undefined {
  if ('card' in event) return event.card;
  if ('companion' in event) return event.companion;
  if ('item' in event) return event.item;
  return event.kind === 'discarded' ? event.items[0] : undefined;
}

export function thingOf(lang: Lang, event: FarkleEvent): ThingShown | null {
  const id = cardOf(event);
  return id === undefined ? null : { name: cardName(lang, id), content: <FarkleCard id={id} shape="wide" /> };
}

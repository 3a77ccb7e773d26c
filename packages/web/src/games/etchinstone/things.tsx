// The card that an event of Etchinstone speaks of, as it stands now, to be read where the event is told.
import type { EtchinstoneEvent, EtchinstoneView } from '@wyrmtable/etchinstone';
import type { Lang } from '@wyrmtable/words';
import { cardName } from '@wyrmtable/words/etchinstone';
import type { ThingShown } from '../../pieces/Thing.tsx';
import { MageCard } from './MageCard.tsx';

export function thingOf(lang: Lang, event: EtchinstoneEvent, view: EtchinstoneView): ThingShown | null {
  const id = 'card' in event ? event.card : 'top' in event ? event.top : undefined;
  // A card that has left the game has no level to be read at.
  if (id === undefined || (view.levels[id] ?? 0) === 0) return null;
  return { name: cardName(lang, id), content: <MageCard id={id} /> };
}

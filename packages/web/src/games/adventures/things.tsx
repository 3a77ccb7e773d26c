// The card or the ability that an event of an adventure speaks of, to be read where the event is told.
import { type AdventureEvent, EVENT_KINDS, LOOT } from '@wyrmtable/adventures';
import type { PlayerView } from '@wyrmtable/dice-throne';
import type { Lang } from '@wyrmtable/words';
import { lootName } from '@wyrmtable/words/adventures';
import type { ThingShown } from '../../pieces/Thing.tsx';
import { isThroneEvent } from '../dice-throne/happening.ts';
import { thingOf as throneThingOf } from '../dice-throne/things.tsx';
import { Loot } from './journey/LootCard.tsx';

function ofLoot(lang: Lang, event: AdventureEvent): ThingShown | null {
  const id = 'card' in event ? event.card : null;
  const loot = LOOT.find(({ card }) => card.id === id);
  return loot === undefined
    ? null
    : { name: lootName(lang, loot.card.id), content: <Loot id={loot.card.id} shape="wide" /> };
}

/** `players` sit at the arena: whoever sat there before is not asked about. */
export function thingOf(lang: Lang, event: AdventureEvent, players: readonly PlayerView[]): ThingShown | null {
  if (Object.hasOwn(EVENT_KINDS, event.kind) || !isThroneEvent(event)) return ofLoot(lang, event);
  return throneThingOf(lang, event, players) ?? ofLoot(lang, event);
}

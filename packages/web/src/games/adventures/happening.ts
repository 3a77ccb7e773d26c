// Telling an adventure's events from any other happening.
import { type AdventureEvent, EVENT_KINDS } from '@wyrmtable/adventures';
import type { Happening } from '@wyrmtable/kernel';
import { isThroneEvent } from '../dice-throne/happening.ts';

export function isAdventureEvent(event: Happening): event is AdventureEvent {
  return Object.hasOwn(EVENT_KINDS, event.kind) || isThroneEvent(event);
}

// Telling this game's events from any other happening.
import { EVENT_KINDS, type ThroneEvent } from '@wyrmtable/dice-throne';
import type { Happening } from '@wyrmtable/kernel';

export function isThroneEvent(event: Happening): event is ThroneEvent {
  return Object.hasOwn(EVENT_KINDS, event.kind);
}

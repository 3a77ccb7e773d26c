// Telling this game's events from any other happening.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Happening } from '@wyrmtable/kernel';

/** Every kind there is; a new one does not compile until it stands here. */
const KINDS: Readonly<Record<ThroneEvent['kind'], true>> = {
  turn: true,
  skipped: true,
  cp: true,
  drew: true,
  reshuffled: true,
  sold: true,
  discarded: true,
  played: true,
  upgraded: true,
  spent: true,
  rolled: true,
  altered: true,
  declared: true,
  activated: true,
  failed: true,
  flipped: true,
  'saw-hand': true,
  found: true,
  targeted: true,
  defends: true,
  status: true,
  limit: true,
  incoming: true,
  damage: true,
  health: true,
  saved: true,
  defeated: true,
  window: true,
  won: true,
  drawn: true,
};

export function isThroneEvent(event: Happening): event is ThroneEvent {
  return Object.hasOwn(KINDS, event.kind);
}

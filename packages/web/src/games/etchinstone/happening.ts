// Telling this game's events from any other happening.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Happening } from '@wyrmtable/kernel';

/** Every kind there is; a new one does not compile until it stands here. */
const KINDS: Readonly<Record<EtchinstoneEvent['kind'], true>> = {
  changed: true,
  region: true,
  regionSkipped: true,
  regionEnded: true,
  drew: true,
  scouted: true,
  detour: true,
  faced: true,
  assigned: true,
  left: true,
  combined: true,
  attuned: true,
  aimed: true,
  gaveUpSpare: true,
  resolved: true,
  timeLost: true,
  poisoned: true,
  absorbed: true,
  downgraded: true,
  removed: true,
  knockout: true,
  deckLost: true,
  upgraded: true,
  xpLost: true,
  discarded: true,
  finalJourney: true,
  regrouped: true,
  finalEnemy: true,
  won: true,
  lost: true,
};

export function isEtchinstoneEvent(event: Happening): event is EtchinstoneEvent {
  return Object.hasOwn(KINDS, event.kind);
}

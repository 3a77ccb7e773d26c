// Telling this game's events from any other happening.
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Happening } from '@wyrmtable/kernel';

/** Every kind there is; a new one does not compile until it stands here. */
const KINDS: Readonly<Record<FarkleEvent['kind'], true>> = {
  turn: true,
  respawned: true,
  joined: true,
  parted: true,
  action: true,
  enteredLair: true,
  leftLair: true,
  defending: true,
  rolled: true,
  window: true,
  used: true,
  cancelled: true,
  scared: true,
  rerolledEvent: true,
  rerolledDie: true,
  rerolledDice: true,
  removedDie: true,
  setAside: true,
  eaten: true,
  dodged: true,
  hotDice: true,
  zonk: true,
  saved: true,
  stopped: true,
  army: true,
  brawlEnded: true,
  wounded: true,
  fallen: true,
  healed: true,
  wiped: true,
  drew: true,
  noCard: true,
  kept: true,
  discarded: true,
  reshuffled: true,
  won: true,
};

export function isFarkleEvent(event: Happening): event is FarkleEvent {
  return Object.hasOwn(KINDS, event.kind);
}

// Telling an adventure's events from any other happening.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import type { Happening } from '@wyrmtable/kernel';
import { isThroneEvent } from '../dice-throne/happening.ts';

/** What a campaign adds to the arena's events; a new kind does not compile until it stands here. */
const KINDS: Readonly<Record<Exclude<AdventureEvent['kind'], ThroneEvent['kind']>, true>> = {
  scenario: true,
  'loot-die': true,
  moved: true,
  revealed: true,
  shard: true,
  gold: true,
  engaged: true,
  'enemy-down': true,
  salve: true,
  mystery: true,
  offered: true,
  acquired: true,
  'gave-up': true,
  scored: true,
  'campaign-over': true,
  'boss-card': true,
  chose: true,
  kept: true,
  unlocked: true,
};

export function isAdventureEvent(event: Happening): event is AdventureEvent {
  return Object.hasOwn(KINDS, event.kind) || isThroneEvent(event);
}

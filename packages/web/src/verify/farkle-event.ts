// Tells Dragon Farkle's rolls from whatever else may happen at a table.
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import type { Happening } from '@wyrmtable/kernel';

const ROLLS: ReadonlySet<string> = new Set<FarkleEvent['kind']>([
  'rolled',
  'rerolledEvent',
  'rerolledDie',
  'rerolledDice',
]);

export function isFarkleRoll(event: Happening): event is FarkleEvent {
  return ROLLS.has(event.kind) && 'seat' in event;
}

// Which side of the table is in sight when nobody has asked for the other one.
import type { AdventureView } from '@wyrmtable/adventures';
import { isThroneEvent } from '../dice-throne/happening.ts';
import { isFighting, type Scene, type Shown } from './table.ts';

/** What happens at the arena while nobody fights is the text of a tile, and is seen on the map. */
const BLOWS: ReadonlySet<string> = new Set([
  'rolled',
  'altered',
  'declared',
  'activated',
  'defends',
  'damage',
  'defeated',
]);

export function sceneOf(view: AdventureView, playing: Shown | null): Scene {
  if (view.stage === 'boss' || view.stage === 'versus') return 'fight';
  if (view.stage !== 'explore') return 'map';
  const engaged = view.enemies.length > 0;
  if (playing !== null) {
    if (!isThroneEvent(playing.event)) return 'map';
    if (engaged && BLOWS.has(playing.event.kind)) return 'fight';
  }
  return engaged && isFighting(view) ? 'fight' : 'map';
}

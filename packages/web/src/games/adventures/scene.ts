// Which side of the table is in sight when nobody has asked for the other one.
import type { AdventureEvent, AdventureView } from '@wyrmtable/adventures';
import { isThroneEvent } from '../dice-throne/happening.ts';
import type { Shown } from '../viewer.ts';
import { isFighting, type Scene } from './table.ts';

/** What is seen at the arena alone: dice, and what they do. */
const BLOWS: ReadonlySet<string> = new Set([
  'rolled',
  'altered',
  'declared',
  'activated',
  'failed',
  'defends',
  'damage',
  'defeated',
  'kept',
  'chose',
]);

/** The dice of a tile's text lie on the same felt as those of a fight. */
const rolls = ({ arena }: AdventureView): boolean => arena.effectDice.length > 0;

export function sceneOf(view: AdventureView, playing: Shown<AdventureEvent> | null): Scene {
  if (view.stage === 'boss' || view.stage === 'versus') return 'fight';
  if (view.stage !== 'explore') return 'map';
  const engaged = view.heroes[view.active]?.engaged !== null;
  // Who has fallen asks for help where the blow fell.
  if (view.fallen !== null && playing === null) return engaged ? 'fight' : 'map';
  if (playing !== null) {
    if (BLOWS.has(playing.event.kind)) return 'fight';
    return engaged && isThroneEvent(playing.event) ? 'fight' : 'map';
  }
  return isFighting(view) && (engaged || rolls(view)) ? 'fight' : 'map';
}

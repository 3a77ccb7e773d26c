// The last game of an adventure in three figures: the heroes' greatest blow, the enemies that fell, and the gold that was won.

import type { NumberedEvent } from '../../../table/port.ts';
import type { Deed } from '../../dice-throne/story.ts';
import { isAdventureEvent } from '../happening.ts';

export interface Story {
  readonly blow: Deed | null;
  readonly foes: number;
  readonly gold: number;
}

/** The events of the last game; null where the page knows only its end. */
function lastGame(events: readonly NumberedEvent[]): readonly NumberedEvent[] | null {
  const begun = events.findLastIndex(({ event }) => event.kind === 'scenario');
  if (begun >= 0) return events.slice(begun);
  return (events[0]?.number ?? 0) > 1 ? null : events;
}

/** Seats below `heroes` are the heroes'; what one does to oneself is no feat. */
export function storyOf(events: readonly NumberedEvent[], heroes: number): Story | null {
  const told = lastGame(events);
  if (told === null) return null;
  let blow: Deed | null = null;
  let [foes, gold] = [0, 0];
  for (const { event } of told) {
    if (!isAdventureEvent(event)) continue;
    if (event.kind === 'enemy-down' && !event.fled) foes++;
    if (event.kind === 'gold' && event.change > 0) gold += event.change;
    if (event.kind !== 'damage' || event.by === event.at || event.by >= heroes) continue;
    if (event.damage > (blow?.amount ?? 0)) blow = { seat: event.by, amount: event.damage };
  }
  return { blow, foes, gold };
}

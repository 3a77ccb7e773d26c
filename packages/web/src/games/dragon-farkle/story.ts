// A match of Dragon Farkle in three figures: the best haul, the most Zonks, and the dearest of them.
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../table/port.ts';
import { isFarkleEvent } from './happening.ts';

export interface Deed {
  readonly seat: Seat;
  readonly amount: number;
}

export interface Story {
  readonly haul: Deed | null;
  readonly zonks: Deed | null;
  readonly dearest: Deed | null;
}

const UNTOLD: Story = { haul: null, zonks: null, dearest: null };

const greater = (one: Deed | null, seat: Seat, amount: number): Deed | null =>
  amount > (one?.amount ?? 0) ? { seat, amount } : one;

/** Of the whole match; a page that knows only its end tells no figures. */
export function storyOf(events: readonly NumberedEvent[]): Story {
  if ((events[0]?.number ?? 0) > 1) return UNTOLD;
  const counts = new Map<Seat, number>();
  let story = UNTOLD;
  for (const { event } of events) {
    if (!isFarkleEvent(event)) continue;
    if (event.kind === 'army') story = { ...story, haul: greater(story.haul, event.seat, event.change) };
    if (event.kind !== 'zonk') continue;
    const count = (counts.get(event.seat) ?? 0) + 1;
    counts.set(event.seat, count);
    story = {
      ...story,
      zonks: greater(story.zonks, event.seat, count),
      dearest: greater(story.dearest, event.seat, event.lost),
    };
  }
  return story;
}

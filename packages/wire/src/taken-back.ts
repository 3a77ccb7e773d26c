// A choice that was taken back: told as an event of its own, after which those that came of the choice no longer hold.
import type { Happening, Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from './told.ts';

/** The events after number `since`, in the count of whoever is told this, never were. */
export interface TakenBack extends Happening {
  readonly kind: 'taken-back';
  /** Who had asked for it. */
  readonly seat: Seat;
  readonly since: number;
}

const isTakenBack = (event: Happening): event is TakenBack =>
  event.kind === 'taken-back' && 'since' in event && typeof event.since === 'number';

/** Events of those numbers, `since` apart and `until` included, do not hold any more. */
export interface Cut {
  readonly seat: Seat;
  readonly since: number;
  readonly until: number;
}

export const cutsIn = (events: readonly NumberedEvent[]): readonly Cut[] =>
  events.flatMap(({ number, event }) =>
    isTakenBack(event) ? [{ seat: event.seat, since: event.since, until: number }] : [],
  );

/** What still holds of the events. */
export function uncut(events: readonly NumberedEvent[], cuts: readonly Cut[]): readonly NumberedEvent[] {
  if (cuts.length === 0) return events;
  return events.filter(({ number }) => !cuts.some(({ since, until }) => number > since && number <= until));
}

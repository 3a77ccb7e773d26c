// A run of Etchinstone in three figures: the mightiest action, the full victories, and the damage that was borne.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';

export interface Story {
  readonly mightiest: number;
  readonly full: number;
  readonly borne: number;
}

export function storyOf(events: readonly EtchinstoneEvent[]): Story {
  let [mightiest, full, borne] = [0, 0, 0];
  for (const event of events) {
    if (event.kind === 'absorbed') borne += event.amount;
    if (event.kind !== 'resolved') continue;
    mightiest = Math.max(mightiest, event.forecast.action.total);
    if (event.forecast.result === 'full') full++;
  }
  return { mightiest, full, borne };
}

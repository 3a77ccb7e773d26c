// A match of Dice Throne in three figures: the greatest blow, who dealt most, and who let least of it through.
import type { BreakdownLine, ThroneEvent } from '@wyrmtable/dice-throne';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../table/port.ts';
import { isThroneEvent } from './happening.ts';

export interface Deed {
  readonly seat: Seat;
  readonly amount: number;
}

export interface Story {
  readonly blow: Deed | null;
  readonly dealt: Deed | null;
  readonly prevented: Deed | null;
}

const UNTOLD: Story = { blow: null, dealt: null, prevented: null };

const greater = (one: Deed | null, seat: Seat, amount: number): Deed | null =>
  amount > (one?.amount ?? 0) ? { seat, amount } : one;

const most = (sums: ReadonlyMap<Seat, number>): Deed | null =>
  [...sums].reduce<Deed | null>((best, [seat, amount]) => greater(best, seat, amount), null);

/** A line that takes away names how much, as one that adds does: only its word tells them apart. */
const RAISES: ReadonlySet<BreakdownLine['what']> = new Set(['base', 'plus', 'times']);

/** What never arrived of all that was coming. */
export function preventedOf({ damage, lines }: Extract<ThroneEvent, { kind: 'damage' }>): number {
  const coming = lines.reduce((sum, { what, amount }) => sum + (RAISES.has(what) ? Math.max(0, amount) : 0), 0);
  return Math.max(0, coming - damage);
}

/** Of the whole match; a page that knows only its end tells no figures. What one does to oneself is no feat. */
export function storyOf(events: readonly NumberedEvent[]): Story {
  if ((events[0]?.number ?? 0) > 1) return UNTOLD;
  const dealt = new Map<Seat, number>();
  const prevented = new Map<Seat, number>();
  let blow: Deed | null = null;
  const add = (sums: Map<Seat, number>, seat: Seat, amount: number) => sums.set(seat, (sums.get(seat) ?? 0) + amount);
  for (const { event } of events) {
    if (!isThroneEvent(event) || event.kind !== 'damage' || event.by === event.at) continue;
    blow = greater(blow, event.by, event.damage);
    add(dealt, event.by, event.damage);
    add(prevented, event.at, preventedOf(event));
  }
  return { blow, dealt: most(dealt), prevented: most(prevented) };
}

// Which windows go by without asking: every person's own wish, kept with the seats so that it outlives the process.
import type { Shelved } from '@wyrmtable/shelf';
import type { Room, StopsWish } from './house.ts';
import type { SeatRow, TableRow } from './storage/port.ts';

/** The seat with the wish of whoever sits there: it must be known after a restart, before that person comes back. */
export function withStops(row: SeatRow, stops: Room['stops']): SeatRow {
  if (row.kind !== 'person') return row;
  const told = stops.get(row.guest);
  return told === undefined ? row : { ...row, stops: told.wish };
}

/** The wishes that were written down with the seats. */
export function storedStops({ seats }: TableRow, shelved: Shelved): Room['stops'] {
  const found: Room['stops'] = new Map();
  for (const row of seats) {
    if (row.kind !== 'person' || row.stops === undefined) continue;
    const told = readStops(row.stops, shelved);
    if (told !== null) found.set(row.guest, told);
  }
  return found;
}

/** What a device has sent, which may be anything; null where the game knows no stops. */
export function readStops(wish: object, shelved: Shelved): StopsWish | null {
  const stops = shelved.stops?.(wish);
  return stops === undefined ? null : { wish, stops };
}

/** Every seat has the stops of whoever sits there now. */
export function heedStops({ table, run, stops }: Room): void {
  if (run === null) return;
  for (const [seat, row] of table.seats.entries()) {
    run.stops[seat] = row.kind === 'person' ? (stops.get(row.guest)?.stops ?? null) : null;
  }
}

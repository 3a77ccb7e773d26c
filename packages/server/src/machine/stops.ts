// Which windows go by without asking: every person's own wish, kept with the match so that it outlives the process.
import type { RegisteredGame } from '@wyrmtable/registry';
import type { StopsRow, TableRow } from '../storage/port.ts';
import type { StopsWish, Table } from './table.ts';

/** The wishes that were written down: they must be known after a restart, before anybody comes back. */
export function storedStops(
  { seats }: TableRow,
  rows: readonly StopsRow[],
  registered: RegisteredGame,
): Table['stops'] {
  const found: Table['stops'] = new Map();
  const heed = (guest: string, wish: object): void => {
    const told = readStops(wish, registered);
    if (told !== null) found.set(guest, told);
  };
  for (const row of seats) if (row.kind === 'person' && row.stops !== undefined) heed(row.guest, row.stops);
  for (const { guest, wish } of rows) heed(guest, wish);
  return found;
}

/** What a device has sent, which may be anything; null where the game knows no stops. */
export function readStops(wish: object, registered: RegisteredGame): StopsWish | null {
  const stops = registered.stops?.(wish);
  return stops === undefined ? null : { wish, stops };
}

/** Every seat has the stops of whoever sits there now. */
export function heedStops({ table, run, stops }: Table): void {
  if (run === null) return;
  for (const [seat, row] of table.seats.entries()) {
    run.stops[seat] = row.kind === 'person' ? (stops.get(row.guest)?.stops ?? null) : null;
  }
}

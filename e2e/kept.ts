// What a device keeps of a table, in the form in which it is stored: tests lay such tables before a page is opened.
import type { Choice, Manifest, SeatRecord } from '@wyrmtable/kernel';

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly content: Manifest;
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  readonly choices: readonly Choice[];
  readonly touched: number;
  readonly over: boolean;
}

/** What a device remembers that keeps these tables. */
export function keptAs(...tables: readonly KeptTable[]): Record<string, unknown> {
  return Object.fromEntries(tables.map((table) => [`wyrmtable.table.${table.id}`, table]));
}

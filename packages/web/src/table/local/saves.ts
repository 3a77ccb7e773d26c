// Tables of this device, put away after every move: what was agreed, the seed, and the choices so far.
import { type Choice, isSeed, type SeatRecord, type Seed } from '@wyrmtable/kernel';
import { type Vault, vault } from '../../shell/vault.ts';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  readonly choices: readonly Choice[];
  /** When it was last played, in milliseconds. */
  readonly touched: number;
  readonly over: boolean;
}

const PLACE = 'table.';
/** Older tables make room for new ones, finished ones first. */
const KEPT = 24;

function isSeats(value: unknown): value is SeatRecord[] {
  return (
    Array.isArray(value) &&
    value.every((seat) => typeof seat?.name === 'string' && (seat.bot === null || typeof seat.bot === 'string'))
  );
}

function isSaved(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  const saved: Partial<Record<keyof SavedTable, unknown>> = value;
  return (
    typeof saved.id === 'string' &&
    typeof saved.game === 'string' &&
    typeof saved.version === 'string' &&
    typeof saved.options === 'object' &&
    saved.options !== null &&
    isSeats(saved.seats) &&
    isSeed(saved.seed) &&
    Array.isArray(saved.choices) &&
    saved.choices.every((choice) => Number.isSafeInteger(choice)) &&
    typeof saved.touched === 'number' &&
    typeof saved.over === 'boolean'
  );
}

export function savedTable(id: string, from: Vault = vault): SavedTable | null {
  const found = from.read(PLACE + id);
  return isSaved(found) ? found : null;
}

/** Every table of this device, the last played first. */
export function savedTables(from: Vault = vault): SavedTable[] {
  return from
    .keys(PLACE)
    .map((key) => from.read(key))
    .filter(isSaved)
    .sort((a, b) => b.touched - a.touched);
}

export function forgetTable(id: string, from: Vault = vault): void {
  from.remove(PLACE + id);
}

function makeRoom(from: Vault, kept: number, except: string): void {
  const leaving = savedTables(from)
    .filter(({ id }) => id !== except)
    .sort((a, b) => Number(a.over) - Number(b.over) || b.touched - a.touched)
    .slice(kept);
  for (const { id } of leaving) forgetTable(id, from);
}

/** False when the device would not keep it, even after older finished tables made room. */
export function saveTable(saved: SavedTable, to: Vault = vault): boolean {
  makeRoom(to, KEPT, saved.id);
  if (to.write(PLACE + saved.id, saved)) return true;
  for (const { id, over } of savedTables(to)) if (over && id !== saved.id) forgetTable(id, to);
  return to.write(PLACE + saved.id, saved);
}

// Tables of this device, put away after every move: what was agreed, the seed, and the choices so far.
import {
  type Branch,
  type Brought,
  type Choice,
  isBranches,
  isBrought,
  isManifest,
  isSeed,
  type Manifest,
  type SeatRecord,
  type Seed,
} from '@wyrmtable/kernel';
import { type DeviceStorage, deviceStorage, storageKey } from '../../shell/device-storage.ts';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly options: object;
  /** What it is played with, whatever ships later. */
  readonly content: Manifest;
  /** Pieces of it that do not ship. */
  readonly brought?: Brought;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  /** What the seats put into the dice where the match began online. */
  readonly words?: readonly string[];
  /** Where it was gone on with from a moment of another match. */
  readonly branches?: readonly Branch[];
  readonly choices: readonly Choice[];
  /** When it was last played, in milliseconds. */
  readonly touched: number;
  readonly over: boolean;
  /** Another one with every writing: whoever finds one they do not know has been overtaken by another tab. */
  readonly mark?: string;
  /** The code of the online table where it is gone on with; here it only points the way. */
  readonly moved?: string;
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

function isWords(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((word) => typeof word === 'string'));
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
    isManifest(saved.content) &&
    (saved.brought === undefined || isBrought(saved.brought)) &&
    isSeats(saved.seats) &&
    isSeed(saved.seed) &&
    isWords(saved.words) &&
    (saved.branches === undefined || isBranches(saved.branches)) &&
    (saved.mark === undefined || typeof saved.mark === 'string') &&
    (saved.moved === undefined || typeof saved.moved === 'string') &&
    Array.isArray(saved.choices) &&
    saved.choices.every((choice) => Number.isSafeInteger(choice)) &&
    typeof saved.touched === 'number' &&
    typeof saved.over === 'boolean'
  );
}

export function savedTable(id: string, from: DeviceStorage = deviceStorage): SavedTable | null {
  const found = from.read(PLACE + id);
  return isSaved(found) ? found : null;
}

/** Every table of this device, the last played first. */
export function savedTables(from: DeviceStorage = deviceStorage): SavedTable[] {
  return from
    .keys(PLACE)
    .map((key) => from.read(key))
    .filter(isSaved)
    .sort((a, b) => b.touched - a.touched);
}

export function forgetTable(id: string, from: DeviceStorage = deviceStorage): void {
  from.remove(PLACE + id);
}

function makeRoom(from: DeviceStorage, kept: number, except: string): void {
  // Counting keys is quick; reading every table after every move is not.
  if (from.keys(PLACE).length <= kept) return;
  const leaving = savedTables(from)
    .filter(({ id }) => id !== except)
    .sort((a, b) => Number(a.over) - Number(b.over) || b.touched - a.touched)
    .slice(kept);
  for (const { id } of leaving) forgetTable(id, from);
}

/** False when the device would not keep it, even after older finished tables made room. */
export function saveTable(saved: SavedTable, to: DeviceStorage = deviceStorage): boolean {
  makeRoom(to, KEPT, saved.id);
  if (to.write(PLACE + saved.id, saved)) return true;
  for (const { id, over } of savedTables(to)) if (over && id !== saved.id) forgetTable(id, to);
  return to.write(PLACE + saved.id, saved);
}

/** What became of a writing: `overtaken` means that another tab has written since, and nothing was changed. */
export type Kept = 'kept' | 'not-kept' | 'overtaken';

/** Puts away how the table stands now, if it still stands in storage as this tab last knew it. */
export function keepTable(now: SavedTable, knownMark: string | undefined, to: DeviceStorage = deviceStorage): Kept {
  const stored = savedTable(now.id, to);
  if (stored !== null && stored.mark !== knownMark) return 'overtaken';
  return saveTable(now, to) ? 'kept' : 'not-kept';
}

/** Calls back when another tab writes the table or throws it away; returns how to stop. */
export function onWritten(id: string, hear: () => void): () => void {
  const key = storageKey(PLACE + id);
  const listen = (event: StorageEvent) => {
    if (event.key === key) hear();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

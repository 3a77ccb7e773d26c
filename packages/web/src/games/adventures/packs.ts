// The legacy packs that campaigns won on this device have opened (ADV-1.7), and which campaign opened each.
import { type AdventureView, DIFFICULTIES, LEGACY_PACKS } from '@wyrmtable/adventures';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';

export interface OpenedPack {
  readonly id: string;
  /** Of the campaign that opened it. */
  readonly difficulty: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

const PLACE = 'adventures.packs';

function isOpenedPack(value: unknown): value is OpenedPack {
  if (typeof value !== 'object' || value === null) return false;
  const pack: Partial<Record<keyof OpenedPack, unknown>> = value;
  return (
    LEGACY_PACKS.some(({ id }) => id === pack.id) &&
    DIFFICULTIES.some(({ id }) => id === pack.difficulty) &&
    typeof pack.when === 'number' &&
    Number.isFinite(pack.when)
  );
}

/** Whatever is stored otherwise is left out. */
export function openedPacks(from: DeviceStorage = deviceStorage): readonly OpenedPack[] {
  const stored = from.read(PLACE);
  return Array.isArray(stored) ? stored.filter(isOpenedPack) : [];
}

/** What the campaign has opened for whoever played it; a pack stays with the campaign that opened it first. */
export function keepPacks(
  { seat, unlocked, difficulty }: Pick<AdventureView, 'seat' | 'unlocked' | 'difficulty'>,
  when: number,
  to: DeviceStorage = deviceStorage,
): void {
  if (seat === 'spectator') return;
  const before = openedPacks(to);
  const fresh = unlocked.filter((id) => before.every((pack) => pack.id !== id));
  if (fresh.length > 0) to.write(PLACE, [...before, ...fresh.map((id) => ({ id, difficulty, when }))]);
}

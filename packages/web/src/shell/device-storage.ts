// What this device remembers: the browser's storage, or memory alone where storage is forbidden or full.
const PREFIX = 'wyrmtable.';

/** The key as the browser's storage knows it, and names it to other tabs. */
export function storageKey(key: string): string {
  return PREFIX + key;
}

export interface DeviceStorage {
  read(key: string): unknown;
  /** False when the device would not keep it; it is then remembered until the page closes. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key that begins so. */
  keys(beginning: string): string[];
}

/** Storage may be missing, forbidden (it throws when touched) or full (it throws when written). */
export function openDeviceStorage(storage: () => Storage): DeviceStorage {
  const memory = new Map<string, string>();

  const attempt = <T>(use: (kept: Storage) => T): T | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };

  return {
    read(key) {
      const text = memory.get(key) ?? attempt((kept) => kept.getItem(PREFIX + key)) ?? null;
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const done = attempt((kept) => {
        kept.setItem(PREFIX + key, text);
        return true;
      });
      if (done) memory.delete(key);
      else memory.set(key, text);
      return done ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt((kept) => kept.removeItem(PREFIX + key));
    },
    keys(beginning) {
      const kept = attempt((all) => Object.keys(all)) ?? [];
      const found = new Set(memory.keys());
      for (const key of kept) if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
      return [...found].filter((key) => key.startsWith(beginning));
    },
  };
}

export const deviceStorage: DeviceStorage = openDeviceStorage(() => globalThis.localStorage);

// A map that keeps what was used last: beyond so many entries the one that was not asked for longest goes.

export interface Recent<V> {
  /** The value, which counts as used by that. */
  get(key: string): V | undefined;
  has(key: string): boolean;
  set(key: string, value: V): void;
  /** From the one used last to the one not used longest. */
  values(): readonly V[];
}

export function recent<V>(most: number): Recent<V> {
  const kept = new Map<string, V>();
  /** Asked for far more often than the order changes. */
  let order: readonly V[] | null = null;
  let last: string | null = null;
  const put = (key: string, value: V): void => {
    kept.delete(key);
    kept.set(key, value);
    last = key;
    order = null;
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (found !== undefined && key !== last) put(key, found);
      return found;
    },
    has: (key) => kept.has(key),
    set(key, value) {
      put(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    values() {
      order ??= [...kept.values()].reverse();
      return order;
    },
  };
}

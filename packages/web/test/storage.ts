// A browser's storage for tests: the edge of the machine, played by a map.
export function mapStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {};
  const methods: Storage = {
    get length() {
      return Object.keys(kept).length;
    },
    clear() {
      for (const key of Object.keys(kept)) delete kept[key];
    },
    getItem: (key) => kept[key] ?? null,
    key: (index) => Object.keys(kept)[index] ?? null,
    removeItem(key) {
      delete kept[key];
    },
    setItem(key, value) {
      const others = Object.entries(kept).filter(([other]) => other !== key);
      const size = others.reduce((sum, [, text]) => sum + text.length, value.length);
      if (size > capacity) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
  };
  // Like the real one, it lists its keys as properties.
  return new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && key in kept ? { configurable: true, enumerable: true, value: kept[key] } : undefined,
  });
}

export function forbiddenStorage(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

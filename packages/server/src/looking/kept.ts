// What was worked out of late, by its key: the oldest makes room, and what failed is worked out again.

export type KeptOnce<T> = (key: string, make: () => T) => T;

export function keptOf<T extends Promise<unknown>>(most: number): KeptOnce<T> {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    const forget = (): boolean => kept.get(key) === made && kept.delete(key);
    made.then((value) => value === null && forget(), forget);
    return made;
  };
}

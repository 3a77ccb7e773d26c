// Results that are asked for again and again: only the latest are kept, since what they depend on changes all the time.

export function lruCache<Result>(most: number): (key: string, make: () => Result) => Result {
  const known = new Map<string, Result>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}

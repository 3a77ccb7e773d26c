// How far something is from what a scenario expects of it: only what is expected is looked at.
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function sorted(values: readonly unknown[]): unknown[] {
  return [...values].sort((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1,
  );
}

/**
 * Every place where `found` is not what `expected` says. Maps may say less than there is; a map may pick entries of a
 * list by number; lists of plain values are compared without order unless their name is in `ordered`.
 */
export function differences(
  expected: unknown,
  found: unknown,
  ordered: ReadonlySet<string>,
  path = '',
  key = '',
): Difference[] {
  if (isPlain(expected)) return expected === found ? [] : [{ path, expected, found }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || expected.length !== found.length) return [{ path, expected, found }];
    const loose = expected.every(isPlain) && !ordered.has(key);
    const wanted = loose ? sorted(expected) : expected;
    const there = loose ? sorted(found) : found;
    if (loose) return wanted.every((entry, i) => entry === there[i]) ? [] : [{ path, expected, found }];
    return wanted.flatMap((entry, i) => differences(entry, there[i], ordered, join(path, String(i)), key));
  }
  if (typeof expected !== 'object' || typeof found !== 'object' || found === null) return [{ path, expected, found }];
  const there = new Map<string, unknown>(Object.entries(found));
  return Object.entries(expected as object).flatMap(([name, value]) =>
    there.has(name)
      ? differences(value, there.get(name), ordered, join(path, name), name)
      : [{ path: join(path, name), expected: value, found: undefined }],
  );
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

// What has changed between two pieces of plain data, as data that is small to send; views travel so (docs/protocol.md).

/**
 * `[value]`: it is this now. `[]`: the field is gone. An object: still the same object or list, with these fields (of a
 * list: these places) changed, each in the same manner.
 */
export type Diff = readonly [] | readonly [unknown] | { readonly [field: string]: Diff };

type Fields = Readonly<Record<string, unknown>>;

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** How to get from one to the other, or null if they are the same. Both are plain data. */
export function diffBetween(before: unknown, after: unknown): Diff | null {
  if (before === after) return null;
  if (isList(before) && isList(after) && before.length === after.length) return changeOfList(before, after);
  if (isFields(before) && isFields(after)) return changeOfFields(before, after);
  return [after];
}

/** Nothing of it is as it was: then the value alone is shorter than its parts one by one. */
function together(changes: readonly [string, Diff][], anew: number, parts: number, after: unknown): Diff | null {
  if (changes.length === 0) return null;
  return anew === parts ? [after] : Object.fromEntries(changes);
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Diff | null {
  const changes: [string, Diff][] = [];
  let anew = 0;
  for (const [i, value] of after.entries()) {
    const change = diffBetween(before[i], value);
    if (change === null) continue;
    changes.push([String(i), change]);
    if (isList(change)) anew++;
  }
  return together(changes, anew, after.length, after);
}

/** A field that is undefined is as good as absent: JSON drops it. */
function has(fields: Fields, name: string): boolean {
  return Object.hasOwn(fields, name) && fields[name] !== undefined;
}

function changeOfFields(before: Fields, after: Fields): Diff | null {
  const changes: [string, Diff][] = [];
  let anew = 0;
  let parts = 0;
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    parts++;
    const change: Diff | null = has(before, name) ? diffBetween(before[name], value) : [value];
    if (change === null) continue;
    changes.push([name, change]);
    if (isList(change)) anew++;
  }
  for (const name of Object.keys(before)) {
    if (has(before, name) && !has(after, name)) changes.push([name, []]);
  }
  return together(changes, anew, parts, after);
}

/**
 * What it is after the change, or undefined (which no plain data is) if the change does not fit; anything may come in.
 * The original is left as it is, and parts that have not changed are the very same in both.
 */
export function patched(before: unknown, change: unknown): unknown {
  if (isList(change)) return change.length === 1 ? change[0] : undefined;
  if (!isFields(change) || typeof before !== 'object' || before === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(before));
  for (const [name, inner] of Object.entries(change)) {
    if (isList(before) && !fields.has(name)) return undefined;
    if (isList(inner) && inner.length === 0) {
      // A list keeps its length, and only what is there can go.
      if (isList(before) || !fields.delete(name)) return undefined;
      continue;
    }
    const value = patched(fields.get(name), inner);
    if (value === undefined) return undefined;
    fields.set(name, value);
  }
  return isList(before) ? [...fields.values()] : Object.fromEntries(fields);
}

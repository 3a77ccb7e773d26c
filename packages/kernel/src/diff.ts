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

/** Also a field that a plain assignment would take for something else: data from outside may be called anything. */
function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') fields[name] = value;
  else Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });
}

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Diff | null {
  let changes: Record<string, Diff> | null = null;
  let anew = 0;
  for (let i = 0; i < after.length; i++) {
    const change = diffBetween(before[i], after[i]);
    if (change === null) continue;
    changes ??= {};
    changes[i] = change;
    if (isList(change)) anew++;
  }
  // Nothing of it is as it was: then the value alone is shorter than its parts one by one.
  return anew === after.length && changes !== null ? [after] : changes;
}

/** A field that is undefined is as good as absent: JSON drops it. */
function has(fields: Fields, name: string): boolean {
  return fields[name] !== undefined && Object.hasOwn(fields, name);
}

function changeOfFields(before: Fields, after: Fields): Diff | null {
  let changes: Record<string, Diff> | null = null;
  let anew = 0;
  let parts = 0;
  let known = 0;
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    parts++;
    // No plain data is what every object inherits.
    const isKnown = before[name] === value || has(before, name);
    if (isKnown) known++;
    const change: Diff | null = isKnown ? diffBetween(before[name], value) : [value];
    if (change === null) continue;
    changes ??= {};
    put(changes, name, change);
    if (isList(change)) anew++;
  }
  const names = Object.keys(before);
  if (names.length > known) {
    for (const name of names) {
      if (before[name] === undefined || has(after, name)) continue;
      changes ??= {};
      put(changes, name, []);
    }
  }
  // As of a list; something that is gone stands in no value, so it does not make the value longer.
  return anew === parts && changes !== null ? [after] : changes;
}

/**
 * What it is after the change, or undefined (which no plain data is) if the change does not fit; anything may come in.
 * The original is left as it is, and parts that have not changed are the very same in both.
 */
export function patched(before: unknown, change: unknown): unknown {
  if (isList(change)) return change.length === 1 ? change[0] : undefined;
  if (!isFields(change) || typeof before !== 'object' || before === null) return undefined;
  return isList(before) ? patchedList(before, change) : patchedFields({ ...before }, change);
}

/** A list keeps its length. */
function patchedList(before: readonly unknown[], change: Fields): unknown {
  const list = before.slice();
  for (const name of Object.keys(change)) {
    const place = Number(name);
    if (!Number.isInteger(place) || place < 0 || place >= list.length || String(place) !== name) return undefined;
    const value = patched(list[place], change[name]);
    if (value === undefined) return undefined;
    list[place] = value;
  }
  return list;
}

function patchedFields(fields: Record<string, unknown>, change: Fields): unknown {
  for (const name of Object.keys(change)) {
    const inner = change[name];
    const isThere = Object.hasOwn(fields, name);
    if (isList(inner) && inner.length === 0) {
      // Only what is there can go.
      if (!isThere) return undefined;
      delete fields[name];
      continue;
    }
    const value = patched(isThere ? fields[name] : undefined, inner);
    if (value === undefined) return undefined;
    put(fields, name, value);
  }
  return fields;
}

// Things that keep their places in a list: the place is what tells one from another.
export interface Numbered<T> {
  /** From 1. */
  readonly key: number;
  readonly value: T;
}

export function numbered<T>(list: readonly T[]): Numbered<T>[] {
  return list.map((value, i) => ({ key: i + 1, value }));
}

// Things that keep their places in a list: the place is what tells one from another.
export interface Numbered<T> {
  /** From 1. */
  readonly key: number;
  readonly value: T;
}

export function numbered<T>(list: readonly T[]): Numbered<T>[] {
  return list.map((value, i) => ({ key: i + 1, value }));
}

/** Things that come and go, told apart by what they are: the one after a thing that is gone does not take its place, nor its focus. */
export function apart<T extends string>(list: readonly T[]): { readonly key: string; readonly value: T }[] {
  const seen = new Map<T, number>();
  return list.map((value) => {
    const times = (seen.get(value) ?? 0) + 1;
    seen.set(value, times);
    return { key: `${value} ${times}`, value };
  });
}

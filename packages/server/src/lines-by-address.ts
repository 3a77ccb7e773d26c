// How many lines each address has open, here and at the other processes: nobody has more by coming to several.

/** What one process tells the others: addresses with many lines there, and how many. */
export type ManyLines = readonly (readonly [address: string, lines: number])[];

export interface LinesByAddress {
  isFull(address: string): boolean;
  came(address: string): void;
  left(address: string): void;
  /** How many are open here. */
  count(): number;
  /** What others should know now, all of it each time; null where nothing is to be said. */
  news(): ManyLines | null;
  /** What another process has told; it holds for a moment, and what it told before holds no more. */
  hear(from: string, lines: ManyLines): void;
}

/** An address with less than this part of what it may have is nobody's business elsewhere. */
const UNREMARKABLE = 1 / 16;
/**
 * Milliseconds for which a telling holds: a few of them may be lost, and when a process has died those who were there come
 * elsewhere at once, where they must not be counted twice for long.
 */
const HOLDS = 1800;

export function linesByAddress(limit: number, clock: () => number = () => performance.now()): LinesByAddress {
  const here = new Map<string, number>();
  const others = new Map<string, { readonly lines: ReadonlyMap<string, number>; readonly at: number }>();
  let hasTold = false;
  const elsewhere = (address: string): number => {
    const now = clock();
    let sum = 0;
    for (const [from, { lines, at }] of others) {
      if (now - at > HOLDS) others.delete(from);
      else sum += lines.get(address) ?? 0;
    }
    return sum;
  };
  return {
    isFull: (address) => (here.get(address) ?? 0) + elsewhere(address) >= limit,
    came: (address) => void here.set(address, (here.get(address) ?? 0) + 1),
    left(address) {
      const rest = (here.get(address) ?? 1) - 1;
      if (rest > 0) here.set(address, rest);
      else here.delete(address);
    },
    count: () => [...here.values()].reduce((sum, lines) => sum + lines, 0),
    news() {
      const many = [...here].filter(([, lines]) => lines >= limit * UNREMARKABLE);
      // The last of them has gone: that is said too, once.
      const isNews = hasTold || many.length > 0;
      hasTold = many.length > 0;
      return isNews ? many : null;
    },
    hear: (from, lines) => void others.set(from, { lines: new Map(lines), at: clock() }),
  };
}

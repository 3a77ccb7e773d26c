// What the server has done since it started, in plain numbers; whoever wants to watch it reads them (metrics.ts).

export interface Counters {
  /** Messages that were read. */
  messages: number;
  /** Messages and requests that were refused, by code. */
  readonly refused: Map<string, number>;
  /** Choices that became durable, and the transactions they shared. */
  moves: number;
  commits: number;
  /** Milliseconds that transactions took. */
  committing: number;
  /** Writes that failed. */
  failures: number;
  /** Matches that were set aside. */
  aside: number;
  /** Choices that were played again to take up a match or to tell its past. */
  replayed: number;
  /** Questions that bots were asked. */
  thoughts: number;
  /** Messages that push services took, and tries that they did not. */
  pushed: number;
  unpushed: number;
}

export function zeroCounters(): Counters {
  return {
    messages: 0,
    refused: new Map(),
    moves: 0,
    commits: 0,
    committing: 0,
    failures: 0,
    aside: 0,
    replayed: 0,
    thoughts: 0,
    pushed: 0,
    unpushed: 0,
  };
}

export function countRefused({ refused }: Counters, code: string): void {
  refused.set(code, (refused.get(code) ?? 0) + 1);
}

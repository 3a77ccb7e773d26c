// What luck over a lifetime asks of a database: matches whose luck is still to be reckoned, and sums that are kept of it.

/** What the dice gave somebody in one match. */
export interface LuckRow {
  readonly match: string;
  readonly seat: number;
  readonly person: string;
  readonly game: string;
  readonly throws: number;
  readonly got: number;
  readonly expected: number;
  readonly variance: number;
}

/** The sums of somebody's matches of one game. */
export interface LuckSum {
  readonly game: string;
  readonly matches: number;
  readonly throws: number;
  readonly got: number;
  readonly expected: number;
  readonly variance: number;
}

export interface LuckStore {
  /** A finished match whose luck nobody has reckoned, for so many milliseconds this process's alone; null when there is none. */
  claim(ms: number): Promise<string | null>;
  /** Its luck is known: written once, whoever reckons it again. */
  settle(match: string, rows: readonly LuckRow[]): Promise<void>;
  /** By game, that with most throws first. */
  luckOf(person: string): Promise<readonly LuckSum[]>;
  /** What one person's matches gave is another's from now on. */
  handOver(from: string, to: string): Promise<void>;
}

// What finding a match asks of a database: who seeks what, and that nobody is brought to two tables.
import type { Pace } from '@wyrmtable/wire';
import type { TableRow } from '../port.ts';

/** Somebody who seeks; one row a person. */
export interface SeekRow {
  readonly person: string;
  /** The line that seeks, unlike any other of the service. */
  readonly line: string;
  /** The process that has the line. */
  readonly owner: string;
  readonly name: string;
  readonly kind: string;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly rating: number;
  readonly doubt: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** People whom this one has blocked. */
  readonly blocks: readonly string[];
  /** Where a seat is theirs, once they were brought together with somebody. */
  readonly table: string | null;
}

export interface SeekStore {
  /** Holds for so many milliseconds by the store's own clock. What the person sought before is over. */
  putSeek(seek: SeekRow, ms: number): Promise<void>;
  /** All seeks of the process hold for so long from now on. */
  renewSeeks(owner: string, ms: number): Promise<void>;
  /** As far as it is still of that line. */
  dropSeek(person: string, line: string): Promise<void>;
  /** Those that hold, the longest first. */
  seeks(): Promise<readonly SeekRow[]>;
  /**
   * Adds the table and makes it theirs, if every one of these seeks still holds and nobody was quicker: all of it or
   * nothing. `gone` when one does not, `code-taken` when there is such a table already.
   */
  pair(seeks: readonly Pick<SeekRow, 'person' | 'line'>[], table: TableRow): Promise<'paired' | 'gone' | 'code-taken'>;
}

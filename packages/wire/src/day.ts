// The tasks of a day: what everybody plays, and the table of results.

/** A try that counts. */
export interface DayEntry {
  readonly name: string;
  /** It has a page of its own at /people. */
  readonly account: boolean;
  readonly program: boolean;
  readonly you: boolean;
  readonly won: boolean;
  /** Rounds it took; 0 where they do not count. */
  readonly turns: number;
  /** Soldiers, health (of the opponent, where it was lost) or points. */
  readonly figure: number;
  /** The match, once it may be looked at. */
  readonly match: string | null;
}

export interface DayTaskInfo {
  /** The game. */
  readonly task: string;
  readonly options: object;
  /** Bots that play against the person; none where it is played on a device. */
  readonly levels: readonly string[];
  /** How many tries count. */
  readonly count: number;
  /** The best of them first. */
  readonly best: readonly DayEntry[];
  /** The try of whoever asks: where it is played, and how it went once it counts. */
  readonly you: {
    readonly table: string;
    readonly place: number | null;
    readonly result: Pick<DayEntry, 'won' | 'turns' | 'figure'> | null;
  } | null;
}

export interface DayBoard {
  /** `2026-11-18`, by UTC. */
  readonly day: string;
  readonly today: string;
  /** When the day is over, in milliseconds since 1970. */
  readonly ends: number;
  readonly tasks: readonly DayTaskInfo[];
}

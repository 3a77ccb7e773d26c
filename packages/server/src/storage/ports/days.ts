// What the tasks of a day ask of a database: one try a person, and those that count, the best first.

/** How a try went, as far as it is told and compared. */
export interface DayResult {
  readonly won: boolean;
  /** Turns of one's own that it took. */
  readonly turns: number;
  /** Soldiers, health or points, by the game. */
  readonly figure: number;
  /** All of it in one number; more is better. */
  readonly score: number;
}

export interface DayTry {
  /** `2026-11-18`, by UTC. */
  readonly day: string;
  readonly task: string;
  readonly person: string;
  readonly name: string;
  /** The table it is played at. */
  readonly match: string;
  readonly begun: number;
  /** Null until the server has played it again from its log. */
  readonly counted: (DayResult & { readonly ended: number }) | null;
}

export interface DayStore {
  /** The person's only try at that task: this one, or the one that was there before. */
  tryDay(attempt: DayTry): Promise<DayTry>;
  dayTry(day: string, task: string, person: string): Promise<DayTry | null>;
  /** The try that is played at that table. */
  tryAt(match: string): Promise<DayTry | null>;
  /** Once; what was counted stays as it is. */
  countTry(match: string, result: DayResult, ended: number): Promise<void>;
  /** Those that count, the best first and of equals the earliest. */
  bestOfDay(day: string, task: string, limit: number): Promise<readonly DayTry[]>;
  /** How many count, and how many of them are better than that one. */
  placeInDay(
    day: string,
    task: string,
    than: { readonly score: number; readonly ended: number } | null,
  ): Promise<{ readonly count: number; readonly better: number }>;
  /** Tries of a day at matches that are over and were not counted, because a process ended in between. */
  uncounted(day: string, limit: number): Promise<readonly DayTry[]>;
  /** Everything of one person, the last first. */
  triesOf(person: string): Promise<readonly DayTry[]>;
}

// What a game needs for a look back: what a throw should have given, and what a choice has cost.
import type { Choice, Happening, Position, Question, Seat } from '@wyrmtable/kernel';

/** One throw of somebody's dice: what it gave, and what such throws give. */
export interface Throw {
  readonly seat: Seat;
  /** To lessen what is coming, not to bring something about. */
  readonly defends: boolean;
  readonly got: number;
  readonly expected: number;
  readonly variance: number;
}

/** Reads the dice when they lie, from the state and the events after the choice. */
export interface Reader {
  read(after: Position, events: readonly Happening[]): Throw | null;
}

/** Another choice would have been better by so much of a chance to win, give or take the error. */
export interface Appraisal {
  readonly better: Choice;
  readonly cost: number;
  /** One standard error; 0 where the worths are exact. */
  readonly error: number;
}

/** A choice and the chance to win after it. */
export interface Weighed {
  readonly choice: Choice;
  readonly win: number;
}

interface Weighing {
  appraise(question: Question<Position, object>, made: Choice): Appraisal | null;
  weigh(question: Question<Position, object>): readonly Weighed[];
}
/** A method's type, so that a game may ask for a question of its own. */
type Appraise = Weighing['appraise'];
type Weigh = Weighing['weigh'];

export interface Reviewer {
  /**
   * What the throws count. `worth`: points of damage and what else is worth as much, more is better; `zonks`: rolls
   * without scoring dice, fewer are better; null for a game without dice.
   */
  readonly luck: 'worth' | 'zonks' | null;
  /** Costs below this are not worth a word; they are chances to win. */
  readonly least: number;
  /** Chance to win at the first decision, played well; null where dice tell of luck better. */
  opening(question: Question<Position, object>): number | null;
  /**
   * Every seat's chance to win as the table lies when a turn or a region begins, with all cards known to their owners; null where
   * nobody can tell.
   */
  standing(state: Position): readonly number[] | null;
  /** Looks at the dice before they are thrown; null when the choice throws none. */
  throwing(state: Position, choice: Choice): Reader | null;
  /** Null when nothing better is known; no function at all where decisions are not weighed. */
  readonly appraise: Appraise | null;
  /** Every choice of the moment with what is to be expected of it, for a coach; none where no chances are known. */
  readonly weigh: Weigh;
}

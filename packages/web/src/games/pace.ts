// The pace of a game: how long its table shows each kind of its events. Plain data, because the threads that let bots wait
// have no pages.
import type { Happening } from '@wyrmtable/kernel';

export interface Pace<Kind extends string = string> {
  /**
   * Milliseconds at normal speed for every kind there is; what is only a line of the log takes nothing. In a throw dice
   * fall, and what they show is told when they lie.
   */
  readonly shown: Readonly<Record<Kind, number | 'throw'>>;
  /** How much longer or shorter than others of its kind an event is looked at; all the same if left out. */
  readonly weight?: (event: Happening) => number;
  /** Kinds of which each is read on its own, even after another of its kind. */
  readonly apart?: ReadonlySet<Kind>;
}

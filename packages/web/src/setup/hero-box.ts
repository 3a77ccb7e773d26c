// What is shown of a hero before it is chosen.
import type { Hero, Status } from '@wyrmtable/dice-throne';

/** DT-1.2: heroes are from 1 to 6 hard to play. */
export const HARDEST = 6;

/** A hero, with the tokens of its own. */
export interface Box {
  readonly hero: Hero;
  readonly statuses: readonly Status[];
}

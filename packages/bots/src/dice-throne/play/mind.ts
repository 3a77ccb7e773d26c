// How far somebody thinks: what tells the levels apart before anything is searched.
import type { Reach } from '../judge/standing.ts';

export interface Mind {
  readonly reach: Reach;
  /**
   * Does it think of its Roll Phase: at the dice of what its cards could still make of them, and before it rolls of all
   * that the dice may bring?
   */
  readonly foresight: boolean;
}

export const PLAIN: Mind = { reach: 'first-fall', foresight: false };
export const FARSIGHTED: Mind = { reach: 'last-stand', foresight: true };

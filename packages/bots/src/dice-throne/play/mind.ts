// How somebody thinks: what tells the levels apart before anything is searched.
import { PROVEN, SATED } from '../judge/prices.ts';
import { type Eye, PLAIN_EYE } from '../judge/standing.ts';

export interface Mind {
  readonly eye: Eye;
  /**
   * Does it think of its Roll Phase: at the dice of what its cards could still make of them, and before it rolls of all
   * that the dice may bring? And when it defends, of what it could roll again?
   */
  readonly foresight: boolean;
  /**
   * Does it compare like with like in windows: letting one go by with an answer, both when it has closed, and another's dice by
   * what it thinks of the table itself, and not by what their roller thinks?
   */
  readonly fair: boolean;
  /** How many standard errors better a choice must be to be made instead of the safe one. */
  readonly sure: number;
}

/** A beginner's: all that can be kept is dear, by the figures printed on it. */
export const HOARDING: Mind = { eye: PLAIN_EYE, foresight: false, fair: true, sure: 0.7 };
/** Looks at a table of many sides no further than to the first fall. */
export const PLAIN: Mind = { eye: { reach: 'first-fall', prices: SATED }, foresight: false, fair: true, sure: 0.7 };
export const FARSIGHTED: Mind = {
  eye: { reach: 'last-stand', prices: PROVEN },
  foresight: true,
  fair: true,
  sure: 0.2,
};

/** The same for a campaign, in which CP and cards last from fight to fight: SATED prices win less there (docs/bots.md). */
export const THRIFTY: Mind = { ...PLAIN, eye: { reach: 'first-fall', prices: PROVEN } };

/** The two as they were before windows were compared so: figures that were set with them stand on them (docs/bots.md). */
export const HASTY: Mind = { eye: { reach: 'first-fall', prices: PROVEN }, foresight: false, fair: false, sure: 0.7 };
export const HASTY_HOARDING: Mind = { ...HOARDING, fair: false };

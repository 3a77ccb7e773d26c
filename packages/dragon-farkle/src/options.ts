// What can be agreed before a match.
import { oneOf, options, wholeNumber } from '@wyrmtable/kernel';

/** SK-7.15: who wins a Brawl that ends in a tie. */
const TIES = ['nobody', 'defender', 'attacker'] as const;

export const farkleOptions = options({
  wounds: oneOf([3, 4, 5], 3),
  ties: oneOf(TIES),
  first: wholeNumber(0, 4),
});

export interface FarkleOptions {
  readonly wounds: 3 | 4 | 5;
  /** Left out, nobody. */
  readonly ties?: (typeof TIES)[number];
  /** SK-2.5: who starts; left out, the dice decide. */
  readonly first?: number;
}

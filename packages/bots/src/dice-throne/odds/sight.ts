// What statuses leave of a side's dice: numbers that show nothing, and straights nobody may declare (ADV-26.4, ADV-26.23).
import { type Need, statusesWith } from '@wyrmtable/dice-throne';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import type { Stocked } from '@wyrmtable/kernel';

/** Bit 0: no straights; bits 1 to 6: that number shows nothing. */
export type Sight = number;

/** Everything counts as it is printed. */
export const CLEAR: Sight = 0;
/** More than any sight: for keys made of a sight and something else. */
export const SIGHTS = 128;
const NO_STRAIGHTS: Sight = 1;

export function sightOf(of: Stocked, tokens: readonly number[]): Sight {
  let sight = CLEAR;
  for (const status of statusesWith(of, 'blanks'))
    if ((tokens[status] ?? 0) > 0) sight |= 1 << (statusOf(of, status).hooks.blanks ?? 0);
  for (const status of statusesWith(of, 'mutes')) if ((tokens[status] ?? 0) > 0) sight |= NO_STRAIGHTS;
  return sight;
}

export const blanksIn = (sight: Sight): number => sight & ~NO_STRAIGHTS;

/** The dice that count. */
export function shownIn(sight: Sight, dice: readonly number[]): readonly number[] {
  return blanksIn(sight) === 0 ? dice : dice.filter((value) => (sight & (1 << value)) === 0);
}

export const isForbidden = (sight: Sight, { kind }: Need): boolean =>
  (sight & NO_STRAIGHTS) !== 0 && (kind === 'small-straight' || kind === 'large-straight');

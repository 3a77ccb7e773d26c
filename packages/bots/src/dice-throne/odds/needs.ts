// Which full multisets meet a need with what statuses leave of the dice.
import type { Need } from '@wyrmtable/dice-throne';
import { countBits, heroOf, libraryOf, meets } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { FULL } from './keeps.ts';
import { blanksIn, isForbidden, type Sight, shownIn } from './sight.ts';

/** How many dice of each full multiset show one of the numbers, by the numbers' bits. */
const COUNTS = new Map<number, Uint8Array>();

function countsOf(bits: number): Uint8Array {
  let counts = COUNTS.get(bits);
  if (counts === undefined) {
    counts = Uint8Array.from(FULL, (dice) => countBits(dice, bits));
    COUNTS.set(bits, counts);
  }
  return counts;
}

/** The numbers of the hero's die that show the symbol, as bits 1 to 6. */
export const bitsOf = (of: Stocked, hero: number, face: string): number =>
  heroOf(of, hero).die.reduce((bits, shown, i) => (shown === face ? bits | (1 << (i + 1)) : bits), 0);

/** The places, among the full multisets, of those that meet the need on that hero's dice. */
export function placesMeeting(of: Stocked, hero: number, need: Need, sight: Sight): readonly number[] {
  const places: number[] = [];
  if (isForbidden(sight, need)) return places;
  if (need.kind !== 'symbols') {
    FULL.forEach((dice, place) => {
      if (meets(libraryOf(of), shownIn(sight, dice), need, hero)) places.push(place);
    });
    return places;
  }
  const blanks = blanksIn(sight);
  const wanted = Object.entries(need.symbols).map(
    ([face, count]) => [countsOf(bitsOf(of, hero, face) & ~blanks), count] as const,
  );
  for (let place = 0; place < FULL.length; place++)
    if (wanted.every(([counts, count]) => (counts[place] as number) >= count)) places.push(place);
  return places;
}

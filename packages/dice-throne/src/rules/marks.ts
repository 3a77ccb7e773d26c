// What a player has used this turn, as marks: uses by their number, tokens that have acted and cards that were played below 0.
import type { Seat } from '@wyrmtable/kernel';
import { cardOf } from '../content/library.ts';
import type { ThroneState } from '../state.ts';

/** The mark, among what was used this turn, of a token that has acted. */
export const exhaustionOf = (status: number): number => -1 - status;

/** More than there are statuses: below that the marks are those of cards. */
const CARD_MARKS = -257;

/** The mark of a card that has been played. */
export const playedMark = (card: number): number => CARD_MARKS - card;

/** Has the player played a card of that name this turn? */
export function hasPlayed(state: ThroneState, seat: Seat, id: string): boolean {
  const { used } = state;
  for (let i = 0; i < used.length; i += 2) {
    const mark = used[i + 1] ?? 0;
    if (used[i] === seat && mark <= CARD_MARKS && cardOf(state, CARD_MARKS - mark).id === id) return true;
  }
  return false;
}

/** How often it is among what that player has used this turn. */
export function marksOf({ used }: ThroneState, seat: Seat, mark: number): number {
  let marks = 0;
  for (let i = 0; i < used.length; i += 2) if (used[i] === seat && used[i + 1] === mark) marks++;
  return marks;
}

/** Is it among what that player has used this turn? */
export function isMarked({ used }: ThroneState, seat: Seat, mark: number): boolean {
  for (let i = 0; i < used.length; i += 2) if (used[i] === seat && used[i + 1] === mark) return true;
  return false;
}

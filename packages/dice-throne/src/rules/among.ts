// Whom a word like "opponents" means, clockwise from the player who says it.
import type { Seat } from '@wyrmtable/kernel';
import type { Among } from '../content/vocabulary.ts';
import { isOpponent, playerAt, type ThroneState } from '../state.ts';
import { isFalling } from './damage.ts';

/** Seats still in, clockwise from the player. */
export function seatsAmong(state: ThroneState, by: Seat, among: Among): Seat[] {
  const found: Seat[] = [];
  const seats = state.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (by + i) % seats;
    if (!playerAt(state, seat).out && belongs(state, by, seat, among)) found.push(seat);
  }
  return found;
}

function belongs(state: ThroneState, by: Seat, seat: Seat, among: Among): boolean {
  switch (among) {
    case 'players':
      return true;
    case 'others':
      return seat !== by;
    case 'opponents':
      return isOpponent(state, seat, by);
    case 'teammates':
      return seat !== by && !isOpponent(state, seat, by);
    case 'teammates-and-self':
      return !isOpponent(state, seat, by);
    case 'engaged':
      return isOpponent(state, seat, by) && (playerAt(state, seat).faces === by || playerAt(state, by).faces === seat);
    case 'falling':
      return !isOpponent(state, seat, by) && isFalling(state, seat);
  }
}

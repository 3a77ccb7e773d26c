// Small counts that several parts of the campaign need.
import { statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import type { AdventureState } from '../state.ts';

/** Salves on all boards together. */
export function salvesLeft(state: AdventureState): number {
  return state.heroes.reduce((sum, _, seat) => sum + tokensOf(state.arena, seat, statusNumber(state, 'salve')), 0);
}

// Who may be aimed at.
import type { Seat } from '@wyrmtable/kernel';
import { isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';

/** Who may be aimed at: whoever the attacker is locked in a fight with, else any opponent. */
export function targetsOf(state: ThroneState): Seat[] {
  if (state.mode !== 'led') return opponentsIn(state);
  const { faces } = playerAt(state, state.active);
  return faces === NONE || playerAt(state, faces).out ? [] : [faces];
}

export function opponentsIn(state: ThroneState): Seat[] {
  return state.players.flatMap((player, seat) => (!player.out && isOpponent(state, seat, state.active) ? [seat] : []));
}

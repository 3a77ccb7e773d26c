// Who may be aimed at.
import type { Seat } from '@wyrmtable/kernel';
import { isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';

/** Who may be aimed at: whoever the attacker is locked in a fight with and who stands beside that one, else any opponent. */
export function targetsOf(state: ThroneState): Seat[] {
  if (state.mode !== 'led') return opponentsIn(state);
  const { faces } = playerAt(state, state.active);
  if (faces === NONE) return [];
  return [faces, ...besides(state, faces)].filter((seat) => !playerAt(state, seat).out);
}

/** Who stands beside that player: teammates who face nobody but them. */
function besides(state: ThroneState, seat: Seat): Seat[] {
  return state.players.flatMap(({ faces }, other) =>
    faces === seat && !isOpponent(state, other, seat) ? [other] : [],
  );
}

export function opponentsIn(state: ThroneState): Seat[] {
  return state.players.flatMap((player, seat) => (!player.out && isOpponent(state, seat, state.active) ? [seat] : []));
}

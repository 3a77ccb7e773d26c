// Who may be aimed at.
import type { Seat } from '@wyrmtable/kernel';
import { FIGURES } from '../content/vocabulary.ts';
import { isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';

/** Who may be aimed at: whoever the attacker is locked in a fight with and who stands beside that one, else any opponent. */
export function targetsOf(state: ThroneState): Seat[] {
  if (state.mode !== 'led') return opponentsIn(state);
  const { faces } = playerAt(state, state.active);
  if (faces === NONE) return rollsForTarget(state) ? opponentsIn(state) : [];
  return [faces, ...besides(state, faces)].filter((seat) => !playerAt(state, seat).out);
}

const TARGET_DIE = FIGURES.indexOf('target-die');

/** ADV-23.7: at a table that is led, does whoever faces nobody roll for the target? */
export const rollsForTarget = (state: ThroneState): boolean =>
  state.figures[TARGET_DIE] === 1 && playerAt(state, state.active).faces === NONE;

/** Who stands beside that player: teammates who face nobody but them. */
function besides(state: ThroneState, seat: Seat): Seat[] {
  return state.players.flatMap(({ faces }, other) =>
    faces === seat && !isOpponent(state, other, seat) ? [other] : [],
  );
}

export function opponentsIn(state: ThroneState): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (!playerAt(state, seat).out && isOpponent(state, seat, state.active)) found.push(seat);
  return found;
}

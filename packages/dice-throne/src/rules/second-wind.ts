// Tokens that win another Offensive Roll Phase, or make somebody pay for an ultimate (King's Hand, ADV-14).
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, libraryStatus, statusesWith, statusOf } from '../content/library.ts';
import { FIGURES } from '../content/vocabulary.ts';
import { NONE, playerAt, type ThroneState } from '../state.ts';
import { begin } from './frames.ts';
import { exhaustionOf, marksOf } from './marks.ts';
import { tokensOf } from './play.ts';
import { targetsOf } from './targets.ts';

/** Does the roller hold a token that may win another phase? */
export const isWinded = (state: ThroneState): boolean =>
  statusesWith(state, 'secondWind').some((status) => tokensOf(state, state.active, status) > 0);

/** ADV-14.8: before an ultimate counts, its target may spend a token on it; true when one is spent. */
export function isContested(state: ThroneState): boolean {
  if (statusesWith(state, 'contests').length === 0 || state.declared === NONE) return false;
  if (abilityOf(state, state.declared).ability.kind !== 'ultimate') return false;
  const [victim, ...more] = targetsOf(state);
  // Where somebody stands beside the one in the fight, the target is still open: it is the latter who contests (ADV-R14).
  const isOpen = more.length > 0 && playerAt(state, state.active).faces !== victim;
  if (victim === undefined || isOpen || victim === state.stunned) return false;
  return spendBounded(state, victim, statusesWith(state, 'contests'), 'contests');
}

/** ADV-14.6: an ability was not activated, for whatever reason, and a token may win another phase. */
export function windsUp(state: ThroneState): boolean {
  return (
    state.ability === NONE &&
    !state.extraOffence &&
    spendBounded(state, state.active, statusesWith(state, 'secondWind'), 'secondWind')
  );
}

/** Begins what such a status does, as long as the figure of the scenario allows it this turn (ADV-14.10, 14.11). */
function spendBounded(
  state: ThroneState,
  seat: Seat,
  statuses: readonly number[],
  hook: 'contests' | 'secondWind',
): boolean {
  for (const status of statuses) {
    const { perTurn } = statusOf(state, status).hooks;
    const most = perTurn === undefined ? 1 : (state.figures[FIGURES.indexOf(perTurn)] ?? 0);
    if (tokensOf(state, seat, status) === 0 || marksOf(state, seat, exhaustionOf(status)) >= most) continue;
    state.used.push(seat, exhaustionOf(status));
    begin(state, libraryStatus(state, status).hooks[hook], seat, 'status', status).picked = state.active;
    return true;
  }
  return false;
}

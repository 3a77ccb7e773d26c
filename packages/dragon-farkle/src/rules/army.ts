// Soldiers come and go; an army never falls below 0 (SK-1.3).
import type { Emit, Seat } from '@wyrmtable/kernel';
import type { ArmyReason, FarkleEvent } from '../events.ts';
import { type FarkleState, heroAt } from '../state.ts';

/** Changes an army and tells by how much it really changed. */
export function changeArmy(
  state: FarkleState,
  seat: Seat,
  by: number,
  why: ArmyReason,
  emit: Emit<FarkleEvent>,
): number {
  const hero = heroAt(state, seat);
  const change = Math.max(by, -hero.army);
  if (change === 0) return 0;
  hero.army += change;
  if (emit) emit({ kind: 'army', seat, change, army: hero.army, why });
  return change;
}

// The regroup before the final journey, by the immediate forecast alone: only a journey that must fail is put off.
import { type EtchinstoneState, MARCH, regroup } from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { journeyFails } from './sets.ts';
import { leastOf, worthsFor } from './worth.ts';

export function regroupOrMarch(state: EtchinstoneState): Choice {
  if (!journeyFails({ ...state, step: 'roles' })) return MARCH;
  return regroup(leastOf(state, state.hand, worthsFor(state)));
}

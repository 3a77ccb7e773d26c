// The regroup before the final journey, by the immediate forecast alone: only a journey that must fail is put off.
import { type EtchinstoneState, levelOf, MARCH, regroup } from '@wyrmtable/etchinstone';
import type { Choice } from '@wyrmtable/kernel';
import { journeyFails } from './sets.ts';
import { worthAt, worthsFor } from './worth.ts';

export function regroupOrMarch(state: EtchinstoneState): Choice {
  if (!journeyFails({ ...state, step: 'roles' })) return MARCH;
  const worths = worthsFor(state.dragon);
  const worth = (card: number): number => worthAt(worths, card, levelOf(state, card));
  return regroup(state.hand.toSorted((a, b) => worth(a) - worth(b))[0] ?? 0);
}

// Every legal choice at any moment, each once.
import type { Choice, Seat } from '@wyrmtable/kernel';
import {
  absorb,
  aim,
  attune,
  COMMIT,
  change,
  detour,
  FACE,
  FINISH,
  GIVE_UP_SPARE,
  KEEP_SPARE,
  MARCH,
  regroup,
  upgrade,
} from '../choice.ts';
import { ELEMENTS } from '../content/verbs.ts';
import type { EtchinstoneState } from '../state.ts';
import { combineChoices, roleChoices } from './arrange.ts';
import { mayDetour, unchanged } from './challenge.ts';
import { eligible } from './damage.ts';
import { actionKind } from './sets.ts';
import { affordable } from './upgrade.ts';

const NOTHING: readonly Choice[] = [];
const COMMIT_ONLY: readonly Choice[] = [COMMIT];
const ATTUNE: readonly Choice[] = ELEMENTS.map(attune);
const RANGED: readonly Choice[] = [KEEP_SPARE, GIVE_UP_SPARE];

export function choices(state: EtchinstoneState, seat: Seat = 0): readonly Choice[] {
  if (seat !== 0) return NOTHING;
  switch (state.step) {
    case 'difficulty':
      return unchanged(state).map(change);
    case 'challenge':
      return mayDetour(state) ? [FACE, ...state.hand.map(detour)] : [FACE];
    case 'roles':
      return roleChoices(state);
    case 'combine':
      return combineChoices(state);
    case 'attune':
      return ATTUNE;
    case 'aim':
      return [aim(state.cursor, actionKind(state, state.cursor)), aim(state.cursor, 'initiative')];
    case 'ranged':
      return RANGED;
    case 'commit':
      return COMMIT_ONLY;
    case 'absorb':
      return eligible(state).map(absorb);
    case 'upgrade':
      return [...affordable(state).map(upgrade), FINISH];
    case 'regroup':
      return [MARCH, ...state.hand.map(regroup)];
    default:
      return NOTHING;
  }
}

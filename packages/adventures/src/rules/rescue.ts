// Whose salve brings a fallen hero back, where several teammates could help (ADV-12.3, ADV-R2).
import { type Call, forgetRescue, payRescue, RESCUE, rescuersOf } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import type { AdventureState } from '../state.ts';
import { isHeroFallen } from './fallen.ts';
import { arenaOf, type Play } from './play.ts';

/** The first rescue that a salve is still owed for. */
export const owedRescue = ({ arena }: AdventureState): Call | undefined =>
  arena.calls.find(({ what }) => what === RESCUE);

/** Asks the fallen hero's player where there is a choice; true when nothing is owed any more. */
export function settleRescues(play: Play): boolean {
  const { state } = play;
  const { arena } = state;
  for (;;) {
    const call = owedRescue(state);
    if (call === undefined) return true;
    const [helper, another] = rescuersOf(arena, call);
    // A scenario that another hero's fall has lost keeps no salves (ADV-2.6): nobody is asked any more.
    if (another !== undefined && !arena.calls.some((other) => isHeroFallen(state, other))) {
      state.asked = call.who;
      return false;
    }
    if (helper === undefined) forgetRescue(arena, call);
    else payRescue(arenaOf(play), call, helper);
  }
}

export function helpFallen(play: Play, helper: Seat): void {
  const call = owedRescue(play.state);
  if (call === undefined) throw new RangeError('nobody has fallen');
  payRescue(arenaOf(play), call, helper);
}

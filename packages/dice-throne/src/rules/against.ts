// Verbs that need somebody else: statuses inflicted, CP, health and cards taken.
import type { Seat } from '@wyrmtable/kernel';
import { heroOf } from '../content/library.ts';
import type { Amount, Who } from '../content/vocabulary.ts';
import { type EffectFrame, NONE, playerAt } from '../state.ts';
import { valueOfAmount } from './amounts.ts';
import { setAside } from './frames.ts';
import type { Play } from './play.ts';
import { whoIs } from './reading.ts';

type Against = { readonly who: Who; readonly amount?: Amount };

/** What needs somebody: at once if that is known, else when the ability has its target (DT-3.17). */
export const againstSomebody =
  <E extends Against>(does: (play: Play, frame: EffectFrame, seat: Seat, amount: number, effect: E) => void) =>
  (play: Play, frame: EffectFrame, effect: E): void => {
    const { state } = play;
    const seat = whoIs(state, frame, effect.who);
    const amount = frame.fixed !== NONE ? frame.fixed : valueOfAmount(state, frame, effect.amount ?? 1);
    if (effect.who === 'target' && (seat === NONE || (frame.cause === 'ability' && state.step === 'determined'))) {
      setAside(state, frame, amount);
      return;
    }
    if (seat === NONE || playerAt(state, seat).out || heroOf(state, playerAt(state, seat).hero).untouched === true)
      return;
    does(play, frame, seat, amount, effect);
  };

// Picking dice of the roll: which are picked, what they make, and what would take them.
import { allScoring, type Pack, pack, previewSet, type Reward, sizeOf } from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import { useState } from 'react';
import type { Board } from './board.ts';
import { wiseSet } from './odds.ts';
import { bestSet, fullSetOf, usefulFaces } from './worth.ts';

export interface Picking {
  /** Places in `view.dice`. */
  readonly places: ReadonlySet<number>;
  readonly set: Pack;
  readonly reward: Reward;
  readonly rewards: readonly Reward[];
  /** The faces that some legal set uses. */
  readonly useful: ReadonlySet<number>;
  /** What the picked dice are worth with the picked reward, and the choice that takes them; null if they make no set. */
  readonly taken: { readonly choice: Choice; readonly worth: number } | null;
  /** "All that score", with the picked reward. */
  readonly all: { readonly choice: Choice; readonly worth: number; readonly set: Pack } | null;
  /** Fewer dice, where a good player leaves some of them; null where all that score are as good. */
  readonly wise: { readonly choice: Choice; readonly worth: number; readonly set: Pack } | null;
  /** Nothing scores and nothing can be picked. */
  readonly barren: boolean;
  readonly toggle: (place: number) => void;
  readonly clear: () => void;
  readonly choose: (reward: Reward) => void;
}

/**
 * The dice of the next roll: those to be thrown now, or those that the picked set would leave (SK-6.5, SK-7.7).
 * With nothing picked it is what "all that score" would leave; null where nobody can say.
 */
export function diceAhead(
  { view, moment }: Pick<Board, 'view' | 'moment'>,
  { places, taken, set, all }: Pick<Picking, 'places' | 'taken' | 'set' | 'all'>,
): number | null {
  if (view.step === 'decide') return view.left;
  if (moment !== 'choose') return null;
  const going = places.size === 0 ? all?.set : taken === null ? undefined : set;
  if (going === undefined) return null;
  return view.left - sizeOf(going) || fullSetOf(view);
}

const NOTHING: ReadonlySet<number> = new Set();

export function usePicking(board: Board): Picking {
  const { view, offers, unaided } = board;
  // Picks belong to one roll: with the next one, or when something is taken back, they are forgotten.
  const roll = `${view.turn} ${view.roller} ${view.rolls} ${view.step} ${view.dice.join('')}`;
  const [picked, setPicked] = useState({ roll, places: NOTHING });
  const [wanted, setWanted] = useState<Reward>('double');
  const places = picked.roll === roll ? picked.places : NOTHING;

  const rewards = [...new Set([...offers.sets.values()].flatMap((ways) => [...ways.keys()]))];
  const reward = rewards.includes(wanted) ? wanted : (rewards[0] ?? 'none');
  const set = pack(view.dice.filter((_, place) => places.has(place)));
  const choice = offers.sets.get(set)?.get(reward);
  const best = bestSet(view, offers.sets.keys(), reward);
  const offer = (offered: Pack | null) => {
    const choice = offered === null ? undefined : offers.sets.get(offered)?.get(reward);
    if (offered === null || choice === undefined) return null;
    return { choice, worth: previewSet(view, offered, reward), set: offered };
  };
  return {
    places,
    set,
    reward,
    rewards,
    useful: usefulFaces(offers.sets.keys()),
    taken: choice === undefined ? null : { choice, worth: previewSet(view, set, reward) },
    all: offer(best),
    wise: offer(best === null || unaided ? null : wiseSet(view, offers.sets.keys(), reward, best)),
    barren: allScoring(pack(view.dice)) === 0,
    toggle: (place) => {
      const next = new Set(places);
      if (!next.delete(place)) next.add(place);
      setPicked({ roll, places: next });
    },
    clear: () => setPicked({ roll, places: NOTHING }),
    choose: setWanted,
  };
}

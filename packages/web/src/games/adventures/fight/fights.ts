// Who fights whom on this map, and which fight a person looks at: the one whose turn it is, unless another was picked.
import type { AdventureView } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';

export interface Fight {
  readonly hero: Seat;
  /** The enemy this hero is locked in a fight with. */
  readonly foe: Seat | null;
  /** It is this hero's turn, or its enemy's. */
  readonly current: boolean;
}

type Seen = Pick<AdventureView, 'active' | 'heroes' | 'arena' | 'mode'>;

/** Whoever sits at a seat after the heroes' is an enemy; in the versus modes everybody is played by somebody. */
export const isEnemySeat = ({ heroes, mode }: Pick<Seen, 'heroes' | 'mode'>, seat: Seat): boolean =>
  mode === 'campaign' && seat >= heroes.length;

function foeOf({ arena }: Seen, hero: Seat): Seat | null {
  const foe = arena.players[hero]?.faces ?? null;
  return foe === null || (arena.players[foe]?.out ?? true) ? null : foe;
}

/** The hero whose turn it is, or against whom an enemy has its turn (ADV-10.6, ADV-16.1). */
export function followed(view: Seen): Seat {
  const { active, arena } = view;
  return arena.asking !== null && !isEnemySeat(view, arena.active) ? arena.active : active;
}

export function fightsOf(view: Seen): readonly Fight[] {
  const now = followed(view);
  return view.heroes.map((_, hero) => ({ hero, foe: foeOf(view, hero), current: hero === now }));
}

/** The fight to show: the picked one while it exists, else the one whose turn it is. */
export function fightShown(view: Seen, picked: Seat | null): Fight {
  const fights = fightsOf(view);
  const hero = picked ?? followed(view);
  return fights.find((fight) => fight.hero === hero) ?? { hero: 0, foe: null, current: true };
}

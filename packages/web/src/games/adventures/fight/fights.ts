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

type Seen = Pick<AdventureView, 'active' | 'heroes' | 'arena'>;

function foeOf({ arena }: Seen, hero: Seat): Seat | null {
  const foe = arena.players[hero]?.faces ?? null;
  return foe === null || (arena.players[foe]?.out ?? true) ? null : foe;
}

/** Enemies at the table whom no hero is locked in a fight with. */
export function bystandersOf({ enemies, heroes, arena }: Pick<AdventureView, 'enemies' | 'heroes' | 'arena'>): Seat[] {
  const engaged = new Set(heroes.map((_, hero) => arena.players[hero]?.faces ?? null));
  return enemies.map(({ seat }) => seat).filter((seat) => !engaged.has(seat));
}

/** `now` is the hero whose turn it is, or after whom an enemy has its own (ADV-10.6, ADV-16.1): what is shown knows it as told. */
export function fightsOf(view: Seen, now: Seat): readonly Fight[] {
  return view.heroes.map((_, hero) => ({ hero, foe: foeOf(view, hero), current: hero === now }));
}

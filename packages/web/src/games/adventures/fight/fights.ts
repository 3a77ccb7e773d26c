// Who fights whom on this map, and which fight a person looks at: the one whose turn it is, unless another was picked.
import type { AdventureView } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../../table/port.ts';
import { isAdventureEvent } from '../happening.ts';

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

/** Whose turn is being shown while the view is ahead of what has been told; null when all is told. */
function turnBeingTold(events: readonly NumberedEvent[], told: number): Seat | null {
  const newest = events.at(-1)?.number ?? 0;
  if (told >= newest) return null;
  for (const { event, number } of events.toReversed())
    if (number <= told && isAdventureEvent(event) && event.kind === 'turn') return event.seat;
  return null;
}

/** The hero whose turn it is, or against whom an enemy has its turn (ADV-10.6, ADV-16.1). */
export function followed(view: Seen, events: readonly NumberedEvent[], told: number): Seat {
  const seat = turnBeingTold(events, told);
  if (seat === null) return view.active;
  return seat < view.heroes.length ? seat : (view.arena.players[seat]?.faces ?? view.active);
}

/** Enemies at the table whom no hero is locked in a fight with. */
export function bystandersOf({ enemies, heroes, arena }: Pick<AdventureView, 'enemies' | 'heroes' | 'arena'>): Seat[] {
  const engaged = new Set(heroes.map((_, hero) => arena.players[hero]?.faces ?? null));
  return enemies.map(({ seat }) => seat).filter((seat) => !engaged.has(seat));
}

/** `now` is the hero whose turn it is. */
export function fightsOf(view: Seen, now: Seat): readonly Fight[] {
  return view.heroes.map((_, hero) => ({ hero, foe: foeOf(view, hero), current: hero === now }));
}

// What every rule of the campaign is handed, and the same for its arena.
import type { Play as ArenaPlay } from '@wyrmtable/dice-throne/lead';
import type { Chance, Emit } from '@wyrmtable/kernel';
import type { AdventureEvent } from '../events.ts';
import type { AdventureState } from '../state.ts';

export interface Play {
  readonly state: AdventureState;
  readonly chance: Chance;
  readonly emit: Emit<AdventureEvent>;
}

export const arenaOf = ({ state, chance, emit }: Play): ArenaPlay => ({ state: state.arena, chance, emit });

/** The team's gold never goes below 0. */
export function changeGold({ state, emit }: Play, by: number): void {
  const gold = Math.max(0, state.gold + by);
  const change = gold - state.gold;
  state.gold = gold;
  if (emit && change !== 0) emit({ kind: 'gold', change, gold });
}

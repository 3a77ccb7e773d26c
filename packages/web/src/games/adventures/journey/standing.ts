// How a hero stands at the arena: what the party shows of everybody, in or out of a fight.
import type { AdventureView } from '@wyrmtable/adventures';
import type { Seat } from '@wyrmtable/kernel';

export interface Standing {
  readonly health: number;
  readonly most: number;
  readonly cp: number;
  readonly salves: number;
  readonly out: boolean;
}

export function standingOf({ arena }: Pick<AdventureView, 'arena'>, seat: Seat): Standing {
  const player = arena.players[seat];
  if (player === undefined) return { health: 0, most: 0, cp: 0, salves: 0, out: true };
  return {
    health: arena.health[player.dial] ?? 0,
    most: arena.ceilings[player.dial] ?? 0,
    cp: player.cp,
    salves: player.statuses.find(({ status }) => status === 'salve')?.tokens ?? 0,
    out: player.out,
  };
}

// How well a hero is, and what a fight takes.
import type { AdventureState } from '@wyrmtable/adventures';
import { minionOf } from '@wyrmtable/adventures/inside';
import { NONE } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';

/** Health that a fight takes, about, by the level of the minion; a tile of that level hides one more often than not. */
const TOLL = [0, 3, 5, 7, 9] as const;
/** A hero with this part of the first health is well. */
const HEALTHY = 0.75;
/** How far above the first health a dial goes (DT-2.2). */
const ABOVE_START = 10;

const tollOf = (level: number): number => TOLL[level] ?? TOLL[4];

/** A hard blow of a minion of that level. */
export const blowOf = (level: number): number => 3 + tollOf(level);

/** The level of the minion at that seat; 0 where there is none. */
export function levelOf(state: AdventureState, seat: Seat): number {
  const { heroes, enemies } = state;
  const { minion } = enemies[seat - heroes.length] ?? { minion: NONE };
  return minion === NONE ? 0 : minionOf(state, minion).level;
}

export function healthOf({ arena }: AdventureState, seat: Seat): number {
  return arena.health[arena.players[seat]?.dial ?? NONE] ?? 0;
}

export function firstHealth({ arena }: AdventureState, seat: Seat): number {
  return (arena.ceilings[arena.players[seat]?.dial ?? NONE] ?? 0) - ABOVE_START;
}

export const isHealthy = (world: AdventureState, seat: Seat): boolean =>
  healthOf(world, seat) >= HEALTHY * firstHealth(world, seat);

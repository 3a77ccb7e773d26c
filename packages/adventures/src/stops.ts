// Stops at the campaign's table: those of Dice Throne, for the windows of its fights.
import { stopsOf as throneStops } from '@wyrmtable/dice-throne/stops';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { isArena, toArena } from './choice.ts';
import type { AdventureView } from './view.ts';

export function stopsOf(wish: unknown) {
  const stops = throneStops(wish);
  return {
    letsPass({ arena }: AdventureView, choices: readonly Choice[], seat: Seat): boolean {
      return stops.letsPass(arena, choices.filter(isArena).map(toArena), seat);
    },
  };
}

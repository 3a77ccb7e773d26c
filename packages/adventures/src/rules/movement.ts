// Where a hero may go (ADV-7).
import type { Seat } from '@wyrmtable/kernel';
import { type AdventureState, engagedWith, NONE, travellerAt } from '../state.ts';

/** Shards that open the Boss Portal (ADV-7.9). */
export const SHARDS = 3;

/** Cells side by side; never diagonally (ADV-7.5). */
export function neighbours({ cells, columns }: AdventureState, at: number): number[] {
  const column = at % columns;
  return [
    at - columns,
    at + columns,
    ...(column > 0 ? [at - 1] : []),
    ...(column < columns - 1 ? [at + 1] : []),
  ].filter((one) => one >= 0 && one < cells.length && cells[one]?.kind !== 'none');
}

const hasEngaged = (state: AdventureState, at: number, but: Seat): boolean =>
  state.heroes.some(({ place }, hero) => hero !== but && place === at && engagedWith(state, hero) !== NONE);

/** Face-down tiles beside what can be reached, and fights that can be joined; in the order of the cells. */
export function destinations(state: AdventureState, hero: Seat): number[] {
  const { place } = travellerAt(state, hero);
  const found = new Set<number>();
  const seen = new Set([place]);
  const queue = [place];
  // A teammate who fights where the hero stands can be joined without a step.
  if (hasEngaged(state, place, hero)) found.add(place);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const next of neighbours(state, at)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const cell = state.cells[next];
      if (cell === undefined) continue;
      if (!cell.open) {
        if (cell.kind !== 'portal' || state.shards >= SHARDS) found.add(next);
      } else if (hasEngaged(state, next, hero)) found.add(next);
      else queue.push(next);
    }
  }
  return [...found].sort((a, b) => a - b);
}

// The map as data: who stands where, which places light up, and where an arrow key leads.
import { type AdventureView, type CellView, SHARDS } from '@wyrmtable/adventures';
import type { Choice, Seat } from '@wyrmtable/kernel';
import type { NumberedEvent } from '../../../table/port.ts';
import { isAdventureEvent } from '../happening.ts';
import type { JourneyAnswer } from '../table.ts';

export interface Place {
  readonly at: number;
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly cell: CellView;
  readonly heroes: readonly Seat[];
  /** Enemies stand where the heroes are that fight them. */
  readonly enemies: readonly Seat[];
  /** The choice that goes here, and its number among the lit places. */
  readonly going: { readonly choice: Choice; readonly number: number } | null;
}

/** The choices of `move` by the cell they lead to. */
function movesIn(answers: readonly JourneyAnswer[]): ReadonlyMap<number, { choice: Choice; number: number }> {
  const moves = answers.flatMap(({ choice, reading }) =>
    reading.kind === 'move' ? [{ choice, cell: reading.cell }] : [],
  );
  return new Map(moves.map(({ choice, cell }, i) => [cell, { choice, number: i + 1 }]));
}

type Land = Pick<AdventureView, 'cells' | 'columns' | 'heroes'>;

export function placesOf({ cells, columns, heroes }: Land, answers: readonly JourneyAnswer[]): Place[] {
  const moves = movesIn(answers);
  return cells.flatMap((cell, at): Place[] => {
    if (cell.kind === 'none') return [];
    const here = heroes.flatMap(({ place }, seat) => (place === at ? [seat] : []));
    const fought = here.flatMap((seat) => heroes[seat]?.engaged ?? []);
    return [
      {
        at,
        row: Math.floor(at / columns) + 1,
        column: (at % columns) + 1,
        cell,
        heroes: here,
        enemies: [...new Set(fought)],
        going: moves.get(at) ?? null,
      },
    ];
  });
}

/** Why nobody can go there at this moment. */
export type NoWay = 'later' | 'sealed' | 'walked' | 'far';

/** `asked`: somebody is choosing where to go. An open tile is only looked at while nobody does. */
export function noWayTo({ cell, enemies, going }: Place, shards: number, asked: boolean): NoWay | null {
  if (going !== null) return null;
  if (cell.kind === 'portal' && !cell.open && shards < SHARDS) return 'sealed';
  if (!asked) return cell.open ? null : 'later';
  return cell.open && enemies.length === 0 ? 'walked' : 'far';
}

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;
export type Arrow = keyof typeof STEPS;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(STEPS, key);

/** The nearest thing that way: straight on if there is one, else the one least off the line. */
export function beyond<P extends Pick<Place, 'row' | 'column'>>(places: readonly P[], from: P, arrow: Arrow): P | null {
  const [down, right] = STEPS[arrow];
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const rows = place.row - from.row;
    const columns = place.column - from.column;
    const ahead = rows * down + columns * right;
    if (ahead <= 0) continue;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    // A step aside weighs more than any number of steps ahead on a map of this size.
    const far = ahead + 3 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** Cells whose tile is open by the rules but has not been turned over on this screen yet. */
export function stillHidden(events: readonly NumberedEvent[], told: number): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (let i = events.length - 1; i >= 0; i--) {
    const entry = events[i];
    if (entry === undefined || entry.number <= told) break;
    const { event } = entry;
    if (isAdventureEvent(event) && event.kind === 'revealed') hidden.add(event.cell);
  }
  return hidden;
}

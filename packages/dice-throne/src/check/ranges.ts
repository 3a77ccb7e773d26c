// The compiler knows no ranges: what is printed in the vocabulary is walked like data that arrives, piece by piece.
import { isPiece } from '@wyrmtable/kernel';
import type { ActionCard, Hero, Status } from '../content/shapes.ts';
import { type AnySlot, LIMITS, effects as program } from '../content/slots.ts';
import type { Effect } from '../content/vocabulary.ts';
import type { Flaw } from './faults.ts';
import { card, hero, ownStatus } from './shapes.ts';
import { walk } from './walk.ts';

/** What an effect does so much of. */
const MEASURES = { amount: LIMITS.number, dice: LIMITS.dice } as const;

/** Is it the figure by which an effect does something? */
export const isMeasure = (of: object, field: string): field is keyof typeof MEASURES =>
  'verb' in of && Object.hasOwn(MEASURES, field);

/** A roll of no dice, no damage at all: an amount may come to nothing, but nobody prints that. */
export function idle(value: unknown, at: string): Flaw[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]): Flaw[] => {
    const place = Array.isArray(value) ? placeOf(at, entry, key) : `${at}.${key}`;
    if (entry === 0 && isMeasure(value, key))
      return [{ at: place, fault: { kind: 'range', least: 1, most: MEASURES[key] } }];
    return idle(entry, place);
  });
}

/** What has an id is found by it, as in the walk. */
const placeOf = (at: string, entry: unknown, index: string): string =>
  isPiece(entry) ? `${at}.${entry.id}` : `${at}[${index}]`;

/** What does not fit its place; `at` is where the piece itself stands. */
const misfits = (slot: AnySlot, value: unknown, at: string): Flaw[] => [
  ...walk(slot, value).map((flaw) => ({ ...flaw, at: at + (flaw.at.startsWith('[') ? '' : '.') + flaw.at })),
  ...idle(value, at),
];

/** A board as a hero's; whoever is led by the game has no complexity of its own. */
export const boardRanges = (board: Hero): Flaw[] =>
  misfits(hero, { ...board, complexity: Math.max(1, board.complexity) }, 'hero');
export const cardRanges = (one: ActionCard, at: string): Flaw[] => misfits(card, one, at);
export const statusRanges = (status: Status): Flaw[] => misfits(ownStatus, status, `statuses.${status.id}`);
export const programRanges = (effects: readonly Effect[], at: string): Flaw[] => misfits(program, effects, at);

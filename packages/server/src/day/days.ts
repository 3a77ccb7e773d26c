// Days by UTC: which one it is, until when a try of it counts, and until when its dice are nobody's to see.
import type { TableRow } from '../storage/port.ts';

const A_DAY = 24 * 60 * 60_000;
/** Whoever has begun before midnight may play to the end. */
const GRACE = 60 * 60_000;

/** `2026-11-18`. */
export const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Null where there is no such day in the calendar. */
export function startOf(day: string): number | null {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) || dayAt(start) !== day ? null : start;
}

/** The first moment of the next day. */
export const endOf = (day: string): number => (startOf(day) ?? 0) + A_DAY;

/** Until then a try counts, and nobody who has finished can tell others what came. */
export const closingOf = (day: string): number => endOf(day) + GRACE;

export const dayBefore = (day: string): string => dayAt((startOf(day) ?? 0) - A_DAY);

/** The dice of a task that somebody may still have before them. */
export const isKeptSecret = ({ terms }: Pick<TableRow, 'terms'>, now: number): boolean =>
  terms.day !== undefined && now < closingOf(terms.day);

// What a clock shows between two words of the server: what was told, less what has run since by this device's own watch.
import type { ClockTold } from '@wyrmtable/wire';

/** What the server's clock shows beyond this device's, which runs evenly from when the page was opened. */
export type Offset = number;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds since that was told; never before it, whatever the watches say. */
const since = ({ now }: ClockTold, offset: Offset, watch: number): number => Math.max(0, watch + offset - now);

/** Milliseconds the seat has left now; null where nobody is measured. */
export function leftOf(told: ClockTold, seat: number, offset: Offset, watch: number): number | null {
  const left = told.left[seat] ?? null;
  return left === null || told.runs !== seat ? left : Math.max(0, left - since(told, offset, watch));
}

/** Milliseconds left for everybody's answers; null outside of windows. */
export function answersIn(told: ClockTold, offset: Offset, watch: number): number | null {
  return told.runs === 'window' ? Math.max(0, told.answers - since(told, offset, watch)) : null;
}

/** Milliseconds until the table goes on without who is away; null where nobody is waited for. */
export function leavesIn(told: ClockTold, offset: Offset, watch: number): number | null {
  return told.leaves === undefined ? null : Math.max(0, told.leaves - since(told, offset, watch));
}

/** 9:05, 1:02:03, or with days as the language counts them. The last second is shown until it is over. */
export function timeText(ms: number, lang: string): string {
  if (ms >= DAY) {
    const days = Math.floor(ms / DAY);
    const count = new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(days);
    return `${count} ${Math.floor((ms % DAY) / HOUR)}:${String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, '0')}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

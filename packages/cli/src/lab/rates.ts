// Shares with their intervals in the tables of the lab.
import type { Rate } from '@wyrmtable/bots/lab';
import { type Lang, percent } from '@wyrmtable/words';

/** `48.3% (45%–52%)`: the share and its 95 % interval. */
export const withReach = (lang: Lang, { share, low, high }: Rate, digits = 1): string =>
  `${percent(lang, share, digits)} (${percent(lang, low)}–${percent(lang, high)})`;

/** All columns but the first. */
export const flushRight = (columns: number): ReadonlySet<number> =>
  new Set(Array.from({ length: columns }, (_, column) => column + 1));

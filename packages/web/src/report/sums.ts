// What slips cost together: as a sum while it can be a share of one match, and otherwise as what a decision cost on average.
import type { Report } from './protocol.ts';

export interface Sums {
  readonly sums: 'fit' | 'over';
  /** In points of a hundred, to a tenth. */
  readonly lost: number;
  readonly each: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Chances to win are counted in points of a hundred. */
export const points = (share: number): number => tenth(100 * share);

/** Nobody can give away more than the whole chance to win: where a long match adds up to more, the sum says nothing. */
export function sumsOf({ lost, decisions }: Pick<Report, 'lost' | 'decisions'>): Sums {
  return { sums: lost <= 1 ? 'fit' : 'over', lost: points(lost), each: points(lost / Math.max(1, decisions ?? 0)) };
}

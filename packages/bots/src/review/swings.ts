// The throws that a match turned on: those that gave most beyond, or most short of, what such throws give.
import type { Seat } from '@wyrmtable/kernel';
import type { Throw } from './reviewer.ts';

export interface Swing {
  /** The match's choice of that number, from 0, threw the dice. */
  readonly at: number;
  readonly seat: Seat;
  readonly got: number;
  readonly expected: number;
}

type Placed = Throw & { readonly at: number };

/** How many are told. */
const TOLD = 5;

/** A roll that scores is what one expects; of those that did not, the least likely are told. */
const surprise = ({ got, expected }: Throw, kind: 'worth' | 'zonks'): number =>
  kind === 'worth' ? Math.abs(got - expected) : got - expected;

export function swingsIn(throws: readonly Placed[], kind: 'worth' | 'zonks'): Swing[] {
  return throws
    .filter((one) => surprise(one, kind) > 0)
    .toSorted((a, b) => surprise(b, kind) - surprise(a, kind) || a.at - b.at)
    .slice(0, TOLD)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, seat, got, expected }) => ({ at, seat, got, expected }));
}

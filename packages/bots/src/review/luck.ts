// How unusual somebody's luck was.
import type { Seat } from '@wyrmtable/kernel';
import type { Throw } from './reviewer.ts';

export interface Luck {
  readonly seat: Seat;
  readonly throws: number;
  /** How many of the throws were to defend. */
  readonly defences: number;
  readonly got: number;
  readonly expected: number;
  /** Of what was got, if the same throws were made again and again. */
  readonly variance: number;
  /** Share of players who would have been less lucky with the same throws, from 0 to 1; ties count half. */
  readonly luckier: number;
}

/** The normal distribution's share below z (Abramowitz and Stegun 7.1.26; wrong by less than 2 in ten million). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const tail = (((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t) / 2;
  const beyond = tail * Math.exp((-z * z) / 2);
  return z < 0 ? beyond : 1 - beyond;
}

/** Exactly how likely each number of hits is when every trial has a chance of its own. */
export function hits(chances: readonly number[]): number[] {
  let found = [1];
  for (const chance of chances) {
    const next = new Array<number>(found.length + 1).fill(0);
    found.forEach((share, count) => {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    });
    found = next;
  }
  return found;
}

function luckOf(seat: Seat, throws: readonly Throw[], kind: 'worth' | 'zonks'): Luck {
  const total = (field: 'got' | 'expected' | 'variance'): number => throws.reduce((sum, one) => sum + one[field], 0);
  const [got, expected, variance] = [total('got'), total('expected'), total('variance')];
  const defences = throws.filter(({ defends }) => defends).length;
  if (kind === 'worth') {
    const luckier = variance > 0 ? normalBelow((got - expected) / Math.sqrt(variance)) : 0.5;
    return { seat, throws: throws.length, defences, got, expected, variance, luckier };
  }
  const shares = hits(throws.map((one) => one.expected));
  const more = shares.slice(got + 1).reduce((sum, share) => sum + share, 0);
  return { seat, throws: throws.length, defences, got, expected, variance, luckier: more + (shares[got] ?? 0) / 2 };
}

/** Everybody's luck, by seat. */
export function luckBySeat(throws: readonly Throw[], seats: number, kind: 'worth' | 'zonks'): Luck[] {
  return Array.from({ length: seats }, (_, seat) =>
    luckOf(
      seat,
      throws.filter((one) => one.seat === seat),
      kind,
    ),
  );
}

// A share on a line from nothing to all: the point, its interval, and the middle for comparison.
import type { Rate } from '@wyrmtable/bots/lab';
import type { CSSProperties } from 'react';

/** Drawn only; the numbers stand beside it. */
export function Reach({ rate: { share, low, high } }: { readonly rate: Rate }) {
  const places: CSSProperties & Record<`--${string}`, string> = {
    '--share': `${100 * share}%`,
    '--low': `${100 * low}%`,
    '--high': `${100 * high}%`,
  };
  return (
    <span className="reach" style={places} aria-hidden="true">
      <i className="reach__line" />
      <i className="reach__point" />
    </span>
  );
}

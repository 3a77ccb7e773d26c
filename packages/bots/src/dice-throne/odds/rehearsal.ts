// A question nobody asked: a runtime makes code quick once it has seen it run, so the first real answer need not wait for that.
import { shippedContent } from '@wyrmtable/dice-throne';
import { chances } from './chances.ts';
import { bareSide } from './side.ts';
import { bestKeep } from './worth.ts';

/** Reckons the odds of two bare boards; takes about 15 ms, at a moment when nobody waits. */
export function rehearse(): void {
  const of = shippedContent();
  for (const hero of [0, 1]) {
    const side = bareSide(of, hero);
    chances(of, side, [], 3);
    bestKeep(of, side, [], 3);
  }
}

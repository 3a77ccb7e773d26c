// A question nobody asked: a runtime makes code quick once it has seen it run, so the first real answer need not wait for that.
import { shippedContent } from '@wyrmtable/dice-throne';
import { chances } from './chances.ts';
import { bareSide } from './side.ts';
import { bestKeep } from './worth.ts';

/** Reckons the odds of two bare boards, in parts of some 4 ms: frames may be drawn between them. */
export const rehearsal: readonly (() => unknown)[] = [0, 1].flatMap((hero) => [
  () => chances(shippedContent(), bareSide(shippedContent(), hero), [], 3),
  () => bestKeep(shippedContent(), bareSide(shippedContent(), hero), [], 3),
]);

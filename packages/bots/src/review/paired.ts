// Two choices held against each other in the same possible worlds.
import type { Choice } from '@wyrmtable/kernel';
import type { Appraisal } from './reviewer.ts';

/** `gap` gives how much better the better choice did in one world. */
export function paired(better: Choice, worlds: number, gap: (world: number) => number): Appraisal {
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const one = gap(world);
    sum += one;
    squares += one * one;
  }
  const cost = sum / worlds;
  const variance = Math.max(0, squares / worlds - cost * cost);
  return { better, cost, error: Math.sqrt(variance / worlds) };
}

// A match that was gone on with from one of its moments: its chance comes of another seed from there on, and the file says so.
import type { Branch } from './branch-form.ts';
import { branchedChance, type Chance, chachaChance } from './chance.ts';
import { streamKey } from './seed.ts';
import type { Seed } from './seed-form.ts';

/** What the luck of a match is made of. */
export interface Streams {
  readonly seed: Seed;
  readonly words: readonly string[];
  /** In the order in which they came, where there are any. */
  readonly branches?: readonly Branch[];
}

export function chanceOf({ seed, words, branches = [] }: Streams): Chance {
  const key = streamKey(seed, words);
  if (branches.length === 0) return chachaChance(key);
  return branchedChance([
    { from: 0, key },
    ...branches.map((branch) => ({ from: branch.from, key: streamKey(branch.seed, []) })),
  ]);
}

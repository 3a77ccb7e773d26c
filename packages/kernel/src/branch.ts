// A match that was gone on with from one of its moments: its chance comes of another seed from there on, and the file says so.
import { branchedChance, type Chance, chachaChance } from './chance.ts';
import { streamKey } from './seed.ts';
import { isSeed, type Seed } from './seed-form.ts';

/** Up to here everything is as it was; what comes after was played elsewhere, with luck that nobody had promised. */
export interface Branch {
  /** Choices that were taken over. */
  readonly after: number;
  /** Words of the stream that they drew: every later word comes of the seed. */
  readonly from: number;
  readonly seed: Seed;
}

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

/** Data from outside; none is later than the one that follows it. */
export function isBranches(value: unknown): value is readonly Branch[] {
  return Array.isArray(value) && value.every((one, i) => isBranch(one) && follows(one, value[i - 1]));
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function isBranch(value: Partial<Branch> | null): value is Branch {
  return typeof value === 'object' && isCount(value?.after) && isCount(value?.from) && isSeed(value?.seed);
}

const follows = ({ after, from }: Branch, before: Branch | undefined): boolean =>
  before === undefined || (before.after <= after && before.from <= from);

/** After so many choices so many words have been drawn: does that fit what the branches say? */
export function fitsBranches(branches: readonly Branch[] = [], played: number, drawn: number): boolean {
  return branches.every(({ after, from }) => after !== played || from === drawn);
}

/** Choices that cannot be taken back, because the branches stand on them. */
export const branchedAfter = (branches: readonly Branch[] = []): number => branches.at(-1)?.after ?? 0;

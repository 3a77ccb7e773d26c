// What the branches of a match look like, apart from the luck that comes of them: a page that only lists tables needs no hashing.
import { isSeed, type Seed } from './seed-form.ts';

/** Up to here everything is as it was; what comes after was played elsewhere, with luck that nobody had promised. */
export interface Branch {
  /** Choices that were taken over. */
  readonly after: number;
  /** Words of the stream that they drew: every later word comes of the seed. */
  readonly from: number;
  readonly seed: Seed;
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

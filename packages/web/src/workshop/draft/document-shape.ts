// The document on the workbench, and ids for what is new in it.
import type { HeroDocument } from '@wyrmtable/dice-throne/check';

export type Draft = HeroDocument;

/** What is put into a draft comes from its own forms, which hold to the description; the checks look at it all the same. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'hero' in value && 'statuses' in value && 'names' in value;

/** The first id of that kind that is not taken. */
export function fresh(beginning: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = `${beginning}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

// Whether words of the vocabulary stand anywhere in content: what is remembered of it may depend on no more than it reads.
import type { Amount, Condition, Effect, Need } from '@wyrmtable/dice-throne';

type Part = Exclude<Amount, number> | Condition | Need | Effect;
/** The word by which a part of content says what it is. */
export type Word = Part extends infer P
  ? P extends { kind: infer K }
    ? K
    : P extends { verb: infer V }
      ? V
      : never
  : never;

/** Content is plain data: every part of it is a value, a list or a record of such. Parts of those names are left out. */
export function usesWords(content: unknown, words: readonly Word[], except: readonly string[] = []): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return Object.entries(content).some(([key, value]) => {
    if (except.includes(key)) return false;
    return (key === 'kind' || key === 'verb') && typeof value === 'string'
      ? words.some((word) => word === value)
      : usesWords(value, words, except);
  });
}

// What a numbered rule says in the languages that docs/rules does not have; its id is the key.
import type { Lang } from '../phrase.ts';

export type Written = Readonly<Record<string, Readonly<Record<Exclude<Lang, 'en'>, string>>>>;

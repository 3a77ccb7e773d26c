// What a language does otherwise than its neighbours in texts of Etchinstone: which case follows which word.
import type { Lang } from '../phrase.ts';

interface Grammar {
  /** What is given up for another card. */
  readonly givenUp: 'nominative' | 'accusative';
  /** An element after the name of what is made of it. */
  readonly madeOf: 'nominative' | 'instrumental';
  /** An element after "of". */
  readonly ofElement: 'nominative' | 'genitive';
}

export const GRAMMAR: Readonly<Record<Lang, Grammar>> = {
  en: { givenUp: 'accusative', madeOf: 'instrumental', ofElement: 'nominative' },
  pl: { givenUp: 'accusative', madeOf: 'nominative', ofElement: 'genitive' },
  ru: { givenUp: 'nominative', madeOf: 'instrumental', ofElement: 'genitive' },
};

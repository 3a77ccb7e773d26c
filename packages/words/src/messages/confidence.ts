// A word beside a figure that is not simply printed in the rulebook.
import type { Confidence } from '@wyrmtable/kernel';
import type { Message } from '../phrase.ts';

export const CONFIDENCE_MARKS = {
  single: { en: 'one source', pl: 'jedno źródło', ru: 'один источник' },
  conflict: { en: 'disputed', pl: 'sporne', ru: 'спорно' },
  guess: { en: 'our reading', pl: 'nasz domysł', ru: 'наша догадка' },
  invented: { en: 'our own', pl: 'treść nasza', ru: 'наш текст' },
} as const satisfies Record<Exclude<Confidence, 'sourced'>, Message>;

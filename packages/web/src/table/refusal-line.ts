// Whatever was refused, as a sentence: the client's own reasons and all others from the words of the house.
import type { Refusal } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { refusalLine } from '@wyrmtable/words/refusals';
import { OWN_REASONS } from './why-not.ts';

export function sentenceOf(lang: Lang, refused: Refusal): string {
  const own = OWN_REASONS[refused.refused];
  return own === undefined ? refusalLine(lang, refused) : phrase(lang, own);
}

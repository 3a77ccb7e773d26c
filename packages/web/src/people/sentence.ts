// Why something about an account was not done, as a sentence.
import type { Refusal } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { peopleRefusalLine } from '@wyrmtable/words/people';
import { OWN_REASONS } from '../table/why-not.ts';

export function sentenceOf(lang: Lang, refused: Refusal): string {
  const own = OWN_REASONS[refused.refused];
  return own === undefined ? peopleRefusalLine(lang, refused) : phrase(lang, own);
}

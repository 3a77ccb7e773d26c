// Why there is nothing to show, as a sentence: what concerns people has words of its own.
import type { Refusal } from '@wyrmtable/kernel';
import type { Lang } from '@wyrmtable/words';
import { peopleRefusalLine } from '@wyrmtable/words/people';
import { sentenceOf } from '../table/refusal-line.ts';

export const whyNot = (lang: Lang, refused: Refusal): string =>
  refused.refused === 'no-such-person' ? peopleRefusalLine(lang, refused) : sentenceOf(lang, refused);

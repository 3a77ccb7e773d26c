// What was said, as it is read: a phrase in the reader's own language, words as they were written.
import type { Spoken } from '@wyrmtable/wire';
import { type Lang, type Message, phrase } from '@wyrmtable/words';
import { PHRASES } from '@wyrmtable/words/talk';

const phrases: Readonly<Record<string, Message>> = PHRASES;

/** Null for a phrase of a later version, which is left unsaid. */
export function wordsOf(lang: Lang, { phrase: code, text }: Pick<Spoken, 'phrase' | 'text'>): string | null {
  if (text !== undefined) return text;
  const message = code !== undefined && Object.hasOwn(phrases, code) ? phrases[code] : undefined;
  return message === undefined ? null : phrase(lang, message);
}

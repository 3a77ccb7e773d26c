// Abilities and cards in words, read once: a table draws all of them with every beat, and what is printed on them does not change.
import type { Lang } from '@wyrmtable/words';
import { abilityRows, abilityText, cardText } from '@wyrmtable/words/dice-throne';

type Read<A, T> = (lang: Lang, hero: string, of: A) => T;

/** Content is never changed in place: another text is another ability. */
function once<A extends object, T>(read: Read<A, T>): Read<A, T> {
  const known = new WeakMap<A, Map<string, T>>();
  return (lang, hero, of) => {
    const texts = known.get(of) ?? new Map<string, T>();
    known.set(of, texts);
    const key = `${lang} ${hero}`;
    const found = texts.get(key) ?? read(lang, hero, of);
    texts.set(key, found);
    return found;
  };
}

export const rowsOf = once(abilityRows);
export const wordsOf = once(abilityText);
export const printedText = once((lang, hero, card: Exclude<Parameters<typeof cardText>[1], string>) =>
  cardText(lang, card, hero),
);

// Abilities in words, read once: a table draws all of its boards with every beat, and what is printed on them does not change.
import { abilityRows, abilityText } from '@wyrmtable/words/dice-throne';

type Read<T> = (...asked: Parameters<typeof abilityRows>) => T;

/** Content is never changed in place: another text is another ability. */
function once<T>(read: Read<T>): Read<T> {
  const known = new WeakMap<object, Map<string, T>>();
  return (lang, hero, ability) => {
    const texts = known.get(ability) ?? new Map<string, T>();
    known.set(ability, texts);
    const key = `${lang} ${hero}`;
    const found = texts.get(key) ?? read(lang, hero, ability);
    texts.set(key, found);
    return found;
  };
}

export const rowsOf = once(abilityRows);
export const wordsOf = once(abilityText);

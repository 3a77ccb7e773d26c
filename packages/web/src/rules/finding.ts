// Looking for rules by their number or by words, and what their texts name.
import type { Sections } from './book.ts';

const RULE = /\b(?:SK|DT|ADV|ETCH)-R?\d+(?:\.\d+)?\b/g;

/** A text cut into words and rules that it names, in order. */
export function namedIn(text: string): readonly { readonly text: string; readonly rule: boolean }[] {
  const found: { text: string; rule: boolean }[] = [];
  let at = 0;
  for (const { 0: id, index } of text.matchAll(RULE)) {
    if (index > at) found.push({ text: text.slice(at, index), rule: false });
    found.push({ text: id, rule: true });
    at = index + id.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), rule: false });
  return found;
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Sections with the rules that have all these words, in their number or in what they say. */
export function found(sections: Sections, words: string): Sections {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.filter((rule) => {
        const said = folded(`${rule.id} ${rule.text}`);
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

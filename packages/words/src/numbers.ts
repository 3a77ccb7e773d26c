// Figures and lists as each language writes them: 1500 · 12,500 · 12 500 · 12,5%.
import { NumberFormat } from './minus.ts';
import type { Lang } from './phrase.ts';

/** Intl's formatters are slow to make and quick to use, so each is made once. */
function once<F>(make: (lang: Lang, key: number) => F): (lang: Lang, key?: number) => F {
  const made = new Map<string, F>();
  return (lang, key = 0) => {
    const name = `${lang} ${key}`;
    let format = made.get(name);
    if (format === undefined) {
      format = make(lang, key);
      made.set(name, format);
    }
    return format;
  };
}

const numbers = once((lang) => new NumberFormat(lang));
const percents = once((lang, digits) => new NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }));
const alternatives = once((lang) => new Intl.ListFormat(lang, { type: 'disjunction' }));
const lists = once((lang) => new Intl.ListFormat(lang, { type: 'conjunction' }));

/** `number('en', 12500)` is `12,500`; Polish and Russian part thousands with a space. */
export function number(lang: Lang, value: number): string {
  return numbers(lang).format(value);
}

/** A share from 0 to 1 as per cent: `percent('pl', 0.131, 1)` is `13,1%`. */
export function percent(lang: Lang, share: number, digits = 0): string {
  return percents(lang, digits).format(share);
}

/** `a, b or c`. */
export function either(lang: Lang, entries: readonly string[]): string {
  return alternatives(lang).format(entries);
}

/** `a, b and c`. */
export function list(lang: Lang, entries: readonly string[]): string {
  return lists(lang).format(entries);
}

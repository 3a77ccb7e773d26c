// What dice must show: as a label over a row, and inside a sentence.

import type { Need } from '@wyrmtable/dice-throne';
import { NEED_LABELS, SHOWN } from '../messages/throne-conditions.ts';
import { list, number } from '../numbers.ts';
import { type Lang, phrase } from '../phrase.ts';
import { rangeText } from './amounts.ts';
import { GRAMMAR } from './grammar.ts';
import { symbolAt, symbolCount, symbolName, symbolRank } from './names.ts';
import type { Case } from './nouns.ts';
import { NEED_NAMES } from './terms.ts';

/** In the order of the die, however the data was written. */
const symbolsOf = (hero: string, symbols: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(symbols).toSorted(([a], [b]) => symbolRank(hero, a) - symbolRank(hero, b));

/** The label of a row: `3 swords + 2 pows`, `Small straight`. */
export function needText(lang: Lang, hero: string, need: Need): string {
  switch (need.kind) {
    case 'symbols':
      return symbolsOf(hero, need.symbols)
        .map(([face, count]) => symbolCount(lang, hero, face, count))
        .join(' + ');
    case 'of-a-kind':
      return phrase(lang, NEED_LABELS['of-a-kind'], { count: need.count });
    case 'numbers':
      return rangeText(lang, need.from, need.to);
    case 'micro-straight':
    case 'small-straight':
    case 'large-straight':
      return phrase(lang, NEED_NAMES[need.kind]);
  }
}

/** `locative` is the case after „przy” and «при». */
export type ShownCase = Case | 'locative';

/** English does not count these, so they have no article. */
const UNCOUNTED: ReadonlySet<string> = new Set(['booty', 'zen']);

/** A single symbol needs no number, and in English an article: `a sword`, several are `2 swords`. */
function shownSymbols(lang: Lang, hero: string, face: string, count: number, form: ShownCase): string {
  if (GRAMMAR[lang].articles && count === 1) {
    const name = symbolName(lang, hero, face);
    if (UNCOUNTED.has(name)) return name;
    return phrase(lang, SHOWN.symbol, { name, vowel: String(/^[aeiou]/.test(name)) });
  }
  if (form === 'locative')
    return GRAMMAR[lang].articles ? symbolCount(lang, hero, face, count) : symbolAt(lang, hero, face, count);
  if (count === 1) return symbolName(lang, hero, face, form);
  if (form === 'genitive') return `${number(lang, count)} ${symbolName(lang, hero, face, 'many')}`;
  return symbolCount(lang, hero, face, count);
}

/** The same as part of a sentence, in the case its verb wants. */
export function shownText(lang: Lang, hero: string, need: Need, form: ShownCase): string {
  switch (need.kind) {
    case 'symbols':
      return list(
        lang,
        symbolsOf(hero, need.symbols).map(([face, count]) => shownSymbols(lang, hero, face, count, form)),
      );
    case 'of-a-kind':
      return phrase(lang, SHOWN['of-a-kind'], { count: need.count, form });
    case 'numbers':
      return phrase(lang, SHOWN.range, { range: rangeText(lang, need.from, need.to), form });
    case 'micro-straight':
    case 'small-straight':
    case 'large-straight':
      return phrase(lang, SHOWN[need.kind], { form });
  }
}

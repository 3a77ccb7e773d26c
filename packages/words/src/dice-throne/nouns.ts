// How the forms of a noun are used: bent into a case, and counted.
import { bends, type Case, type Form, type Noun } from '@wyrmtable/kernel/names';
import { number } from '../numbers.ts';
import { LANGS, type Lang } from '../phrase.ts';

export * from '@wyrmtable/kernel/names';

/** The noun in that form; a language without endings knows one and several. */
export function bent(lang: Lang, noun: Noun, form: Form): string {
  if (bends(lang)) return noun[lang][form];
  const { one, several } = noun[lang];
  return form === 'few' || form === 'many' ? several : one;
}

const RULES = new Map(LANGS.map((lang) => [lang, new Intl.PluralRules(lang)]));

/** The form a whole number wants; `one` says in which case a single one stands. */
function formFor(lang: Lang, n: number, one: Case): Form {
  switch (RULES.get(lang)?.select(n)) {
    case 'one':
      return one;
    case 'few':
      return 'few';
    default:
      return 'many';
  }
}

/** `2 Trucizny`, and in the accusative `1 Truciznę`: what somebody gains, deals or spends. */
export function counted(lang: Lang, noun: Noun, n: number, one: Case = 'nominative', told = asItIs): string {
  return `${number(lang, n)} ${told(bent(lang, noun, formFor(lang, n, one)))}`;
}

const asItIs = (name: string): string => name;

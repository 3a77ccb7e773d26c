// A message in three languages, and how it becomes a sentence.

import { LANGS, type Lang, type Message } from '@wyrmtable/kernel/names';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { NumberFormat } from './minus.ts';

export { LANGS, type Lang, type Message, type Messages } from '@wyrmtable/kernel/names';

export type Params = Readonly<Record<string, string | number | boolean>>;

/** Made once for each language and form, since they are slow to make. */
function kept<Args extends readonly unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = made.get(key) ?? make(...args);
    made.set(key, found);
    return found;
  };
}

const formatters: Formatters = {
  getNumberFormat: kept((...args) => new NumberFormat(...args)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};

const formats = new Map<string, IntlMessageFormat>();

function format(lang: Lang, text: string): IntlMessageFormat {
  const key = `${lang} ${text}`;
  let made = formats.get(key);
  if (made === undefined) {
    made = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true, formatters });
    formats.set(key, made);
  }
  return made;
}

/** The message as a sentence of that language. */
export function phrase(lang: Lang, message: Message, params?: Params): string {
  const made = format(lang, message[lang]).format(params);
  return typeof made === 'string' ? made : String(made);
}

export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value);
}

// A message in three languages, and how it becomes a sentence.
import { IntlMessageFormat } from 'intl-messageformat';

export const LANGS = ['en', 'pl', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** One thing said in every language, in ICU syntax. A language that is missing does not compile. */
export type Message = Readonly<Record<Lang, string>>;
export type Messages = Readonly<Record<string, Message>>;

export type Params = Readonly<Record<string, string | number | boolean>>;

const formats = new Map<string, IntlMessageFormat>();

function format(lang: Lang, text: string): IntlMessageFormat {
  const key = `${lang} ${text}`;
  let made = formats.get(key);
  if (made === undefined) {
    made = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true });
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

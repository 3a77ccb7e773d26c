// What things are called, as plain data: a message in every language, and nouns with the forms that sentences bend them into.
// Games name their content with these; `words` makes sentences of them.

export const LANGS = ['en', 'pl', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** One thing said in every language, in ICU syntax. A language that is missing does not compile. */
export type Message = Readonly<Record<Lang, string>>;
export type Messages = Readonly<Record<string, Message>>;

/** The same thing said in every language. */
export const inEach = <T>(say: (lang: Lang) => T): Readonly<Record<Lang, T>> => ({
  en: say('en'),
  pl: say('pl'),
  ru: say('ru'),
});

/** How a language bends its nouns: by the order of words alone, or by endings. */
const BENDING = { en: 'order', pl: 'endings', ru: 'endings' } as const satisfies Record<Lang, string>;
type Ordered = { [L in Lang]: (typeof BENDING)[L] extends 'order' ? L : never }[Lang];
export type Bending = Exclude<Lang, Ordered>;
export type Bent<O, E> = { readonly [L in Lang]: L extends Ordered ? O : E };

export const bends = (lang: Lang): lang is Bending => BENDING[lang] === 'endings';

/** One thing for every language, made in one of two ways. */
export const bent = <O, E>(order: (lang: Ordered) => O, endings: (lang: Bending) => E): Bent<O, E> => ({
  en: order('en'),
  pl: endings('pl'),
  ru: endings('ru'),
});

/** What verbs and adjectives agree with; `plural` is for nouns such as «Тени» that have no singular. */
export const GENDERS = ['masculine', 'feminine', 'neuter', 'plural'] as const;
export type Gender = (typeof GENDERS)[number];

/** A hero acts, owns things and is struck. */
export const CASES = ['nominative', 'genitive', 'accusative'] as const;
export type Case = (typeof CASES)[number];

/** What is counted has two forms more: with 2 to 4, and with 5 and up. */
export const FORMS = [...CASES, 'few', 'many'] as const;
export type Form = (typeof FORMS)[number];

export type Cased = Readonly<Record<Case, string>> & { readonly gender: Gender };
export type Inflected = Readonly<Record<Form, string>> & { readonly gender: Gender };

/** English keeps its cases in the order of words: one form, and one for several. */
export interface English {
  readonly one: string;
  readonly several: string;
}

/** A hero's name: nobody counts heroes. */
export type Person = Bent<string, Cased>;

/** A status, a companion or a symbol: there can be three of them. */
export type Noun = Bent<English, Inflected>;

/** As the name stands alone. */
export function personCalled(name: Person, lang: Lang): string {
  const word = name[lang];
  return typeof word === 'string' ? word : word.nominative;
}

export const noun = (en: English, pl: Inflected, ru: Inflected): Noun => ({ en, pl, ru });
export const person = (en: string, pl: Cased, ru: Cased): Person => ({ en, pl, ru });

/** Most tokens are counted without an ending, as the game prints them: 2 Chi, 2 Evasive. */
export const english = (one: string, several = one): English => ({ one, several });

const inflected =
  (gender: Gender) =>
  (nominative: string, genitive: string, accusative: string, few: string, many: string): Inflected => ({
    nominative,
    genitive,
    accusative,
    few,
    many,
    gender,
  });
export const masculine = inflected('masculine');
export const feminine = inflected('feminine');
export const neuter = inflected('neuter');
export const plural = inflected('plural');

/** A borrowed word that never changes. */
export const unchanging = (gender: Gender, word: string): Inflected => inflected(gender)(word, word, word, word, word);

const cased =
  (gender: Gender) =>
  (nominative: string, genitive: string, accusative: string): Cased => ({ nominative, genitive, accusative, gender });
export const he = cased('masculine');
export const she = cased('feminine');

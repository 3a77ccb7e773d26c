// What things are called, as plain data: a message in every language, and nouns with the forms that sentences bend them into.
// Games name their content with these; `words` makes sentences of them.

export const LANGS = ['en', 'pl', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** One thing said in every language, in ICU syntax. A language that is missing does not compile. */
export type Message = Readonly<Record<Lang, string>>;
export type Messages = Readonly<Record<string, Message>>;

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
export interface Person {
  readonly en: string;
  readonly pl: Cased;
  readonly ru: Cased;
}

/** A status, a companion or a symbol: there can be three of them. */
export interface Noun {
  readonly en: English;
  readonly pl: Inflected;
  readonly ru: Inflected;
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

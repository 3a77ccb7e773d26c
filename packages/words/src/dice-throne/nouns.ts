// Names that sentences bend: the case and plural forms of a noun in each language, and how it is counted.
import { number } from '../numbers.ts';
import type { Lang, Message } from '../phrase.ts';

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

/** What one hero's sheet names. Ids are those of the content. */
export interface HeroNames {
  readonly hero: Person;
  /** The symbols on the hero's dice. */
  readonly symbols: Readonly<Record<string, Noun>>;
  /** Printed on the board; upgrades are called after these. */
  readonly abilities: Readonly<Record<string, Message>>;
  /** What the board shows when it has been turned over. */
  readonly otherSide: Readonly<Record<string, Message>>;
  /** Second abilities that come with an upgrade. */
  readonly added: Readonly<Record<string, Message>>;
  /** Action cards, the promo last. */
  readonly cards: Readonly<Record<string, Message>>;
}

/** The noun in that form; English knows one and several. */
export function bent(lang: Lang, { en, pl, ru }: Noun, form: Form): string {
  switch (lang) {
    case 'en':
      return form === 'few' || form === 'many' ? en.several : en.one;
    case 'pl':
      return pl[form];
    case 'ru':
      return ru[form];
  }
}

const RULES: Readonly<Record<Lang, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  pl: new Intl.PluralRules('pl'),
  ru: new Intl.PluralRules('ru'),
};

/** The form a whole number wants; `one` says in which case a single one stands. */
function formFor(lang: Lang, n: number, one: Case): Form {
  switch (RULES[lang].select(n)) {
    case 'one':
      return one;
    case 'few':
      return 'few';
    default:
      return 'many';
  }
}

/** `2 Trucizny`, and in the accusative `1 Truciznę`: what somebody gains, deals or spends. */
export function counted(lang: Lang, noun: Noun, n: number, one: Case = 'nominative'): string {
  return `${number(lang, n)} ${bent(lang, noun, formFor(lang, n, one))}`;
}

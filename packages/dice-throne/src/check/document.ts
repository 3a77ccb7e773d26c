// A hero as somebody writes it: names in one language or more, with the forms they care to give, and the whole box that comes of it.
import {
  type Bent,
  bent,
  type Cased,
  type English,
  GENDERS,
  type Gender,
  type Inflected,
  inEach,
  LANGS,
  type Lang,
  type Message,
  type Noun,
  type Person,
} from '@wyrmtable/kernel/names';
import type { HeroBox, Look, Worth } from '../content/box.ts';
import type { HeroNames } from '../content/ids.ts';
import type { Hero, Status } from '../content/shapes.ts';
import { either, maybe, object, oneOf, record, type SlotOf, text } from '../content/slots.ts';
import { hero, look, statuses, worth } from './shapes.ts';

/** A name in some of the languages; of the others it is taken as it stands. */
type Written<T> = { readonly [L in Lang]?: T };
/** A word alone, or with some of its forms. */
interface WrittenEnglish {
  readonly one: string;
  readonly several?: string;
}
interface WrittenForms {
  readonly nominative: string;
  readonly genitive?: string;
  readonly accusative?: string;
  readonly few?: string;
  readonly many?: string;
  readonly gender?: Gender;
}
type WrittenNoun = Partial<Bent<string | WrittenEnglish, string | WrittenForms>>;
type WrittenPerson = Partial<Bent<string, string | WrittenForms>>;
type Names<T> = Readonly<Record<string, T>>;

interface WrittenNames {
  readonly hero: WrittenPerson;
  readonly line: Written<string>;
  readonly symbols: Names<WrittenNoun>;
  readonly abilities: Names<Written<string>>;
  readonly otherSide: Names<Written<string>>;
  readonly added: Names<Written<string>>;
  readonly cards: Names<Written<string>>;
  readonly statuses: Names<WrittenNoun>;
}

/** What a file holds and the workshop exports. */
export interface HeroDocument {
  readonly hero: Hero;
  readonly statuses: readonly Status[];
  readonly names: WrittenNames;
  readonly look?: Look;
  readonly worth?: Names<Worth>;
}

const NAME_LENGTH = 48;
const LINE_LENGTH = 160;

const name = text(NAME_LENGTH);
const inLanguages = <T>(of: SlotOf<T>): SlotOf<Written<T>> => object<Written<T>>(() => inEach(() => maybe(of)));
const forms = object<WrittenForms>(() => ({
  nominative: name,
  genitive: maybe(name),
  accusative: maybe(name),
  few: maybe(name),
  many: maybe(name),
  gender: maybe(oneOf(GENDERS)),
}));
const english = object<WrittenEnglish>(() => ({ one: name, several: maybe(name) }));
const noun = object<WrittenNoun>(() =>
  bent(
    () => maybe(either(name, english)),
    () => maybe(either(name, forms)),
  ),
);
const person = object<WrittenPerson>(() =>
  bent(
    () => maybe(name),
    () => maybe(either(name, forms)),
  ),
);
const messages = (keys: 'ability' | 'card', most: number) => record(keys, inLanguages(name), most);

const names = object<WrittenNames>(() => ({
  hero: person,
  line: inLanguages(text(LINE_LENGTH)),
  symbols: record('symbol', noun, 6),
  abilities: messages('ability', 12),
  otherSide: messages('ability', 12),
  added: messages('ability', 24),
  cards: messages('card', 25),
  statuses: record('status', noun, 12),
}));

/** A hero as one document. */
export const HERO_DOCUMENT = object<HeroDocument>(() => ({
  hero,
  statuses,
  names,
  look: maybe(look),
  worth: maybe(record('status', worth, 12)),
}));

/** Something that stands somewhere, with what it is called as far as that is written. */
export interface NamePlace {
  readonly at: string;
  readonly written: Written<unknown>;
}

/** Every name of the document, and where it stands. */
export function namePlaces({ names: written }: HeroDocument): NamePlace[] {
  const { hero: who, line, ...lists } = written;
  return [
    { at: 'names.hero', written: who },
    { at: 'names.line', written: line },
    ...Object.entries(lists).flatMap(([list, entries]) =>
      Object.entries<Written<unknown>>(entries).map(([id, one]) => ({ at: `names.${list}.${id}`, written: one })),
    ),
  ];
}

const plainOf = (word: string | WrittenEnglish | WrittenForms | undefined): string | undefined =>
  typeof word === 'object' ? ('one' in word ? word.one : word.nominative) : word;

/** The word as it stands in the first language in which it was written. */
function asItStands(written: WrittenNoun | WrittenPerson | Written<string>): string {
  const [first] = LANGS.flatMap((lang) => plainOf(written[lang]) ?? []);
  return first ?? '';
}

const inEnglish = (word: string | WrittenEnglish | undefined, stands: string): English =>
  typeof word === 'object' ? { several: word.one, ...word } : { one: word ?? stands, several: word ?? stands };

function inflected(word: string | WrittenForms | undefined, stands: string): Inflected {
  const given = typeof word === 'object' ? word : { nominative: word ?? stands };
  const { nominative } = given;
  const same = { genitive: nominative, accusative: nominative, few: nominative, many: nominative };
  return { ...same, gender: 'masculine', ...given };
}

function cased(word: string | WrittenForms | undefined, stands: string): Cased {
  const { nominative, genitive, accusative, gender } = inflected(word, stands);
  return { nominative, genitive, accusative, gender };
}

function completeNoun(written: WrittenNoun): Noun {
  const stands = asItStands(written);
  return bent(
    (lang) => inEnglish(written[lang], stands),
    (lang) => inflected(written[lang], stands),
  );
}

function completePerson(written: WrittenPerson): Person {
  const stands = asItStands(written);
  return bent(
    (lang) => written[lang] ?? stands,
    (lang) => cased(written[lang], stands),
  );
}

function completeMessage(written: Written<string>): Message {
  const stands = asItStands(written);
  return inEach((lang) => written[lang] ?? stands);
}

const each = <A, B>(entries: Names<A>, complete: (one: A) => B): Names<B> =>
  Object.fromEntries(Object.entries(entries).map(([id, one]) => [id, complete(one)]));

function completeNames(written: WrittenNames): HeroNames {
  return {
    hero: completePerson(written.hero),
    line: completeMessage(written.line),
    symbols: each(written.symbols, completeNoun),
    abilities: each(written.abilities, completeMessage),
    otherSide: each(written.otherSide, completeMessage),
    added: each(written.added, completeMessage),
    cards: each(written.cards, completeMessage),
    statuses: each(written.statuses, completeNoun),
  };
}

/** Of whoever says nothing of colours. */
const PLAIN_LOOK: Look = { accent: { deep: [0.4, 0.05, 250], lit: [0.75, 0.08, 250] }, division: 'pale' };

/** The box that the document stands for; one that is complete is itself. What a token is worth, bots find out where nobody says. */
export const completed = (document: HeroDocument): HeroBox => ({
  hero: document.hero,
  statuses: document.statuses,
  names: completeNames(document.names),
  look: document.look ?? PLAIN_LOOK,
  worth: document.worth ?? {},
});

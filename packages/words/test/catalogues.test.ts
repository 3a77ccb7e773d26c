// Every message of every catalogue: it parses, asks for the same things and can be said, in all three languages.
import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { isLang, LANGS, type Lang, type Message, type Params, phrase } from '../src/index.ts';

interface Found {
  readonly path: string;
  readonly message: Message;
}

function isMessage(value: object): value is Message {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLang);
}

/** Walks whatever a catalogue exports down to its messages. */
function messagesIn(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMessage(value)) return [{ path, message: value }];
  return Object.entries(value).flatMap(([key, inner]) => messagesIn(inner, `${path}.${key}`));
}

const folder = new URL('../src/messages/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const catalogues = await Promise.all(
  files.map(async (file) => messagesIn(await import(new URL(file, folder).href), file.replace('.ts', ''))),
);
const messages = catalogues.flat();

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message asks for: each parameter with every value that leads down another branch. */
type Asked = Map<string, Set<string | number>>;

const COUNTS = [0, 1, 2, 5, 12, 21, 22, 1.5];

function ask(elements: readonly Element[], asked: Asked, plurals: string[][]): void {
  for (const element of elements) {
    if (!('value' in element) || isLiteral(element)) continue;
    const values = asked.get(element.value) ?? new Set();
    asked.set(element.value, values);
    if ('options' in element) {
      const plural = 'pluralType' in element;
      if (plural) plurals.push(Object.keys(element.options));
      for (const value of plural ? COUNTS : Object.keys(element.options)) values.add(value);
      for (const option of Object.values(element.options)) ask(option.value, asked, plurals);
    } else if ('style' in element) {
      for (const count of COUNTS) values.add(count);
    }
  }
}

/** Literals carry text where the other elements carry a parameter's name; their type is the parser's 0. */
function isLiteral(element: Element): boolean {
  return Number(element.type) === 0;
}

function read(lang: Lang, message: Message): { asked: Asked; plurals: string[][] } {
  const asked: Asked = new Map();
  const plurals: string[][] = [];
  ask(new IntlMessageFormat(message[lang], lang, undefined, { ignoreTag: true }).getAst(), asked, plurals);
  return { asked, plurals };
}

/** One set of parameters for each value of each parameter, the others at their first. */
function samples(asked: Asked): Params[] {
  const first = Object.fromEntries([...asked].map(([name, values]) => [name, [...values][0] ?? 'Mirka']));
  return [first, ...[...asked].flatMap(([name, values]) => [...values].map((value) => ({ ...first, [name]: value })))];
}

/** Words that are the same in every language on purpose, without spaces and parameters. */
const SAME_ON_PURPOSE = new Set([
  // Names of people.
  ...['Jagna', 'Bogusz', 'Mirka', 'Ziemek', 'Sambor'],
  '',
  'Boss',
  'DiceThrone',
  'DragonsofEtchinstone',
  'Region',
  'program',
  'terminal',
  'Region,',
  'Region:',
  'Symbol',
  'DiceThroneAdventures',
  'Wyrmtable',
  'Zonk',
  'boss',
  'min',
  'online',
  'solo',
]);

/** The words of a text alone: nothing is left of `{when}. {what}`. */
const bare = (text: string): string => text.replace(/\{[^{}]*\}/g, '').replace(/[\s\p{P}\p{S}\d]/gu, '');

function isWrittenThreeTimes(message: Message): void {
  expect(Object.keys(message).sort()).toEqual([...LANGS].sort());
  for (const lang of LANGS) expect(message[lang].trim()).not.toBe('');
  for (const lang of ['pl', 'ru'] as const) {
    if (!SAME_ON_PURPOSE.has(bare(message.en))) expect(message[lang], lang).not.toBe(message.en);
  }
  // A Latin letter in a Russian word looks right and is found by no search.
  const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
  expect(message.ru).not.toMatch(mixed);
  expect(message.en + message.pl).not.toMatch(/\p{Script=Cyrillic}/u);
}

function asksForTheSame(message: Message): void {
  const names = (lang: Lang) => [...read(lang, message).asked.keys()].sort();
  expect(names('pl')).toEqual(names('en'));
  expect(names('ru')).toEqual(names('en'));
}

const FORMS = { en: ['other'], pl: ['one', 'few', 'many', 'other'], ru: ['one', 'few', 'many', 'other'] };

function hasEveryPluralForm(message: Message): void {
  for (const lang of LANGS) {
    for (const options of read(lang, message).plurals) {
      const exact = options.filter((option) => option.startsWith('='));
      // `=3 {…} =4 {…} other {…}` chooses among known numbers; it does not count.
      if (exact.length > 1 && exact.length === options.length - 1) continue;
      expect(options, `${lang}: ${message[lang]}`).toEqual(expect.arrayContaining(FORMS[lang]));
    }
  }
}

/** A `#` inside another choice is the sign itself, not the number that is counted. */
function saysItsNumbers(elements: readonly Element[]): void {
  for (const element of elements) {
    if (isLiteral(element) && 'value' in element) expect(element.value).not.toContain('#');
    if (!('options' in element)) continue;
    for (const option of Object.values(element.options)) saysItsNumbers(option.value);
  }
}

function canBeSaid(message: Message): void {
  for (const lang of LANGS) {
    saysItsNumbers(new IntlMessageFormat(message[lang], lang, undefined, { ignoreTag: true }).getAst());
    for (const params of samples(read(lang, message).asked)) {
      const said = phrase(lang, message, params);
      expect(said.trim()).not.toBe('');
      expect(said).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
  }
}

test('there are catalogues to look at', () => {
  expect(files).toContain('farkle-cards.ts');
  expect(messages.length).toBeGreaterThan(200);
});

test.each(messages)('$path', ({ message }) => {
  isWrittenThreeTimes(message);
  asksForTheSame(message);
  hasEveryPluralForm(message);
  canBeSaid(message);
});

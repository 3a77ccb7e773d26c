// Nobody who owns the box looks for a term in vain: no word that once stood in its place is left in a message or a name.
import { readdirSync } from 'node:fs';
import { COMMON_CARD_NAMES, HERO_NAMES, STATUS_NAMES } from '@wyrmtable/dice-throne/names';
import { expect, test } from 'vitest';
import * as ADVENTURE_TERMS from '../src/adventures/terms.ts';
import * as THRONE_TERMS from '../src/dice-throne/terms.ts';
import { isLang, type Message } from '../src/index.ts';
import { RULEBOOKS } from '../src/rulebook/index.ts';
import { BRITISH, TERMS, type Term } from '../src/terms.ts';

interface Found {
  readonly path: string;
  readonly message: Message;
}

const isMessage = (value: object): value is Message =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => isLang(key) && typeof text === 'string');

function messagesIn(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMessage(value)) return [{ path, message: value }];
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => messagesIn(inner, `${path}.${String(key)}`));
}

const folder = new URL('../src/messages/', import.meta.url);
const messages = (
  await Promise.all(
    readdirSync(folder).map(async (file) => messagesIn(await import(new URL(file, folder).href), file.slice(0, -3))),
  )
).flat();
const names = [
  ...messagesIn({ COMMON_CARD_NAMES, HERO_NAMES, STATUS_NAMES }, 'names'),
  ...messagesIn({ ...THRONE_TERMS }, 'throne-terms'),
  ...messagesIn({ ...ADVENTURE_TERMS }, 'adv-terms'),
];

/** Which files speak of which box; the others speak of all. */
const PREFIXES: Readonly<Record<NonNullable<Term['books']>[number], RegExp>> = {
  throne:
    /^(?:throne|cli-throne|cli-habits|cli-stops|lesson-throne|hero-check|hero-refusals|shared-heroes|workshop|odds|names|why|report|balance|lab|print-page|replay|encounters)/,
  adventures: /^(?:adv|cli-adventures|cli-habits|lesson-adventures|names|report|lab|replay|encounters)/,
  etchinstone: /^(?:etch|cli-etch|tasks)/,
  farkle: /^(?:farkle|lesson-farkle|tasks)/,
};

/** The numbered rules; docs/rules has them in English. */
const rules = [
  ...rulesOf('throne-rulebook', RULEBOOKS['dice-throne']),
  ...rulesOf('adv-rulebook', RULEBOOKS.adventures),
  ...rulesOf('etch-rulebook', RULEBOOKS.etchinstone),
  ...rulesOf('farkle-rulebook', RULEBOOKS['dragon-farkle']),
];

function rulesOf(
  path: string,
  written: Readonly<Record<string, { readonly pl: string; readonly ru: string }>>,
): Found[] {
  return Object.entries(written).map(([id, { pl, ru }]) => ({ path: `${path}.${id}`, message: { en: '', pl, ru } }));
}

test('messages and names were found', () => {
  expect(messages.length).toBeGreaterThan(1000);
  expect(names.length).toBeGreaterThan(300);
  expect(rules.length).toBeGreaterThan(829);
});

test.each(TERMS.map((term): [string, Term] => [`${term.lang}: ${term.en}`, term]))('%s', (_, term) => {
  const { lang, never, box, books } = term;
  expect(box).not.toMatch(never);
  const read = [...messages, ...names, ...rules].filter(
    ({ path }) => books === undefined || books.some((book) => PREFIXES[book].test(path)),
  );
  const wrong = read
    .filter(({ message }) => never.test(message[lang]))
    .map(({ path, message }) => [path, message[lang]]);
  expect(wrong).toEqual([]);
});

test('English is spelled as the names on the cards are', () => {
  const wrong = [...messages, ...names].filter(({ message }) => BRITISH.test(message.en));
  expect(wrong.map(({ path, message }) => [path, message.en])).toEqual([]);
});

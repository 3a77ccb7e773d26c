// The living rulebook: every numbered rule is in it, and whatever can be shown opens as a table and moves.
import { GAME_IDS, type GameId } from '@wyrmtable/registry';
import { LANGS, type Lang } from '@wyrmtable/words';
import { RULEBOOKS } from '@wyrmtable/words/rulebook';
import { expect, test } from 'vitest';
import { openShow } from '../src/rules/show-port.ts';
import { bookOf, showsOf } from '../tools/rulebook.ts';

const NAMES = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek', 'Dobrava', 'Sambor'];

test('rules are read without the marks of their page, each once', () => {
  for (const game of GAME_IDS) {
    const rules = bookOf(game, 'en').flatMap((section) => section.rules);
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    // Nothing is said in a table that a reader of the rule does not see.
    for (const { text } of rules) expect(text).not.toMatch(/\*\*|`|\[[EFPRS](?:[ ,:][^\]]*)?\]|:$|^$/);
  }
});

/** What a rule and its heading are called, and what they say. */
const readIn = (game: GameId, lang: Lang): Map<string, string> =>
  new Map(bookOf(game, lang).flatMap(({ id, title, rules }) => [[id, title], ...rules.map(textById)]));
const textById = ({ id, text }: { readonly id: string; readonly text: string }): [string, string] => [id, text];

const isCyrillic = (lang: Lang): boolean => new Intl.Locale(lang).maximize().script === 'Cyrl';

const RULE = /[A-Z]+-R?\d+(?:\.\d+)?/g;
/** Rules that a text names, then its figures. */
const figuresIn = (text: string): readonly string[] =>
  [...new Set([...(text.match(RULE) ?? []), ...(text.replaceAll(RULE, ' ').match(/\d+/g) ?? [])])].toSorted();

test.each(GAME_IDS)('every rule of %s stands there in three languages, with the same figures', (game) => {
  const english = readIn(game, 'en');
  expect([...english.keys()].filter((id) => !(id in RULEBOOKS[game]))).toEqual([]);
  expect(Object.keys(RULEBOOKS[game]).filter((id) => !english.has(id))).toEqual([]);
  for (const lang of LANGS.filter((one) => one !== 'en')) {
    const read = readIn(game, lang);
    for (const [id, text] of english) {
      const written = read.get(id) ?? '';
      expect([id, lang, figuresIn(written)]).toEqual([id, lang, figuresIn(text)]);
      // Words of another alphabet than the language's, or none of its own.
      expect([id, /\p{Script=Cyrillic}/u.test(written)]).toEqual([id, isCyrillic(lang)]);
      expect([id, lang, written]).not.toEqual([id, lang, text]);
    }
  }
});

test('rulings of our own are marked as ours, in part where only a part is', () => {
  const ours = (game: GameId, id: string) =>
    bookOf(game, 'pl')
      .flatMap(({ rules }) => rules)
      .find((rule) => rule.id === id)?.ours;
  expect(ours('dice-throne', 'DT-R1')).toBe('wholly');
  expect(ours('dice-throne', 'DT-4.5')).toBe('wholly');
  expect(ours('dice-throne', 'DT-3.1')).toBe('no');
  expect(ours('etchinstone', 'ETCH-5.5')).toBe('partly');
});

test.each(GAME_IDS)('what shows the rules of %s opens at its beginning and goes on', async (game) => {
  const { by, scenarios } = showsOf(game);
  const rules = bookOf(game, 'en').flatMap((section) => section.rules);
  const shown = rules.filter((rule) => rule.shown);
  expect(shown.length).toBeGreaterThan(0.6 * rules.length);
  const opened = await Promise.all(scenarios.map((scenario) => openShow(game, scenario, NAMES)));
  const still = Object.entries(by).filter(([, number]) => (opened[number]?.moments ?? 0) < 2);
  expect(still.map(([rule]) => rule)).toEqual([]);
});

test('a step of a show brings what happened in it, and going back is going back', async () => {
  const { by, scenarios } = showsOf('dragon-farkle');
  const port = await openShow('dragon-farkle', scenarios[by['SK-5.2'] ?? -1], NAMES);
  expect(port.news()).toEqual([]);
  port.go(1);
  expect(port.news().map(({ event }) => event.kind)).toContain('rolled');
  expect(port.snapshot().choices).toEqual([]);
  port.go(-3);
  expect(port.at()).toBe(0);
});

// Keywords are found in whatever form they stand, in every language, and a text loses nothing by it.
import { LOOT, MINIONS } from '@wyrmtable/adventures';
import { HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { describe, expect, test } from 'vitest';
import { adventureLexicon } from '../src/adventures/keywords.ts';
import { lootText, minionTexts } from '../src/adventures/texts.ts';
import { throneLexicon } from '../src/dice-throne/keywords.ts';
import { cardText, statusText } from '../src/dice-throne/texts.ts';
import { farkleLexicon } from '../src/dragon-farkle/keywords.ts';
import { glossary as farkleGlossary } from '../src/dragon-farkle/terms.ts';
import { etchinstoneLexicon } from '../src/etchinstone/keywords.ts';
import { glossary as etchGlossary } from '../src/etchinstone/terms.ts';
import { LANGS } from '../src/index.ts';
import type { Lexicon } from '../src/keywords.ts';

const found = (lexicon: Lexicon, text: string) =>
  lexicon.pieces(text).flatMap(({ text: words, keyword }) => (keyword === null ? [] : [[words, keyword.term]]));

test('a word within the name of something else is no keyword', () => {
  expect(found(throneLexicon('en'), 'Declare Bounty Hunter II, then inflict Bounty.')).toEqual([['Bounty', 'Bounty']]);
});

describe('words are known in the case they stand in', () => {
  test('Polish', () => {
    const text = 'Zadaj 3 obrażenia nieuchronne i zagraj 2 Powolne trucizny. Limit stosu: 3. Efekt trwały.';
    expect(found(throneLexicon('pl'), text)).toEqual([
      ['nieuchronne', 'Obrażenia nieuchronne'],
      ['Powolne trucizny', 'Powolna trucizna'],
      ['Limit stosu', 'Limit stosu'],
      ['Efekt trwały', 'Efekt trwały'],
    ]);
  });
  test('Russian', () => {
    expect(found(throneLexicon('ru'), 'Нанесите 5 неблокируемого урона и получите 2 БС.')).toEqual([
      ['неблокируемого', 'Неблокируемый урон'],
      ['БС', 'Боевая сила (БС)'],
    ]);
  });
  test('English', () => {
    expect(found(adventureLexicon('en'), 'Equipment. Unique defense. Two Salves and one CPU.')).toEqual([
      ['Equipment', 'Equipment'],
      ['Unique defense', 'Unique defense'],
      ['Salves', 'Salve'],
    ]);
  });
  test('the other two games', () => {
    expect(found(farkleLexicon('pl'), 'Przed Zonkiem w Bójce')).toEqual([
      ['Zonkiem', 'Zonk'],
      ['Bójce', 'Bójka'],
    ]);
    expect(found(etchinstoneLexicon('ru'), 'Рука поглощает урон: трудная победа')).toEqual([
      ['поглощает', 'Поглощение'],
      ['трудная победа', 'Полная и трудная победа'],
    ]);
  });
});

test.each(LANGS)('no text loses a letter, and most have a keyword (%s)', (lang) => {
  const lexicon = adventureLexicon(lang);
  const texts = [
    ...HEROES.flatMap(({ cards }) => cards.map((card) => cardText(lang, card))),
    ...STATUSES.map((status) => statusText(lang, status)),
    ...LOOT.map((loot) => lootText(lang, loot)),
    ...MINIONS.map((minion) => minionTexts(lang, minion).attack.shared),
  ];
  for (const text of texts) {
    expect(
      lexicon
        .pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
  expect(texts.filter((text) => found(lexicon, text).length > 0).length).toBeGreaterThan(texts.length / 2);
});

test.each(LANGS)('every keyword has its meaning, and every word of a glossary is a keyword (%s)', (lang) => {
  const lexicon = throneLexicon(lang);
  expect(lexicon.keywords.filter(({ meaning }) => meaning.length < 5)).toEqual([]);
  expect(new Set(lexicon.keywords.map(({ id }) => id)).size).toBe(lexicon.keywords.length);
  expect(farkleLexicon(lang).keywords).toHaveLength(farkleGlossary(lang).length);
  expect(etchinstoneLexicon(lang).keywords).toHaveLength(etchGlossary(lang).length);
});

// Cards read aloud: names, and texts made from the data the engine runs.
import { CARDS, type Card, cardNumber, cardOf, dragonFarkle, SOLDIER_TABLE } from '@wyrmtable/dragon-farkle';
import { openedKey } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import {
  cardEffect,
  cardName,
  cardText,
  cardTiming,
  confidenceNote,
  glossary,
  rowName,
  soldiers,
} from '../src/dragon-farkle/index.ts';
import { CARD_NAMES } from '../src/dragon-farkle/names.ts';
import { confidenceMark, LANGS, number } from '../src/index.ts';

const of = { library: openedKey(dragonFarkle.content, dragonFarkle.content.shipped()) };
const card = (id: string): Card => cardOf(of, cardNumber(of, id));

/** Every number of the card's data, wherever it stands in its effects. */
function figures({ effects }: Card): number[] {
  return effects.flatMap((effect) => Object.values(effect).filter((value) => typeof value === 'number'));
}

describe.each(CARDS)('$id', (one) => {
  test('has a name of its own in every language', () => {
    expect(Object.keys(CARD_NAMES)).toContain(one.id);
    for (const lang of LANGS) {
      expect(cardName(lang, one.id)).not.toBe('');
      expect(CARDS.filter(({ id }) => cardName(lang, id) === cardName(lang, one.id))).toHaveLength(1);
    }
  });

  test('says every number of its data', () => {
    for (const lang of LANGS) {
      for (const figure of figures(one)) expect(cardText(lang, one)).toContain(number(lang, figure));
    }
  });

  test('says when and what', () => {
    for (const lang of LANGS) {
      const text = cardText(lang, one);
      expect(text).toContain(cardEffect(lang, one));
      expect(text.startsWith(cardTiming(lang, one))).toBe(one.timing !== 'always');
      expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    }
  });
});

test('a changed number changes the text', () => {
  const keg = card('beczka');
  const bigger: Card = { ...keg, effects: [{ verb: 'gain', soldiers: 650 }] };
  expect(cardText('pl', bigger)).toContain('650 żołnierzy');
  expect(cardText('pl', keg)).toContain('400 żołnierzy');
});

test('no name is left without a card', () => {
  expect(Object.keys(CARD_NAMES).sort()).toEqual(CARDS.map(({ id }) => id).sort());
});

test('names have the case a sentence needs', () => {
  expect(cardName('pl', 'falszek', 'accusative')).toBe('Barda Fałszka');
  expect(cardName('ru', 'zgaga', 'accusative')).toBe('Тётушку Изжогу');
  expect(cardName('en', 'siodma', 'accusative')).toBe('the Seventh Die');
});

test('Screech reads like this', () => {
  expect(cardText('en', card('skrzek'))).toBe(
    'Once per turn, before your action. Point at any other hero, even in the lair, and roll a die: for every pip 50 soldiers of that army bolt back to the reserve with fingers in their ears.',
  );
  expect(cardText('pl', card('skrzek'))).toBe(
    'Raz na turę, przed swoją akcją. Wskaż dowolnego innego Chojraka, choćby w Jamie, i rzuć kością: za każde oczko 50 jego żołnierzy ucieka do rezerwy z palcami w uszach.',
  );
  expect(cardText('ru', card('skrzek'))).toBe(
    'Раз за ход, до своего действия. Укажите на любого другого героя, хоть в логове, и бросьте кость: за каждое очко 50 его солдат убегают в резерв, заткнув уши.',
  );
});

test('what does not work in the Final Battle says so', () => {
  for (const id of ['eliksir', 'rog']) {
    expect(cardText('en', card(id))).toContain('Not in the Final Battle');
    expect(cardText('pl', card(id))).toContain('Nie w Ostatniej Bitwie');
    expect(cardText('ru', card(id))).toContain('Не в Последней битве');
  }
});

test('what works otherwise in the Final Battle says so', () => {
  for (const id of ['zgaga', 'trojaczki', 'nawszelki', 'udziec']) {
    expect(cardText('en', card(id)).toLowerCase()).toContain('in the final battle');
    expect(cardText('pl', card(id)).toLowerCase()).toContain('w ostatniej bitwie');
    expect(cardText('ru', card(id)).toLowerCase()).toContain('в последней битве');
  }
});

test('the rows of the soldier table have names', () => {
  const names = (lang: 'en' | 'pl' | 'ru') => SOLDIER_TABLE.map(({ id }) => rowName(lang, id)).join(' · ');
  expect(names('en')).toBe(
    'one 1 · one 5 · three 1s · three 2s · three 3s · three 4s · three 5s · three 6s · four of a kind · three pairs · six of a kind · straight 1–6',
  );
  expect(names('pl')).toBe(
    'jedna 1 · jedna 5 · trzy 1 · trzy 2 · trzy 3 · trzy 4 · trzy 5 · trzy 6 · cztery równe · trzy pary · sześć równych · strit 1–6',
  );
  expect(names('ru')).toBe(
    'одна 1 · одна 5 · три 1 · три 2 · три 3 · три 4 · три 5 · три 6 · четыре одинаковых · три пары · шесть одинаковых · стрит 1–6',
  );
});

test('what is ours is marked as ours, what is printed is not marked', () => {
  expect(confidenceMark('pl', 'invented')).toBe('treść nasza');
  expect(confidenceNote('en', 'conflict')).toBe(
    'Sources disagree about this figure; we follow the rulebook’s own example.',
  );
  expect(confidenceMark('ru', 'sourced') + confidenceNote('ru', 'sourced')).toBe('');
});

test('the glossary knows the figures of the rules', () => {
  const meanings = (lang: 'en' | 'pl' | 'ru') => new Map(glossary(lang).map(({ term, meaning }) => [term, meaning]));
  expect(meanings('en').get('Final Battle')).toContain('From 5000 soldiers');
  expect(meanings('pl').get('Wsparcie')).toContain('2 obrażenia');
  expect(meanings('ru').get('Дракон')).toContain('это 1 рана.');
});

test('soldiers are counted as each language counts', () => {
  expect([1, 2, 5, 22, 450].map((n) => soldiers('pl', n)).join(', ')).toBe(
    '1 żołnierz, 2 żołnierze, 5 żołnierzy, 22 żołnierze, 450 żołnierzy',
  );
  expect([1, 2, 5, 21, 450].map((n) => soldiers('ru', n)).join(', ')).toBe(
    '1 солдат, 2 солдата, 5 солдат, 21 солдат, 450 солдат',
  );
  expect([1, 450].map((n) => soldiers('en', n)).join(', ')).toBe('1 soldier, 450 soldiers');
});

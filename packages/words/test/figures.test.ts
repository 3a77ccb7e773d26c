// Figures, lists and names as each language writes them.
import { expect, test } from 'vitest';
import { botName, botNote, gameTitle, LANGS, langName, list, number, percent, phrase, seatName } from '../src/index.ts';

test('thousands are parted by a comma or by a space that does not break, from five figures on', () => {
  expect(LANGS.map((lang) => number(lang, 12500))).toEqual(['12,500', '12\u00a0500', '12\u00a0500']);
  expect(LANGS.map((lang) => number(lang, 5000))).toEqual(['5000', '5000', '5000']);
  const army = { en: '{n, plural, other {# in all}}', pl: '{n, number}', ru: '{n, number}' };
  expect(LANGS.map((lang) => phrase(lang, army, { n: 5000 }))).toEqual(['5000 in all', '5000', '5000']);
});

test('shares are written in per cent', () => {
  expect(LANGS.map((lang) => percent(lang, 0.1312, 1))).toEqual(['13.1%', '13,1%', '13,1\u00a0%']);
  expect(percent('pl', 0.37)).toBe('37%');
});

test('less than nothing has a true minus, alone and in sentences, and names keep their hyphens', () => {
  expect(LANGS.map((lang) => number(lang, -1250))).toEqual(['−1250', '−1250', '−1250']);
  expect(percent('en', -0.05)).toBe('−5%');
  const message = '{name}: {score, number}, {left, plural, other {# left}}';
  const sentence = phrase('en', { en: message, pl: message, ru: message }, { name: 'X-15', score: -10, left: -2 });
  expect(sentence).toBe('X-15: −10, −2 left');
});

test('lists end with "and"', () => {
  expect(LANGS.map((lang) => list(lang, ['1', '5', '5']))).toEqual(['1, 5, and 5', '1, 5 i 5', '1, 5 и 5']);
});

test('games, bots, seats and languages have names', () => {
  expect(LANGS.map((lang) => gameTitle(lang, 'dragon-farkle'))).toEqual([
    'Dragon Farkle',
    'Smocze kości',
    'Драконьи кости',
  ]);
  expect(LANGS.map((lang) => botName(lang, 'master'))).toEqual(['Master', 'Mistrz', 'Мастер']);
  expect(botNote('pl', 'bold')).toBe('Jeszcze jeden rzut, a potem jeszcze jeden');
  expect(seatName('ru', 0)).toBe('Место 1');
  expect(LANGS.map(langName)).toEqual(['English', 'polski', 'русский']);
});

test('what nobody has named stands for itself', () => {
  expect(gameTitle('pl', 'chess')).toBe('chess');
  expect(botName('ru', 'oracle')).toBe('oracle');
  expect(botNote('ru', 'oracle')).toBe('');
});

// Figures, lists and names as each language writes them.
import { expect, test } from 'vitest';
import { botName, botNote, gameTitle, LANGS, langName, list, number, percent, seatName } from '../src/index.ts';

test('thousands are parted by a comma or by a space that does not break', () => {
  expect(LANGS.map((lang) => number(lang, 12500))).toEqual(['12,500', '12\u00a0500', '12\u00a0500']);
  expect(number('pl', 5000)).toBe('5000');
});

test('shares are written in per cent', () => {
  expect(LANGS.map((lang) => percent(lang, 0.1312, 1))).toEqual(['13.1%', '13,1%', '13,1\u00a0%']);
  expect(percent('pl', 0.37)).toBe('37%');
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

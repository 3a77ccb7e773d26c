// Names that look alike are one name, and those that do not are not.
import { expect, test } from 'vitest';
import { foldName } from '../src/people/folding.ts';

test.each([
  ['case', 'Mirka', 'mIRKA'],
  ['white space, and what cannot be seen', 'Mir ka', 'M\u200birka'],
  ['signs between letters', 'Mir-ka', 'mir_k.a'],
  ['wide and mathematical letters', 'Ｍｉｒｋａ', '𝐌𝐢𝐫𝐤𝐚'],
  ['accents, whether composed or not', 'Żółw', 'Zo\u0301łw'],
  ['Cyrillic for Latin', 'Боpис', 'Борис'],
  ['Cyrillic through and through', 'СОСЕР', 'COCEP'],
  ['Greek for Latin', 'Ανα', 'Ava'],
  ['capital I, small l and figure one', 'IIya', 'l1ya'],
  ['nought and O', 'b0b', 'bOb'],
  ['r and n side by side', 'rnirka', 'Mirka'],
  ['the two capitals of ß', 'Straße', 'STRASSE'],
  ['the three sigmas', 'ΣΑΣ', 'σας'.toUpperCase()],
])('%s', (_, one, other) => {
  expect(foldName(one)).toBe(foldName(other));
  expect(foldName(foldName(one))).toBe(foldName(one));
});

test('names that a reader tells apart stay apart', () => {
  const names = [
    'Mirka',
    'Mirek',
    'Marek',
    'Борис',
    'Бориска',
    'Вера',
    'Ирина',
    'Арина',
    'Ola',
    'Ala',
    'Кот',
    'Код',
    '🐢',
    '🐉',
  ];
  expect(new Set(names.map(foldName)).size).toBe(names.length);
});

test('what has no letter to be read is nothing', () => {
  expect(foldName(' \u200b._- ')).toBe('');
});

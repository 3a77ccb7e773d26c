// Nobody is taken for a person who is none: bots and programs are called what they are, in every language.
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { namesOf } from '../home/seat-names.ts';
import { seatsNamed } from './seat-names.ts';

const seat = { bot: null, taken: true, connected: true, ready: true, mine: false };

test('a program is told from people by its name, and people keep theirs', () => {
  const seats = [
    { ...seat, name: 'Mirka' },
    { ...seat, name: 'Engine One', program: true },
  ];
  const marks = { en: 'program', pl: 'program', ru: 'программа' };
  for (const lang of LANGS) {
    expect(seatsNamed(lang, seats).map(({ name }) => name)).toEqual(['Mirka', `Engine One (${marks[lang]})`]);
    expect(namesOf(lang, seats)).toContain(`Engine One (${marks[lang]})`);
  }
});

test('bots are numbered by their seats where two are of one level, and only there', () => {
  const levels = ['adept', 'novice', 'adept'];
  const seats = levels.map((bot) => ({ ...seat, bot, name: bot }));
  const named = seatsNamed('en', seats).map(({ name }) => name);
  expect(named.map((name) => name.match(/\d+$/)?.[0])).toEqual(['1', undefined, '3']);
});

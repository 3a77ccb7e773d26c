// What can be heard: enough of it, short, no two alike, and every one in words.
import { LANGS, phrase } from '@wyrmtable/words';
import { cues, surfaces } from '@wyrmtable/words/sounds';
import { expect, test } from 'vitest';
import { CUES } from './cues.ts';
import { tintOf } from './synth.ts';
import { SURFACES, tumble } from './tumble.ts';
import { endOf } from './voices.ts';

const RECIPES = Object.entries(CUES);

test('there are at least forty, and no two are alike', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(RECIPES.map(([, { voices }]) => JSON.stringify(voices))).size).toBe(RECIPES.length);
});

test('none outlasts a beat by much', () => {
  expect(RECIPES.filter(([, { voices }]) => endOf(voices) > 1.6).map(([name]) => name)).toEqual([]);
});

test('each has its words in every language, and no two read alike', () => {
  expect(Object.keys(cues).sort()).toEqual(Object.keys(CUES).sort());
  expect(Object.keys(surfaces).sort()).toEqual(Object.keys(SURFACES).sort());
  for (const lang of LANGS) {
    const read = Object.values(cues).map((words) => phrase(lang, words));
    expect(new Set(read).size).toBe(read.length);
  }
});

test('more dice are more knocks, and each surface has a voice of its own', () => {
  const knocks = (dice: number) => tumble(dice, 'wood').voices.length;
  expect([1, 2, 5].map(knocks)).toEqual([3, 6, 15]);
  const firsts = (['leather', 'wood', 'stone'] as const).map((on) => tumble(1, on).voices[0]?.pitch);
  expect(new Set(firsts).size).toBe(3);
});

test('fire sounds lower than water, and grey like nothing in particular', () => {
  const [fire, water, grey] = [tintOf(32, 0.145), tintOf(240, 0.095), tintOf(280, 0)];
  expect(fire.pitch).toBeLessThan(1);
  expect(water.pitch).toBeGreaterThan(1);
  expect(fire.bright).toBeLessThan(water.bright);
  expect(grey.pitch).toBe(1);
});

// The living rulebook: every numbered rule is in it, and whatever can be shown opens as a table and moves.
import { GAME_IDS } from '@wyrmtable/registry';
import { ruleText } from '@wyrmtable/words/rulebook';
import { expect, test } from 'vitest';
import { openShow } from '../src/rules/show-port.ts';
import { bookOf, showsOf } from '../tools/rulebook.ts';

const NAMES = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek', 'Dobrava', 'Sambor'];

test('rules are read without the marks of their page, each once', () => {
  for (const game of GAME_IDS) {
    const rules = bookOf(game).flatMap((section) => section.rules);
    expect(rules.length).toBeGreaterThan(100);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { text } of rules) expect(text).not.toMatch(/\*\*|`|\[E\]|\[F\]|^$/);
  }
});

test('the rules of Dragon Farkle stand there in three languages', () => {
  const rules = bookOf('dragon-farkle').filter(({ id }) => id !== '');
  for (const { id, title, rules: numbered } of rules) {
    for (const lang of ['pl', 'ru'] as const) {
      expect(ruleText(lang, { id, text: title }).translated).toBe(true);
      for (const rule of numbered) expect([rule.id, ruleText(lang, rule).translated]).toEqual([rule.id, true]);
    }
  }
});

test.each(GAME_IDS)('what shows the rules of %s opens at its beginning and goes on', async (game) => {
  const { by, scenarios } = showsOf(game);
  const rules = bookOf(game).flatMap((section) => section.rules);
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

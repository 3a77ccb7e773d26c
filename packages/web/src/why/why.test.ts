// Every rule that the tables name stands in docs/rules.
import { readFileSync } from 'node:fs';
import { WINDOW_CAUSES } from '@wyrmtable/dice-throne';
import { GAME_IDS } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { atTableOf } from '../games/at-table.ts';
import { ADVENTURE_EVENT_RULES, ADVENTURE_STEP_RULES, NO_WAY_RULES } from './adventures.ts';
import {
  ASKING_RULES,
  BREAKDOWN_RULES,
  CARD_RULES,
  THRONE_EVENT_RULES,
  TILE_RULES,
  windowRule,
} from './dice-throne.ts';
import { cardRule, FARKLE_CARD_RULES, FARKLE_EVENT_RULES, FARKLE_MOMENT_RULES } from './dragon-farkle.ts';
import { CARD_RULES as ETCH_CARD_RULES, ETCH_EVENT_RULES, ETCH_MOMENT_RULES } from './etchinstone.ts';
import { ruleHref } from './rule.ts';
import { taskRule } from './tasks.ts';

const texts = GAME_IDS.map((book) =>
  readFileSync(new URL(`../../../../docs/rules/${book}.md`, import.meta.url), 'utf8'),
).join('\n');
const written = new Set([...texts.matchAll(/^- \*\*([A-Z]+-[R\d.]+)\*\*/gm)].map(([, id]) => id));

const taskRules = await Promise.all(
  GAME_IDS.map(async (game) => [`what tasks of ${game} ask`, (await atTableOf(game)).taskRules ?? {}] as const),
);

test.each(
  Object.entries({
    ADVENTURE_EVENT_RULES,
    ADVENTURE_STEP_RULES,
    NO_WAY_RULES,
    ASKING_RULES,
    BREAKDOWN_RULES,
    CARD_RULES,
    TILE_RULES,
    THRONE_EVENT_RULES,
    WINDOWS: Object.fromEntries(WINDOW_CAUSES.map((cause) => [`at ${cause}`, windowRule(cause)])),
    FARKLE_CARD_RULES,
    FARKLE_EVENT_RULES,
    FARKLE_MOMENT_RULES,
    ETCH_CARD_RULES,
    ETCH_EVENT_RULES,
    ETCH_MOMENT_RULES,
    ...Object.fromEntries(taskRules),
  }),
)('%s names rules that are written', (_, rules) => {
  expect(written.size).toBeGreaterThan(700);
  expect(Object.entries(rules).filter(([, rule]) => !written.has(rule))).toEqual([]);
});

test('a rule is read on the page of its own game', () => {
  expect(ruleHref('DT-5.2')).toBe('/rules/dice-throne/DT-5.2');
  expect(ruleHref('SK-6.7')).toBe('/rules/dragon-farkle/SK-6.7');
});

test('a task about a defence is asked by another rule where a card or a token answers', () => {
  const rules = { guard: 'DT-8.1', answered: 'DT-14.4', card: 'DT-14.4' } as const;
  expect(taskRule(rules, 'guard', 'defend')).toBe('DT-8.1');
  expect(taskRule(rules, 'guard', 'play')).toBe('DT-14.4');
  expect(taskRule(rules, 'road', 'detour')).toBeNull();
});

test('a card of Dragon Farkle waits by the rule of its kind, of those that work by themselves, or of what is not one’s own yet', () => {
  expect(cardRule({ kind: 'companion', timing: 'always' }, false)).toBe('SK-10.2');
  expect(cardRule({ kind: 'item', timing: 'always' }, false)).toBe('SK-10.5');
  expect(cardRule({ kind: 'item', timing: 'at-zonk' }, false)).toBe('SK-10.12');
  expect(cardRule({ kind: 'item', timing: 'at-zonk' }, true)).toBe('SK-10.11');
});

// Which rules are checked: read from the pages, the scenarios and the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesIn } from '@wyrmtable/web/rule-pages';
import { expect, test } from 'vitest';
import { citationsIn } from '../src/rules/citations.ts';
import { complains, temporary, wyrmtable } from './process.ts';

test('rules are list entries and rows of tables with an id in bold', () => {
  const page = [
    '## XX-1 Turn',
    '- **XX-1.1** Roll the dice. [E]',
    'XX-1.2 is only mentioned.',
    '| **XX-6.3** | Pure | red |',
    '- **XX-R4** A ruling that needs',
    '  more than one line.',
    '  - An example, which is no part of it.',
  ].join('\n');
  expect(rulesIn(page)).toEqual([
    { id: 'XX-1.1', text: 'Roll the dice. [E]' },
    { id: 'XX-6.3', text: 'Pure · red' },
    { id: 'XX-R4', text: 'A ruling that needs more than one line.' },
  ]);
});

test('scenarios cite by key, tests by name and by comment', () => {
  const project = temporary();
  for (const folder of ['scenarios/some', 'packages/some/test', 'bench', 'e2e']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  writeFileSync(
    join(project, 'scenarios/some/turn.yaml'),
    'name: A roll\nrules: [XX-1.1]\ncontent: [some/die]\n---\nname: Another\nrules: [XX-1.1]\n',
  );
  writeFileSync(
    join(project, 'packages/some/test/dice.test.ts'),
    ['// rules: XX-1.2, XX-1.3', "test('dice are fair', () => {});", "test('XX-1.4: no luck', () => {});"].join('\n'),
  );
  expect(citationsIn(project)).toEqual({
    rules: [
      { of: 'XX-1.1', by: 'scenarios/some/turn.yaml: A roll' },
      { of: 'XX-1.1', by: 'scenarios/some/turn.yaml: Another' },
      { of: 'XX-1.2', by: 'packages/some/test/dice.test.ts: dice are fair' },
      { of: 'XX-1.3', by: 'packages/some/test/dice.test.ts: dice are fair' },
      { of: 'XX-1.4', by: 'packages/some/test/dice.test.ts: XX-1.4: no luck' },
    ],
    content: [{ of: 'some/die', by: 'scenarios/some/turn.yaml: A roll' }],
  });
});

test('the report of the project: every rule of the page, with what checks it', async () => {
  const { code, out } = await wyrmtable(['rules', '--game', 'dragon-farkle', '--json']);
  const told: { rules: { id: string; text: string; checks: string[] }[]; unchecked: string[]; unknown: string[] } =
    JSON.parse(out);
  expect(told.rules.find(({ id }) => id === 'SK-5.2')?.checks.length).toBeGreaterThan(0);
  expect(code).toBe(told.unchecked.length + told.unknown.length === 0 ? 0 : 1);
});

test('a game that is not registered', () => complains(['rules', '--game', 'chess'], /“chess”/));

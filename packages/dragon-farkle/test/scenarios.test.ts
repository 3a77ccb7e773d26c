// Every scenario of the game is played, and together they speak of every rule and every card.
import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@wyrmtable/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { CARDS } from '../src/content/cards.ts';
import { SOLDIER_TABLE } from '../src/content/table.ts';
import { dragonFarkleScenarios } from '../src/scenario.ts';

const FOLDER = new URL('../../../scenarios/dragon-farkle/', import.meta.url);
const RULES = new URL('../../../docs/rules/smocze-kosci.md', import.meta.url);
const GUIDE = new URL('../../../docs/scenarios.md', import.meta.url);

interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly rules?: readonly string[];
  readonly content?: readonly string[];
}

function isScenario(document: unknown): document is Scenario {
  return (
    typeof document === 'object' &&
    document !== null &&
    'name' in document &&
    typeof document.name === 'string' &&
    'game' in document &&
    document.game === 'dragon-farkle'
  );
}

function scenariosIn(text: string): Scenario[] {
  return parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    const scenario: unknown = document.toJS();
    if (!isScenario(scenario)) throw new TypeError(`neither name nor game: ${JSON.stringify(scenario)}`);
    return scenario;
  });
}

const files = readdirSync(FOLDER).map((file) => ({
  file,
  scenarios: scenariosIn(readFileSync(new URL(file, FOLDER), 'utf8')),
}));
const all = files.flatMap(({ scenarios }) => scenarios);

for (const { file, scenarios } of files) {
  describe(file, () => {
    for (const scenario of scenarios) {
      test(scenario.name, () => {
        expect(runScenario(dragonFarkleScenarios, scenario).failures).toEqual([]);
      });
    }
  });
}

describe('the guide', () => {
  const examples = [...readFileSync(GUIDE, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^game: dragon-farkle$/m.test(text))
    .flatMap(scenariosIn);
  test.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
    expect(runScenario(dragonFarkleScenarios, example).failures).toEqual([]);
  });
});

test('no two scenarios have the same name', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});

test('they cite rules that exist, and every ruling of our own', () => {
  const rules = [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*(SK-[R\d.]+)\*\*/gm)].map(([, id = '']) => id);
  const cited = new Set(all.flatMap((scenario) => scenario.rules ?? []));
  expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
  // Which rules are left to tests of another kind: what the box holds, and who begins when luck decides.
  expect(rules.filter((id) => !cited.has(id))).toEqual(['SK-1.1', 'SK-R19']);
});

test('they cite every card and every row of the soldier table', () => {
  const ids = [...CARDS, ...SOLDIER_TABLE].map(({ id }) => `dragon-farkle/${id}`).sort();
  const cited = new Set(all.flatMap((scenario) => scenario.content ?? []));
  expect([...cited].sort()).toEqual(ids);
});

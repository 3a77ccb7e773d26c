// Every scenario of the game is played, and together they speak of every rule, card, region and dragon.
import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@wyrmtable/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { MAGE_CARDS } from '../src/content/cards.ts';
import { DRAGONS } from '../src/content/dragons.ts';
import { REGIONS } from '../src/content/regions.ts';
import { etchinstoneScenarios } from '../src/scenario.ts';

const FOLDER = new URL('../../../scenarios/etchinstone/', import.meta.url);
const RULES = new URL('../../../docs/rules/etchinstone.md', import.meta.url);
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
    document.game === 'etchinstone'
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
        expect(runScenario(etchinstoneScenarios, scenario).failures).toEqual([]);
      });
    }
  });
}

describe('the guide', () => {
  const examples = [...readFileSync(GUIDE, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^game: etchinstone$/m.test(text))
    .flatMap(scenariosIn);
  test.each(examples.map((example) => [example.name, example] as const))('%s', (_, example) => {
    expect(runScenario(etchinstoneScenarios, example).failures).toEqual([]);
  });
});

test('no two scenarios have the same name', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});

test('they cite rules that exist, and every ruling of our own', () => {
  const rules = [...readFileSync(RULES, 'utf8').matchAll(/^- \*\*(ETCH-[R\d.]+)\*\*/gm)].map(([, id = '']) => id);
  const cited = new Set(all.flatMap((scenario) => scenario.rules ?? []));
  expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
  // What the box holds, what the elements are like and which variants there are is left to content.test.ts.
  expect(rules.filter((id) => !cited.has(id))).toEqual([
    'ETCH-1.1',
    'ETCH-1.2',
    'ETCH-1.4',
    'ETCH-1.5',
    'ETCH-1.7',
    'ETCH-1.8',
    'ETCH-1.9',
    'ETCH-2.2',
    'ETCH-23.1',
    'ETCH-23.2',
    'ETCH-23.3',
    'ETCH-23.5',
  ]);
});

test('they cite every Mage card, region and dragon', () => {
  const ids = [...MAGE_CARDS, ...REGIONS, ...DRAGONS].map(({ id }) => `etchinstone/${id}`).sort();
  const cited = new Set(all.flatMap((scenario) => scenario.content ?? []));
  expect([...cited].sort()).toEqual(ids);
});

// The tests that every game's scenarios pass: each is played, names are unique, citations are true and complete.
import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { type AnyScenarioBook, runScenario } from '@wyrmtable/kernel/scenario';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

interface Scenario {
  readonly name: string;
  readonly game: string;
  readonly rules?: readonly string[];
  readonly content?: readonly string[];
}

export interface Citations {
  /** The page of docs/rules that numbers the rules, and how their ids begin. */
  readonly page: string;
  readonly prefix: string;
  /** Rules that tests of another kind check. */
  readonly elsewhere: readonly string[];
  /** Every piece of content that must be cited, without the game's id. */
  readonly content: readonly string[];
}

const PROJECT = new URL('../', import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, PROJECT), 'utf8');
}

/** Documents of one game, each with a name. */
function scenariosIn(text: string, game: string): Scenario[] {
  return parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    const scenario: Partial<Scenario> | null = document.toJS();
    const { name } = scenario ?? {};
    if (typeof name !== 'string' || scenario?.game !== game) {
      throw new TypeError(`a scenario needs a name and the game ${game}: ${JSON.stringify(scenario)}`);
    }
    return { ...scenario, name, game };
  });
}

function examplesInGuide(game: string): Scenario[] {
  return [...read('docs/scenarios.md').matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map(([, text = '']) => text)
    .filter((text) => new RegExp(`^game: ${game}$`, 'm').test(text))
    .flatMap((text) => scenariosIn(text, game));
}

/** Everything files of the game may write: what the book says, and what states show, with the parts of their lists. */
function namesOf(book: AnyScenarioBook): Record<string, readonly string[]> {
  const state = start(book.game, optionsOf(book), book.seats, swiftChance(1));
  const shown = book.show(state);
  const parts = Object.entries(shown).flatMap(([name, value]): [string, string[]][] => {
    const [entry]: unknown[] = Array.isArray(value) ? value : [];
    return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? [[`then.${name}`, Object.keys(entry)]]
      : [];
  });
  return Object.fromEntries([...Object.entries(book.vocabulary), ['then', Object.keys(shown)], ...parts]);
}

function optionsOf(book: AnyScenarioBook): object {
  const options = readOptions(book.game, book.options, book.seats);
  if (isRefusal(options)) throw new TypeError(`${book.game.id} refuses the options of its own scenarios`);
  return options;
}

/** The lists of names in the guide, one block a game: ```names dice-throne. */
function namesInGuide(game: string): Record<string, readonly string[]> {
  const [, block = ''] = new RegExp(`\`{3}names ${game}\\n([\\s\\S]*?)\`{3}`).exec(read('docs/scenarios.md')) ?? [];
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', list = ''] = line.split(': ');
      return [name, list.split(', ')];
    }),
  );
}

/** Declares the tests; called by a test file of the game's own package. */
export function checkScenarios(book: AnyScenarioBook, citations: Citations): void {
  const game = book.game.id;
  const files = readdirSync(new URL(`scenarios/${game}/`, PROJECT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, scenarios: scenariosIn(read(`scenarios/${game}/${file}`), game) }));
  const all = files.flatMap(({ scenarios }) => scenarios);
  const guide = { file: 'the guide', scenarios: examplesInGuide(game) };
  const played = guide.scenarios.length === 0 ? files : [...files, guide];

  for (const { file, scenarios } of played) {
    describe(file, () => {
      for (const scenario of scenarios) {
        test(scenario.name, () => {
          const { failures, unfinished } = runScenario(book, scenario);
          expect(failures).toEqual([]);
          // A file that ends in the middle of something says so, or plays on: what it checks may not have happened yet.
          expect(unfinished).toBeNull();
        });
      }
    });
  }

  test('no two scenarios have the same name', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  test('they cite rules that exist, and every rule that no other test checks', () => {
    const numbered = new RegExp(`\\*\\*(${citations.prefix}-[R\\d.]+)\\*\\*`, 'g');
    const rules = [...new Set([...read(`docs/rules/${citations.page}`).matchAll(numbered)].map(([, id = '']) => id))];
    const cited = new Set(all.flatMap((scenario) => scenario.rules ?? []));
    expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
    expect(rules.filter((id) => !cited.has(id))).toEqual(citations.elsewhere);
  });

  test('the guide lists every name that files may write, and no other', () => {
    const listed = namesInGuide(game);
    const known = namesOf(book);
    expect(Object.keys(listed)).toEqual(Object.keys(known));
    for (const [name, list] of Object.entries(known)) expect(listed[name], name).toEqual([...list]);
  });

  test('they cite every piece of content, and nothing else', () => {
    const cited = new Set(all.flatMap((scenario) => scenario.content ?? []));
    expect([...cited].sort()).toEqual(citations.content.map((id) => `${game}/${id}`).sort());
  });
}

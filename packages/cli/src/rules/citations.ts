// Who checks what: rules and content cited by scenario files and by tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readDocuments } from '../scenario/documents.ts';

export interface Citation {
  /** The rule's id, or the content's. */
  readonly of: string;
  /** The scenario or test that cites it. */
  readonly by: string;
}

export interface Citations {
  readonly rules: readonly Citation[];
  readonly content: readonly Citation[];
}

const ASIDE = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);

function filesUnder(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ASIDE.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path, wanted);
      return wanted.test(entry.name) ? [path] : [];
    });
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function inScenarios(text: string, file: string): Citations {
  const rules: Citation[] = [];
  const content: Citation[] = [];
  for (const { value } of readDocuments(file, text).documents) {
    if (typeof value !== 'object' || value === null) continue;
    const fields = new Map<string, unknown>(Object.entries(value));
    const by = `${file}: ${String(fields.get('name') ?? '')}`;
    rules.push(...strings(fields.get('rules')).map((of) => ({ of, by })));
    content.push(...strings(fields.get('content')).map((of) => ({ of, by })));
  }
  return { rules, content };
}

const TEST = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/;
const RULE_ID = /\b[A-Z]{2,}-R?\d+(?:\.\d+)?\b/g;
const COMMENT = /\/\/ (rules|content): (.+)$/;

/** `// rules: SK-4.8, SK-4.9` above a test, or ids in the test's own name. */
function inTests(text: string, file: string): Citations {
  const found = { rules: [] as Citation[], content: [] as Citation[] };
  let waiting: { kind: 'rules' | 'content'; of: string }[] = [];
  for (const line of text.split('\n')) {
    const [, kind, cited] = COMMENT.exec(line) ?? [];
    if (kind === 'rules' || kind === 'content') {
      waiting.push(...(cited ?? '').split(/[\s,]+/).map((of) => ({ kind, of }) as const));
    }
    const name = TEST.exec(line)?.[2];
    if (name === undefined) continue;
    const by = `${file}: ${name}`;
    for (const { kind, of } of waiting) found[kind].push({ of, by });
    waiting = [];
    for (const [of] of name.matchAll(RULE_ID)) found.rules.push({ of, by });
  }
  return found;
}

/** Everything cited in the project. */
export function citationsIn(project: string): Citations {
  const read = (path: string) => readFileSync(path, 'utf8');
  const nameOf = (path: string) => relative(project, path).split(sep).join('/');
  const scenarios = filesUnder(join(project, 'scenarios'), /\.ya?ml$/).map((path) =>
    inScenarios(read(path), nameOf(path)),
  );
  const tests = ['packages', 'bench', 'e2e']
    .flatMap((folder) => filesUnder(join(project, folder), /\.test\.tsx?$/))
    .map((path) => inTests(read(path), nameOf(path)));
  const all = [...scenarios, ...tests];
  return { rules: all.flatMap(({ rules }) => rules), content: all.flatMap(({ content }) => content) };
}

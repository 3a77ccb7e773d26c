// Which package may lean on which (docs/architecture.md): fails on an arrow that points the wrong way.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The games by their entries in the registry. */
const ENTRIES = join(import.meta.dirname, '..', 'packages', 'registry', 'src', 'games');
const GAMES = existsSync(ENTRIES) ? readdirSync(ENTRIES).map((entry) => basename(entry, '.ts')) : [];

/** From each package to everything it may name; what is not here may lean on nothing of the house. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel']])),
  adventures: ['kernel', 'dice-throne'],
  words: ['kernel', ...GAMES],
  bots: ['kernel', ...GAMES],
  registry: ['kernel', ...GAMES, 'bots'],
  wire: ['kernel'],
  // Its words are those of links in messengers alone (server/src/looking).
  server: ['kernel', 'registry', 'wire', 'words'],
  web: ['kernel', ...GAMES, 'bots', 'registry', 'words', 'wire'],
  cli: ['kernel', ...GAMES, 'bots', 'registry', 'words', 'server', 'bench', 'wire', 'web'],
  bench: ['kernel', ...GAMES, 'bots', 'registry', 'server', 'wire'],
  e2e: ['kernel', ...GAMES, 'bots', 'registry', 'words', 'wire', 'server', 'cli', 'web'],
};

const root = join(import.meta.dirname, '..');
const HOUSE = '@wyrmtable/';
const ASIDE = new Set(['node_modules', 'dist', 'data']);

interface Package {
  readonly name: string;
  readonly folder: string;
  /** What it ships with; tests may declare more. */
  readonly declared: ReadonlySet<string>;
}

function packageIn(folder: string): Package {
  const about: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const declared = new Set(Object.keys(about.dependencies ?? {}));
  return { name: relative(root, folder).split(sep).at(-1) ?? '', folder, declared };
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sourcesUnder(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*(['"])([^'"]+)\1/g;

/** Tests may reach for other parts of the house; what is shipped may not. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes(`${sep}test${sep}`);

function wrongIn({ name, folder, declared }: Package): string[] {
  const allowed = new Set((ARROWS[name] ?? []).map((other) => HOUSE + other));
  const wrong: string[] = [];
  for (const other of declared) {
    if (other.startsWith(HOUSE) && !allowed.has(other)) wrong.push(`${name} declares ${other}`);
  }
  for (const path of sourcesUnder(folder)) {
    const where = relative(root, path);
    for (const [, , target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      if (target.startsWith('.')) {
        const leaves = relative(folder, join(dirname(path), target)).startsWith('..');
        if (leaves && !isTest(path)) wrong.push(`${where} leaves its package by ${target}`);
      } else if (target.startsWith(HOUSE)) {
        const other = target.split('/').slice(0, 2).join('/');
        if (other === HOUSE + name) wrong.push(`${where} names its own package ${target}`);
        else if (!allowed.has(other) && !isTest(path)) wrong.push(`${where} imports ${target}`);
        else if (!declared.has(other) && !isTest(path)) wrong.push(`${where} imports ${target}, undeclared`);
      }
    }
  }
  return wrong;
}

const folders = [
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
  join(root, 'bench'),
  join(root, 'e2e'),
];
const wrong = folders
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .map(packageIn)
  .flatMap(wrongIn);
for (const line of wrong) console.log(`Wrong arrow: ${line}.`);
console.log(wrong.length === 0 ? 'All arrows point the right way.' : `Wrong arrows: ${wrong.length}.`);
process.exitCode = wrong.length === 0 ? 0 : 1;

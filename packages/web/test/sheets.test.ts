// The style sheets: what they name exists, and colours come from the tokens alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');
const TOKENS = join('pieces', 'tokens.css');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|tsx?)$/.test(path));
const textOf = (path: string) => readFileSync(join(SOURCES, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: textOf(path) }));

/** Set in a sheet, or by a component on its element. */
function defined(): Set<string> {
  const all = files.map(textOf).join('\n');
  return new Set([...all.matchAll(/(--[a-z][\w-]*)['"]?\]?\s*:/g)].map(([, name = '']) => name));
}

/** Variables that are used without a value to fall back on, and set by nobody. */
function undefinedIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

const NAMED = 'black|white|red|green|blue|yellow|orange|purple|pink|brown|gold|silver|gr[ae]y';
const RAW = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\((?!from var\\()[^)]*\\)|[:,\\s(](?:${NAMED})(?=[\\s,;)]|$)`,
  'gi',
);

/** Colours that are no part of a token. */
function rawIn(text: string): string[] {
  const values = text.replaceAll(/url\([^)]*\)/g, '').match(/(?<=:)[^:{};]+(?=[;}])/g) ?? [];
  return values.flatMap((value) => value.match(RAW) ?? []);
}

test('every variable a sheet uses is set somewhere', () => {
  const known = defined();
  expect(known.size).toBeGreaterThan(50);
  expect(sheets.flatMap(({ path, text }) => undefinedIn(text, known).map((name) => `${path}: ${name}`))).toEqual([]);
});

test('colours stand in tokens.css; everything else takes them, or parts of them, from there', () => {
  const others = sheets.filter(({ path }) => path !== TOKENS);
  expect(others.flatMap(({ path, text }) => rawIn(text).map((colour) => `${path}: ${colour}`))).toEqual([]);
});

test('the checks are at work', () => {
  expect(undefinedIn('a { color: var(--nobody); width: var(--n, 1px) }', new Set())).toEqual(['--nobody']);
  expect(rawIn('a { color: #fff; border: 1px solid oklch(0 0 0 / 0.5); }')).toEqual(['#fff', 'oklch(0 0 0 / 0.5)']);
  expect(rawIn('a { color: black; background: oklch(from var(--ink) l c h / 0.5); white-space: pre; }')).toEqual([
    ' black',
  ]);
});

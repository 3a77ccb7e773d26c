// The list of the service's findings is true: every mend stands where it says, once, every test has its name, and the page has all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken } from './edit.ts';
import { FINDINGS } from './findings.ts';
import { breaksIn } from './operators.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');

test.each(FINDINGS)('$id: $holds', ({ id, holds, test: file, name, path, from, to }) => {
  const source = read(path);
  expect(source.split(from).length - 1, `“${from}” in ${path}`).toBe(1);
  const start = source.indexOf(from);
  // What is left can still be read as a source: its test must fail by what it sees.
  const edited = broken(source, { start, end: start + from.length, text: to, what: holds });
  expect(breaksIn(path, edited).length).toBeGreaterThan(0);
  expect(read(file)).toContain(name);
  expect(read('docs/service-findings.md')).toContain(`| ${id} | ${holds} | ${file.split('/').at(-1)}: ${name} |`);
});

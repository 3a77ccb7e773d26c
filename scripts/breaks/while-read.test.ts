// A break holds in a process of its own too, and nothing of it is left in the file.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { breaksIn } from './operators.ts';

const root = join(import.meta.dirname, '..', '..');
const path = 'packages/wire/src/talk.ts';
const at = (file: string): string => pathToFileURL(join(root, file)).href;

test('a number that is one too large is read by a process of its own', () => {
  const source = readFileSync(join(root, path), 'utf8');
  const edit = breaksIn(path, source).find(({ what }) => what === '50 → 51');
  const read = (env: object): string =>
    execFileSync(process.execPath, ['-e', `import('${at(path)}').then((it) => console.log(it.TALK_TOLD))`], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${at('scripts/breaks/while-read.ts')}`, ...env },
    }).trim();
  expect(read({ WYRMTABLE_BREAK: JSON.stringify({ ...edit, path }) })).toBe('51');
  expect(read({})).toBe('50');
});

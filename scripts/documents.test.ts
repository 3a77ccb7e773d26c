// Documents are read by people: their lines are as wide as those of the sources.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const WIDTH = 120;

/** Neither a row of a table, which cannot be broken, nor part of an example, a heading or a picture. */
function proseOf(page: string): { readonly line: string; readonly at: number }[] {
  let isExample = false;
  return page.split('\n').flatMap((line, i) => {
    if (line.trimStart().startsWith('```')) isExample = !isExample;
    const stands = isExample || /^(\||#|\s*<|\s*!\[|\s{4})/.test(line);
    return stands ? [] : [{ line, at: i + 1 }];
  });
}

/** Something longer than a line that has no blank in it, such as an address or a command, may stand out. */
const canBeBroken = (line: string): boolean =>
  line
    .replaceAll(/`[^`]*`/g, (code) => code.replaceAll(' ', '_'))
    .trim()
    .split(' ')
    .every((word) => word.length < WIDTH / 2);

test.each(globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }))('%s has lines one can read', (path) => {
  const wide = proseOf(readFileSync(join(ROOT, path), 'utf8')).filter(
    ({ line }) => line.length > WIDTH && canBeBroken(line),
  );
  expect(wide.map(({ at }) => at)).toEqual([]);
});

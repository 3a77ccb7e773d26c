// Following docs/adding-a-hero.md with a small hero: its folder is laid out, its gaps are filled, and every check holds.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkHero } from '@wyrmtable/dice-throne/check';
import { expect, test } from 'vitest';
import { complains, reported, temporary, wyrmtable } from './process.ts';

interface Laid {
  readonly folder: string;
  readonly files: readonly string[];
  readonly gaps: readonly string[];
  readonly register: readonly string[];
}

const GAP = '…';

test('a folder is laid out, says its gaps, and holds once they are filled', async () => {
  const dir = temporary();
  const laid = await reported<Laid>(['new', 'hero', 'Frost Witch', '--dir', dir]);
  expect(laid.folder).toBe(join(dir, 'frost-witch'));
  expect(readdirSync(laid.folder).sort()).toEqual([...laid.files].sort());
  expect(laid.register).toEqual(["import { frostWitch } from './frost-witch/index.ts';", 'frostWitch,']);
  const path = join(laid.folder, 'names.ts');
  const written = readFileSync(path, 'utf8');
  expect(laid.gaps).toHaveLength(written.split(GAP).length - 1);
  expect(laid.gaps).toContain('names.hero.pl.genitive');

  const before: { frostWitch: unknown } = await import(pathToFileURL(join(laid.folder, 'index.ts')).href);
  const kinds = new Set(checkHero(before.frostWitch).map(({ fault }) => fault.kind));
  expect([...kinds]).toEqual(['gap']);

  // Somebody writes the missing names, each of its own.
  let number = 0;
  writeFileSync(
    path,
    written.replaceAll(GAP, () => `Imię ${++number}`),
  );
  const print = `import('./index.ts').then(({ frostWitch }) => console.log(JSON.stringify(frostWitch)))`;
  writeFileSync(join(laid.folder, 'print.mjs'), print);
  const { execFileSync } = await import('node:child_process');
  const file = join(dir, 'frost-witch.json');
  writeFileSync(
    file,
    execFileSync(process.execPath, [join(laid.folder, 'print.mjs')], { encoding: 'utf8', stdio: 'pipe' }),
  );
  // It is small, which is odd and no problem.
  const odd = [expect.objectContaining({ at: 'hero.cards' })];
  expect(await reported(['hero', 'check', file])).toEqual({ ok: true, problems: [], odd });
});

test('nothing that is there is written over, and a name must be one', async () => {
  const dir = temporary();
  expect((await wyrmtable(['new', 'hero', 'Bob', '--dir', dir])).code).toBe(0);
  await complains(['new', 'hero', 'Bob', '--dir', dir], /already something/);
  await complains(['new', 'hero', '../etc', '--dir', dir], /no name to begin with/);
  await complains(['new', 'dragon', 'Bob'], /“dragon”/);
});

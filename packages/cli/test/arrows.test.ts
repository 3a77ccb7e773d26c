// The check of the arrows finds the wrong ones: run on a small house of its own.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporary } from './process.ts';

const arrows = fileURLToPath(new URL('../../../scripts/arrows.ts', import.meta.url));

function check(files: Readonly<Record<string, string>>): { code: number | null; out: string } {
  const house = temporary();
  for (const [name, text] of Object.entries({ 'package.json': '{"type": "module"}', ...files })) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  mkdirSync(join(house, 'scripts'));
  copyFileSync(arrows, join(house, 'scripts', 'arrows.ts'));
  const { status, stdout } = spawnSync(process.execPath, [join(house, 'scripts', 'arrows.ts')], { encoding: 'utf8' });
  return { code: status, out: stdout };
}

const declares = (...names: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [`@wyrmtable/${name}`, '1'])) });

test('right arrows pass', () => {
  const { code, out } = check({
    'packages/kernel/package.json': declares(),
    'packages/kernel/src/index.ts': "export * from './game.ts';\n",
    'packages/bots/package.json': declares('kernel'),
    'packages/bots/src/index.ts': "import { play } from '@wyrmtable/kernel';\n",
  });
  expect(out).toContain('All arrows point the right way');
  expect(code).toBe(0);
});

test.for([
  ['a wrong dependency', { 'packages/kernel/package.json': declares('bots') }, /kernel declares @wyrmtable\/bots/],
  [
    'a wrong import',
    { 'packages/kernel/package.json': declares(), 'packages/kernel/src/a.ts': "import '@wyrmtable/words';\n" },
    /a\.ts imports @wyrmtable\/words/,
  ],
  [
    'an import by the back door',
    { 'packages/bots/package.json': declares(), 'packages/bots/src/a.ts': "import '../../kernel/src/game.ts';\n" },
    /a\.ts leaves its package/,
  ],
  [
    'an undeclared import',
    { 'packages/bots/package.json': declares(), 'packages/bots/src/a.ts': "await import('@wyrmtable/kernel');\n" },
    /undeclared/,
  ],
] as const)('%s fails', ([, files, about]) => {
  const { code, out } = check(files);
  expect(out).toMatch(about);
  expect(code).toBe(1);
});

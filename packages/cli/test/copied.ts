// A copy of the checkout in which somebody adds content: its sources are its own, what is installed is shared.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', 'data']);
const GAP = '…';

export interface Copy {
  readonly root: string;
  /** What it says on the way when it does not go well; empty when it does. */
  readonly complaint: (args: readonly string[]) => string;
  /** The compiler's complaints about everything that also runs in browsers. */
  readonly typeFaults: () => string;
  /** What those tests of the copy find wrong. */
  readonly failures: (...tests: readonly string[]) => string;
  /** Writes a name of its own into every gap of those files. */
  readonly fill: (files: readonly string[]) => void;
  readonly change: (file: string, how: (source: string) => string) => void;
  readonly remove: () => void;
}

export function copied(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'wyrmtable-copy-'));
  const take = (from: string) => !LEFT_OUT.has(basename(from));
  for (const part of ['packages', 'scenarios', 'scripts', 'docs', 'corpus'])
    cpSync(join(project, part), join(root, part), { recursive: true, filter: take });
  const settings = ['package.json', 'tsconfig.base.json', 'tsconfig.core.json', 'vitest.config.ts'];
  for (const file of [...settings, join('scripts', 'temporary-folder.ts')])
    cpSync(join(project, file), join(root, file));
  const installed = join(project, 'node_modules');
  const own = join(root, 'node_modules');
  mkdirSync(join(own, '@wyrmtable'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@wyrmtable' && name !== '.cache') symlinkSync(join(installed, name), join(own, name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(own, '@wyrmtable', name));
  symlinkSync(join(root, 'scenarios'), join(own, '@wyrmtable', 'scenarios'));

  const program = join(root, 'packages', 'cli', 'wyrmtable.mjs');
  let named = 0;
  /** The first half of a line's gaps is Polish, the second Russian, alike in every form; a shout stays one. */
  function filled(line: string): string {
    const [begin = '', ...parts] = line.split(GAP);
    if (parts.length === 0) return line;
    named++;
    const shout = begin.includes("!'") ? '!' : '';
    const small = /english\('[a-z]/.test(begin);
    const words = [`Imię ${named}${shout}`, `Имя ${named}${shout}`].map((word) => (small ? word.toLowerCase() : word));
    return parts.reduce((text, part, at) => `${text}${words[at < parts.length / 2 ? 0 : 1]}${part}`, begin);
  }
  const change = (file: string, how: (source: string) => string) =>
    writeFileSync(join(root, file), how(readFileSync(join(root, file), 'utf8')));
  return {
    root,
    complaint(args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: root,
        encoding: 'utf8',
      });
      return status === 0 ? '' : `${stdout}${stderr}`;
    },
    typeFaults() {
      const compiler = join(installed, 'typescript', 'bin', 'tsc');
      const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.core.json', '--pretty', 'false'], {
        cwd: root,
        encoding: 'utf8',
      });
      return stdout;
    },
    failures(...tests) {
      const runner = join(installed, 'vitest', 'vitest.mjs');
      const args = [runner, 'run', '--project', 'house', '--reporter=dot', ...tests];
      const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, VITEST_WORKER_ID: undefined };
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
      return status === 0 ? '' : `${stdout}${stderr}`;
    },
    fill(files) {
      for (const file of files) change(file, (source) => source.split('\n').map(filled).join('\n'));
    },
    change,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

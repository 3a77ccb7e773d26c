// This checkout beside the project as it was at an earlier commit, in one run and in turns: has anything become slower?
//
//   node bench/src/beside.ts 5550ce0 [--rounds 5]
//
// The earlier one is laid out in a temporary folder, with the packages that are installed here, and goes again at the end.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Speed } from './speeds.ts';

const root = join(import.meta.dirname, '..', '..');
const SPEEDS = join('bench', 'src', 'speeds.ts');
/** What it must have kept of its speed. */
const KEPT = 0.95;

/** Everything that is installed here, but the parts of the house, which are its own. */
function furnish(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@wyrmtable'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@wyrmtable') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const parts = readdirSync(join(folder, 'packages')).map((name) => join(folder, 'packages', name));
  for (const part of [...parts, join(folder, 'bench')]) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(part, 'package.json'), 'utf8'));
    symlinkSync(part, join(modules, name));
  }
}

function layOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-before-'));
  const archive = execFileSync('git', ['archive', commit, 'packages', 'bench', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  furnish(folder);
  copyFileSync(join(root, SPEEDS), join(folder, SPEEDS));
  return folder;
}

/** A process of its own for every round: what one has compiled is of no use to the other. */
function measured(folder: string): Speed[] {
  return JSON.parse(execFileSync(process.execPath, [join(folder, SPEEDS)], { encoding: 'utf8', cwd: folder }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const [commit] = positionals;
const rounds = Number(values.rounds);
if (commit === undefined || !Number.isInteger(rounds) || rounds < 1) {
  console.error('node bench/src/beside.ts COMMIT [--rounds N]');
  process.exitCode = 2;
} else {
  const before = layOut(commit);
  try {
    const seen = { before: [] as Speed[][], here: [] as Speed[][] };
    for (let round = 0; round < rounds; round++) {
      seen.before.push(measured(before));
      seen.here.push(measured(root));
    }
    for (const { name, unit, lessIsBetter } of seen.here[0] ?? []) {
      const of = (side: 'before' | 'here'): number =>
        median(seen[side].map((all) => all.find((one) => one.name === name)?.value ?? Number.NaN));
      const ratio = lessIsBetter ? of('before') / of('here') : of('here') / of('before');
      const figures = [of('before'), of('here')].map((value) => value.toPrecision(4).padStart(10)).join('');
      console.log(
        `${name.padEnd(42)}${unit.padEnd(16)}${figures}  × ${ratio.toFixed(2)}${ratio < KEPT ? '  slower' : ''}`,
      );
      if (ratio < KEPT) process.exitCode = 1;
    }
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

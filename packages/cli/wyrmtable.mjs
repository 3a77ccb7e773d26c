#!/usr/bin/env node
// The `wyrmtable` command: makes sure that the pinned Node runs it, whichever one the shell found first.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = join(dirname(fileURLToPath(import.meta.url)), 'src', 'main.ts');
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else {
  const pinned = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  const { status, signal } = spawnSync(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = signal ? 1 : (status ?? 1);
}

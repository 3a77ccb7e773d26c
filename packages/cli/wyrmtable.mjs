#!/usr/bin/env node
// The `wyrmtable` command: makes sure that the pinned Node runs it, whichever one the shell found first.
import { spawn } from 'node:child_process';
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = new URL('./src/main.ts', import.meta.url);
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Half of a short call would go into reading the sources again.
  const house = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  modules.enableCompileCache(join(house, 'node_modules', '.cache', 'wyrmtable'));
  await import(main.href);
} else {
  const pinned = join(dirname(modules.createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  const child = spawn(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

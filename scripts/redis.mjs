// The Redis of the tests: found, or fetched where that is allowed. `node scripts/redis.mjs` does so by hand.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProgram } from './postgres.mjs';
import { run } from './ready.mjs';

function find() {
  const folders = process.env.REDIS_BIN ? [process.env.REDIS_BIN] : (process.env.PATH ?? '').split(delimiter);
  return folders.find((folder) => isProgram(join(folder, 'redis-server'))) ?? null;
}

/** The folder of redis-server, or the one sentence that says what to do. */
export async function redis() {
  const found = find();
  if (found !== null) return { path: found };
  if (!process.env.REDIS_BIN && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Redis for the tests of several servers …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const fetched =
      (await run('apt-get', ['update', '-qq'], { env })).ok &&
      (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { env })).ok;
    const path = fetched ? find() : null;
    if (path !== null) return { path };
  }
  return {
    problem:
      'The tests of several servers need Redis: install it (on Debian `apt-get install redis-server`) or set REDIS_BIN to the folder of redis-server.',
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, problem } = await redis();
  console.log(path ?? problem);
  process.exitCode = path === undefined ? 1 : 0;
}

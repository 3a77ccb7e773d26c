// The PostgreSQL of the tests: found, or fetched where that is allowed. `node scripts/postgres.mjs` does so by hand.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './ready.mjs';

const debian = '/usr/lib/postgresql';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder with `initdb` and `postgres`; Debian keeps them away from PATH, a folder for each version. */
function find() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = process.env.POSTGRES_BIN
    ? [process.env.POSTGRES_BIN]
    : [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))) ?? null;
}

/** The folder of its programs, or the one sentence that says what to do. */
export async function postgres() {
  const found = find();
  if (found !== null) return { path: found };
  if (process.env.POSTGRES_BIN) {
    return {
      problem: `POSTGRES_BIN names ${process.env.POSTGRES_BIN}, where no initdb and postgres are: point it at them or unset it.`,
    };
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL for the tests of storage …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const fetched =
      (await run('apt-get', ['update', '-qq'], { env })).ok &&
      (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })).ok;
    const path = fetched ? find() : null;
    if (path !== null) return { path };
  }
  return {
    problem:
      'The tests of storage need PostgreSQL: install it (on Debian `apt-get install postgresql`) or set POSTGRES_BIN to the folder of its programs.',
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, problem } = await postgres();
  console.log(path ?? problem);
  process.exitCode = path === undefined ? 1 : 0;
}

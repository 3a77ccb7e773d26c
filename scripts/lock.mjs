// `node scripts/lock.mjs`, after a change of dependencies: makes the lock file name every platform's optional packages
// (`--check` only tells whether it does). npm leaves out those that its registry does not hold, and then `npm ci` takes
// the file for an outdated one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** What such a package is for is in its name: `binding-linux-arm64-musl`. */
function platform(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { os, cpu, libc };
}

/** The place where Node would find the package from there, or undefined. */
function found(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (!folder.includes('node_modules/')) return folder === '' ? undefined : found(packages, '', name);
  }
}

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const { os, cpu, libc } = platform(name);
    const isExact = /^\d+\.\d+\.\d+/.test(version);
    if (found(lock.packages, place, name) !== undefined || !isExact || (os.length === 0 && cpu.length === 0)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added.push(`${name}@${version}`);
  }
}
if (added.length === 0) {
  console.log('The lock file names every platform.');
} else if (process.argv.includes('--check')) {
  console.log(`The lock file lacks ${added.join(', ')}: run \`node scripts/lock.mjs\`.`);
  process.exitCode = 1;
} else {
  const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Added to the lock file: ${added.join(', ')}.`);
}

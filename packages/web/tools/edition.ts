// Seals a build: the service worker is told every file of its edition with its digest (src/offline/service-worker.ts).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const SERVICE_WORKER = 'service-worker.js';
const FIRST_PAGE = 'index.html';

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Packed twins are the server's business, hidden files nobody's. */
const isServed = (name: string) => !/\.(br|gz)$/.test(name) && !name.startsWith('.') && name !== SERVICE_WORKER;

/** Digests of all files in the folder by the addresses they are served at; the first page is served at the root. */
function digests(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isServed(name) && statSync(join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name === FIRST_PAGE ? '/' : `/${name.replaceAll(sep, '/')}`,
      digestOf(readFileSync(join(folder, name))),
    ]),
  );
}

/** Everything before this line of a sealed service worker is its seal. */
const SEAL_END = '/* sealed */\n';

/** Writes the edition into the folder's service worker; sealing again after a change replaces the seal. */
export function seal(folder: string): void {
  const path = join(folder, SERVICE_WORKER);
  const code = readFileSync(path, 'utf8').split(SEAL_END).at(-1) ?? '';
  const files = JSON.stringify(digests(folder));
  const edition = digestOf(files + code).slice(0, 16);
  writeFileSync(path, `const EDITION="${edition}",FILES=${files};${SEAL_END}${code}`);
}

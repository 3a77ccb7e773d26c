// Getting the house ready on any machine with Node 20: packages installed, client built. Nothing here needs a package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The pinned Node, which runs everything but these scripts. */
export const node = join(root, 'node_modules', 'node', 'bin', 'node');

const bin = join(root, 'node_modules', '.bin');
const web = join(root, 'packages', 'web');

/** The environment of everything that runs once packages are there: the pinned Node comes first. */
export function housePath(env = process.env) {
  return { ...env, PATH: [bin, env.PATH ?? ''].join(delimiter) };
}

/** The language of the shell. */
const wanted = ({ LC_ALL, LC_MESSAGES, LANG } = process.env) =>
  (LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2).toLowerCase();

/** The few sentences that come before `packages/words` can be loaded; that each is in every language is held by ready.test.ts. */
export function say(message, write = console.log) {
  const lang = wanted();
  write(Object.hasOwn(message, lang) ? message[lang] : message.en);
}

/** Half of what others get where all want a core: whoever gave way altogether would never come to an end on a busy machine. */
const HALF_A_SHARE = 3;

/** Runs a program to its end; its output is shown as it comes, or kept when `quiet`. One that is `patient` lets others go first. */
export function run(program, args, { cwd = root, env = housePath(), quiet = false, patient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (patient && child.pid !== undefined) setPriority(child.pid, HALF_A_SHARE);
    let output = '';
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** What npm says it has installed against what the lock file asks for; npm writes its note last, so a broken-off install shows. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const found = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || found === null || !existsSync(node)) return false;
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const there = found.packages[place];
    if (there === undefined) return entry.optional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Installs what is missing; true when all is there. */
export async function install() {
  if (isInstalled()) return true;
  say({
    en: 'Installing packages (the first time takes about a minute) …',
    pl: 'Instaluję pakiety (za pierwszym razem potrwa to około minuty)…',
    ru: 'Устанавливаю пакеты (в первый раз это займёт около минуты)…',
  });
  // npm must not run on the Node inside the folder that it is about to replace.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
  // Development packages bring the pinned Node and the bundler, whatever NODE_ENV says.
  const { ok } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: { ...process.env, PATH },
  });
  if (ok && existsSync(node)) return true;
  say(
    {
      en: 'The packages could not be installed: npm has said why above. Check the network, then run the command again.',
      pl: 'Nie udało się zainstalować pakietów: powód podał npm powyżej. Sprawdź sieć i uruchom polecenie ponownie.',
      ru: 'Не удалось установить пакеты: причину npm назвал выше. Проверьте сеть и запустите команду ещё раз.',
    },
    console.error,
  );
  return false;
}

/** The workspace packages the client is made of, itself included. */
function clientPackages() {
  const found = new Set();
  const visit = (folder) => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {} } = readJson(join(folder, 'package.json')) ?? {};
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@wyrmtable/')) visit(join(root, 'packages', name.slice('@wyrmtable/'.length)));
    }
  };
  visit(web);
  return [...found].sort();
}

const aside = new Set(['node_modules', 'dist', 'test']);

function* sources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!aside.has(entry.name)) yield* sources(path);
    } else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Contents, not times: a checkout of the same sources needs no new build. */
function clientSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  // The rulebook shows the rules of docs/rules by scenarios.
  const rulebook = [join(root, 'docs', 'rules'), join(root, 'scenarios')];
  for (const folder of [...clientPackages(), ...rulebook]) {
    for (const path of sources(folder)) hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the client when its sources have changed; true when it is there. `force` builds it in any case. */
export async function buildClient({ force = false, quiet = false } = {}) {
  // The bundler empties the folder first, so the stamp is gone whenever a build has broken off.
  const stamp = join(web, 'dist', '.built-from');
  const from = clientSources();
  const built =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === from && existsSync(join(web, 'dist', 'index.html'));
  if (built && !force) return { ok: true, output: '' };
  if (!quiet) {
    say({
      en: 'Building the client …',
      pl: 'Buduję klienta…',
      ru: 'Собираю клиент…',
    });
  }
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = await run(node, [vite, 'build'], { cwd: web, quiet: true });
  if (result.ok) writeFileSync(stamp, from);
  return result;
}

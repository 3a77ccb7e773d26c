// The browser of the browser tests: found, or fetched where that is allowed.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './ready.mjs';

/** The shell is the same browser without windows, menus and what draws them: two thirds of the work for the same pages. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find() {
  if (process.env.CHROME) return isProgram(process.env.CHROME) ? process.env.CHROME : null;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/** The path of a Chromium, or the one sentence that says what to do. */
export async function chromium() {
  if (process.env.CHROME && find() === null) {
    return {
      problem: `CHROME names ${process.env.CHROME}, which is not a program: point it at a Chromium or unset it.`,
    };
  }
  const found = find();
  if (found !== null) return { path: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium for the browser tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = async (...args) => (await run('apt-get', args, { env })).ok;
    const fetch = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
    await apt('update', '-qq');
    const path = (await fetch('chromium-headless-shell')) || (await fetch('chromium')) ? find() : null;
    if (path !== null) return { path };
  }
  return {
    problem:
      'The browser tests need Chromium: install it (on Debian `apt-get install chromium`) or set CHROME to its path.',
  };
}

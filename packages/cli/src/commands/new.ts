// `new hero NAME`: lays out the folder of a hero and says what is still to be written.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAP } from '@wyrmtable/dice-throne/check';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { constantOf, heroFiles, type Sources } from '../hero/template.ts';
import { report } from '../report.ts';

const NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const NAME_LENGTH = 24;

/** Where our own heroes lie, and what their folders import. */
const SOURCE = dirname(fileURLToPath(import.meta.resolve('@wyrmtable/dice-throne')));
const HEROES = join(SOURCE, 'heroes');
const KERNEL_NAMES = fileURLToPath(import.meta.resolve('@wyrmtable/kernel/names'));

/** Beside our heroes a folder imports as they do; elsewhere it finds the way by itself. */
function sourcesFor(folder: string): Sources {
  const content = relative(folder, join(SOURCE, 'content')).replaceAll('\\', '/');
  if (dirname(folder) === HEROES) return { content, names: '@wyrmtable/kernel/names' };
  return { content, names: relative(folder, KERNEL_NAMES).replaceAll('\\', '/') };
}

/** The places of everything still to be written. */
function gapsIn(value: unknown, at: string): string[] {
  if (value === GAP) return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => gapsIn(inner, at === '' ? field : `${at}.${field}`));
}

export const begin: Command = {
  usage: 'new hero NAME',
  about: ABOUT.begin,
  flags: { dir: { type: 'string', hint: 'DIR', about: FLAG.heroDir }, ...JSON_FLAG },
  places: { min: 2, max: 2 },
  async run(call) {
    const { lang } = call;
    const [what = '', title = ''] = call.places;
    if (what !== 'hero') return complain(FAULT.wordTooMany, { word: what, usage: begin.usage });
    if (!NAME.test(title) || title.length > NAME_LENGTH) return complain(FAULT.badHeroName, { name: title });
    const id = title.toLowerCase().replaceAll(' ', '-');
    const folder = join(resolve(call.text('dir') ?? HEROES), id);
    if (existsSync(folder) && readdirSync(folder).length > 0) return complain(FAULT.heroThere, { path: folder });
    const made = makeFolder(folder);
    if (isComplaint(made)) return made;
    const files = heroFiles(id, title, sourcesFor(folder));
    for (const { name, text } of files) {
      const written = writeWhole(join(folder, name), text);
      if (isComplaint(written)) return written;
    }
    const { names }: { names: unknown } = await import(pathToFileURL(join(folder, 'names.ts')).href);
    const gaps = gapsIn(names, 'names');
    const constant = constantOf(id);
    const register = [`import { ${constant} } from './${id}/index.ts';`, `${constant},`];
    const value = { folder, files: files.map(({ name }) => name), gaps, register };
    report(call, value, () => [
      phrase(lang, REPORT.heroLaid, { folder }),
      phrase(lang, REPORT.heroGaps, { count: gaps.length }),
      ...gaps.map((gap) => `  ${gap}`),
      phrase(lang, REPORT.heroRegister),
      ...register.map((line) => `  ${line}`),
    ]);
    return 'done';
  },
};

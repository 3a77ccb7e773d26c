// `new hero NAME` lays out the folder of a hero; `new minion NAME` and the like write the piece into the lists it stands in. Both
// say what is still to be written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOOT } from '@wyrmtable/adventures';
import { GAP } from '@wyrmtable/dice-throne/check';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, complain, type Ending, isComplaint } from '../call.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { constantOf, heroFiles, type Sources } from '../new/hero.ts';
import { heroScenarios } from '../new/hero-scenarios.ts';
import { type Addition, isPieceKind, LAYS, PIECES, type PieceKind, withAtEnd, withWords } from '../new/pieces.ts';
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

/** The checkout that this command is part of. */
const HOUSE = resolve(SOURCE, '..', '..', '..');

async function layHero(call: Call, id: string, title: string): Promise<Ending> {
  const { lang } = call;
  const folder = join(resolve(call.text('dir') ?? HEROES), id);
  if (existsSync(folder) && readdirSync(folder).length > 0) return complain(FAULT.heroThere, { path: folder });
  const made = makeFolder(folder);
  if (isComplaint(made)) return made;
  const files = heroFiles(id, title, sourcesFor(folder));
  // A folder elsewhere is nobody's content yet.
  const scenarios = dirname(folder) === HEROES ? heroScenarios(id, title) : null;
  const all = files.map(({ name, text }) => ({ path: join(folder, name), text }));
  if (scenarios !== null) all.push({ path: join(HOUSE, scenarios.file), text: scenarios.text });
  for (const { path, text } of all) {
    const written = writeWhole(path, text);
    if (isComplaint(written)) return written;
  }
  const { names }: { names: unknown } = await import(pathToFileURL(join(folder, 'names.ts')).href);
  const gaps = gapsIn(names, 'names');
  const constant = constantOf(id);
  const register = [`import { ${constant} } from './${id}/index.ts';`, `${constant},`];
  const examples = scenarios?.file ?? null;
  const value = { folder, files: files.map(({ name }) => name), scenarios: examples, gaps, register };
  report(call, value, () => [
    phrase(lang, REPORT.heroLaid, { folder }),
    ...(examples === null ? [] : [phrase(lang, REPORT.heroScenarios, { path: examples })]),
    phrase(lang, REPORT.heroGaps, { count: gaps.length }),
    ...gaps.map((gap) => `  ${gap}`),
    phrase(lang, REPORT.heroRegister),
    ...register.map((line) => `  ${line}`),
  ]);
  return 'done';
}

/** The file as it becomes; null where it is there already or has no such list. */
function becomes(house: string, { file, list, text, words }: Addition): string | null {
  const path = join(house, file);
  if (list === null) return existsSync(path) ? null : text;
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const numbered = text.replace('NUMBER', String(LOOT.length + 1));
  const longer = withAtEnd(source, list, numbered);
  return longer === null || words === undefined ? longer : withWords(longer, words);
}

function layPiece(call: Call, kind: PieceKind, id: string, title: string): Ending {
  const { lang } = call;
  const house = resolve(call.text('dir') ?? HOUSE);
  const additions = LAYS[kind](id, title);
  const taken = additions.find(({ file, list }) => {
    const path = join(house, file);
    return existsSync(path) && (list === null || readFileSync(path, 'utf8').includes(`'${id}'`));
  });
  if (taken !== undefined) return complain(FAULT.heroThere, { path: join(house, taken.file) });
  // Everything is worked out before anything is written.
  const files = additions.map((addition) => ({ path: join(house, addition.file), text: becomes(house, addition) }));
  for (const { path, text } of files) if (text === null) return complain(FAULT.noList, { path });
  for (const { path, text } of files) {
    const written = writeWhole(path, text ?? '');
    if (isComplaint(written)) return written;
  }
  const gaps = additions.reduce((sum, { text }) => sum + text.split(GAP).length - 1, 0);
  const value = { id, files: additions.map(({ file }) => file), gaps };
  report(call, value, () => [
    phrase(lang, REPORT.pieceLaid, { id }),
    ...value.files.map((file) => `  ${file}`),
    phrase(lang, REPORT.pieceGaps, { count: gaps }),
  ]);
  return 'done';
}

const KINDS = ['hero', ...PIECES];

export const begin: Command = {
  usage: `new ${KINDS.join('|')} NAME`,
  about: ABOUT.begin,
  flags: { dir: { type: 'string', hint: 'DIR', about: FLAG.heroDir }, ...JSON_FLAG },
  places: { min: 2, max: 2 },
  async run(call) {
    const [what = '', title = ''] = call.places;
    if (what !== 'hero' && !isPieceKind(what))
      return complain(FAULT.noSuchKind, { word: what, kinds: KINDS.join(', ') });
    if (!NAME.test(title) || title.length > NAME_LENGTH) return complain(FAULT.badName, { name: title });
    const id = title.toLowerCase().replaceAll(' ', '-');
    return what === 'hero' ? await layHero(call, id, title) : layPiece(call, what, id, title);
  },
};

// Draws the sprites of exactly the glyphs that the client names, from the game-icons set (CC BY 3.0): one for the front page
// and what lies over every page, one for each game and each hero, one for other pages, one for
// how matches end, and two for what several of them show.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { GAME_IDS } from '@wyrmtable/registry';
import { onGrid } from './outline.ts';

interface Glyphs {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Which sprite holds which glyphs. */
export type Sheets = Readonly<Record<string, readonly string[]>>;

/** The sprite of the front page and of what lies over every page. */
const HOUSE = 'house';
/** The sprite of what every table shows, and of what Dice Throne shows with others. */
const SHARED = 'shared';
/** What the pages beside the tables show. */
const PAGES = 'pages';
/** What several games show, but not Dice Throne, whose table is the heaviest. */
const ELSEWHERE = 'elsewhere';
/** What a table shows when a match is over: large, and for the most part of it not needed. */
const ENDINGS = 'endings';
const OF_ENDINGS: readonly string[] = ['laurels', 'laurels-trophy'];

const FOLDER = fileURLToPath(new URL('../src/pieces/icons', import.meta.url));
/** Where the client names glyphs; those of the cards and of the log are data. */
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

const glyphs: Glyphs = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const OF_ICONS = /icon|glyph|charge/i;

/** A hyphenated glyph name is taken wherever it stands; a single word only where its line, or the list it stands in, speaks of icons. */
function namedIn(text: string): string[] {
  const found: string[] = [];
  let listed = false;
  for (const line of text.split('\n')) {
    if (/^(export )?const .*[{[]$/.test(line)) listed = OF_ICONS.test(line);
    else if (/^\S/.test(line)) listed = false;
    const ofIcons = listed || OF_ICONS.test(line);
    for (const [, name = ''] of line.matchAll(/['"]([a-z0-9]+(?:-[a-z0-9]+)*)['"]/g)) {
      if (name in glyphs.icons && (ofIcons || name.includes('-'))) found.push(name);
    }
  }
  return found;
}

const iconsOf = (list: readonly { readonly icon: string }[]) => list.map(({ icon }) => icon);

interface Faced {
  readonly icon: string;
  readonly faceIcons: object;
}
const facesOf = (list: readonly Faced[]) =>
  list.flatMap(({ icon, faceIcons }) => [icon, ...Object.values<string>({ ...faceIcons })]);

/** What is a hero's alone: its dice and its tokens. Nobody needs more than the heroes at the table. */
const OF_HEROES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  HEROES.map((hero) => [
    hero.id,
    [...facesOf([hero]), ...iconsOf(STATUSES.filter(({ id }) => hero.statuses.some((own) => own === id)))],
  ]),
);

interface DataGlyphs {
  readonly DATA_GLYPHS: readonly string[];
}

/** Glyphs that the games' own data names: `data-glyphs.ts` in the folder of each. */
const OF_GAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  await Promise.all(
    GAME_IDS.map(async (game) => {
      const { DATA_GLYPHS }: DataGlyphs = await import(`../src/games/${game}/data-glyphs.ts`);
      return [game, DATA_GLYPHS] as const;
    }),
  ),
);

/** Folders whose sources any table may show. */
const AT_TABLES: readonly string[] = ['pieces', 'table', 'games'];

/** Whose a source is: a game's, the front page's, another page's, or every table's. */
function ownerOf(path: string): string {
  const [folder, inside = '', name] = path.split(sep);
  // A game's manifest draws its cover on the front page.
  if (folder === 'games' && inside in OF_GAMES) return name === 'manifest.ts' ? HOUSE : inside;
  if (folder === 'home' || folder === 'shell') return HOUSE;
  return AT_TABLES.includes(folder ?? '') ? SHARED : PAGES;
}

/** Every glyph with all who show it. */
function owners(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (owner: string, names: readonly string[]) => {
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(owner));
  };
  for (const [owner, names] of Object.entries({ ...OF_GAMES, ...OF_HEROES })) add(owner, names);
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    add(ownerOf(path), namedIn(readFileSync(join(SOURCES, path), 'utf8')));
  }
  return found;
}

const isThrone = (owner: string) => owner === 'dice-throne' || owner in OF_HEROES;

function sheetOf(name: string, shownBy: ReadonlySet<string>): string {
  if (shownBy.has(HOUSE)) return HOUSE;
  if (OF_ENDINGS.includes(name)) return ENDINGS;
  // Adventures, whose sprite is the largest, looks for what it shares with one other game there.
  const others = [...shownBy].filter((owner) => owner !== 'adventures');
  const [only = 'adventures', ...more] = others;
  if (more.length === 0) return only;
  if (others.every(isThrone)) return 'dice-throne';
  return others.some((owner) => owner === SHARED || isThrone(owner)) ? SHARED : ELSEWHERE;
}

/** Every glyph the client can show, each in one sprite, in order. */
export function sheets(): Sheets {
  const found: Record<string, string[]> = {};
  for (const [name, shownBy] of owners()) {
    const sheet = sheetOf(name, shownBy);
    found[sheet] = [...(found[sheet] ?? []), name];
  }
  const names = Object.keys(found).sort();
  return Object.fromEntries(names.map((sheet) => [sheet, (found[sheet] ?? []).sort()]));
}

/** A sprite as text; says which glyph does not exist. */
export function sprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const glyph = glyphs.icons[name];
    if (glyph === undefined) throw new Error(`game-icons has no glyph called ${name}`);
    const body = glyph.body
      .replaceAll(' fill="currentColor"', '')
      .replaceAll(/ d="([^"]+)"/g, (_, outline: string) => ` d="${onGrid(outline)}"`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** What the folder should hold, by file. */
export function drawn(wanted: Sheets): Record<string, string> {
  const places = Object.fromEntries(Object.entries(wanted).map(([sheet, names]) => [sheet, names.join(' ')]));
  return {
    'places.json': `${JSON.stringify(places, null, 2)}\n`,
    ...Object.fromEntries(Object.entries(wanted).map(([sheet, names]) => [`${sheet}.svg`, sprite(names)])),
  };
}

/** What it holds. */
export function stored(): Record<string, string> {
  return Object.fromEntries(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = sheets();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(drawn(wanted))) writeFileSync(join(FOLDER, name), text);
  for (const [sheet, names] of Object.entries(wanted)) process.stdout.write(`${sheet}: ${names.length} glyphs\n`);
}

// Draws the sprite of exactly the glyphs that the client names, from the game-icons set (CC BY 3.0).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BOSSES, MINIONS, NEW_STATUSES } from '@wyrmtable/adventures';
import { HEROES, STATUSES } from '@wyrmtable/dice-throne';
import { CARDS } from '@wyrmtable/dragon-farkle';
import { DRAGONS, MAGE_CARDS, REGIONS, TRAITS } from '@wyrmtable/etchinstone';
import { LOG_ICONS as THRONE_LOG } from '@wyrmtable/words/dice-throne';
import { LOG_ICONS as FARKLE_LOG } from '@wyrmtable/words/dragon-farkle';
import { LOG_ICONS as ETCHINSTONE_LOG } from '@wyrmtable/words/etchinstone';

interface Glyphs {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const SPRITE = fileURLToPath(new URL('../src/pieces/icons.svg', import.meta.url));
/** Where the client names glyphs; those of the cards and of the log are data. */
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

const glyphs: Glyphs = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(`${SOURCES}/${path}`, 'utf8'));
}

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

/** Glyphs that the games' own data names. */
const CONTENT = [
  ...[CARDS, MAGE_CARDS, REGIONS, DRAGONS, TRAITS, HEROES, STATUSES].flatMap((list) => list.map(({ icon }) => icon)),
  ...NEW_STATUSES.map(({ icon }) => icon),
  ...[...HEROES, ...[...MINIONS, ...BOSSES].map(({ board }) => board)].flatMap(({ icon, faceIcons }) => [
    icon,
    ...Object.values(faceIcons),
  ]),
];

/** Every glyph the client can show, in order. */
export function namesOfIcons(): string[] {
  const named = [...CONTENT, ...THRONE_LOG, ...FARKLE_LOG, ...ETCHINSTONE_LOG, ...sources().flatMap(namedIn)];
  return [...new Set(named)].sort();
}

/** The sprite as text; says which glyph does not exist. */
export function sprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const glyph = glyphs.icons[name];
    if (glyph === undefined) throw new Error(`game-icons has no glyph called ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${glyph.body.replaceAll(' fill="currentColor"', '')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

export function storedSprite(): string {
  return readFileSync(SPRITE, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = namesOfIcons();
  writeFileSync(SPRITE, sprite(names));
  process.stdout.write(`${names.length} glyphs\n`);
}

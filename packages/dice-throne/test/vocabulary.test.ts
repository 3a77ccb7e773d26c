// Misspellings and misuses in content: each is an error of the compiler, at the word that is wrong.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const src = join(import.meta.dirname, '../src');
const adventures = join(root, 'packages/adventures/src');

/** A hero of three symbols, as its author has it before them. */
const BEFORE = `
import { addDamage, damage, type Effect, total, undefendable } from '${src}/content.ts';
import { row, slot, upgrade } from '${src}/content/print.ts';
import { kit } from '${src}/content/kit.ts';
import { english, he, masculine, noun, person, type Noun } from '@wyrmtable/kernel/names';
import type { HeroNames } from '${src}/content/ids.ts';
const thing = noun(english('rime'), masculine('a', 'b', 'c', 'd', 'e'), masculine('a', 'b', 'c', 'd', 'e'));
const say = { en: 'Hail', pl: 'Grad', ru: 'Град' };
const names = {
  hero: person('Frost', he('a', 'b', 'c'), he('a', 'b', 'c')),
  line: say,
  symbols: { rime: thing, icicle: thing, snow: thing },
  abilities: { hail: say, avalanche: say },
  otherSide: {},
  added: { sleet: say },
  cards: { shiver: say },
  statuses: {},
} as const satisfies HeroNames;
const words = kit<typeof names>();
export const used: unknown[] = [
  addDamage, damage, undefendable, total, row, slot, upgrade, words, {} satisfies Partial<Noun>, [] satisfies Effect[],
];
`;

/** What somebody wrote, and what the compiler says of it. */
const WRONG: Readonly<Record<string, readonly [code: string, says: RegExp]>> = {
  'a symbol that is not on the die': [`words.each('rimee')`, /'"rimee"' is not assignable .*"rime"/],
  'a symbol of another hero in a requirement': [`words.symbols({ rime: 2, sword: 1 })`, /'sword' does not exist/],
  'a tier of a symbol that is not there': [
    `words.tiers('icycle', [3, 4, 5], [4, 5, 6], (n) => [damage(n)])`,
    /'"icycle"' is not assignable/,
  ],
  'a line that waits for a misspelt symbol': [`words.on('snwo', damage(2))`, /snwo/],
  'a status that nobody knows': [`words.inflict('frostbite')`, /'"frostbite"' is not assignable/],
  'tokens of a misspelt status': [`addDamage(words.perToken('poisson', 2, 'target'))`, /'"poisson"' is not assignable/],
  'an ability that is not on the board': [`words.offensive('hial', row(words.symbols({ rime: 3 })))`, /'"hial"'/],
  'an upgrade of an added ability as if it were a slot': [`words.upgraded('sleet')`, /'"sleet"' is not assignable/],
  'a card that is not in the deck': [`words.mainAction('shivver', 1, [])`, /'"shivver"' is not assignable/],
  'a card that was never played because it does not exist': [`words.played('shivers')`, /'"shivers"'/],
  'immunity against a misspelt status': [
    `words.passive('hail', { immune: ['poison', 'brun'] })`,
    /'"brun"' is not assignable/,
  ],
  'a moment that nothing has': [`words.use('incomming', [])`, /'"incomming"' is not assignable/],
  'a hook that nothing has': [`words.passive('hail', { upkep: [] })`, /'upkep' does not exist/],
  'a kind of damage that there is not': [`damage(3, 'undefendible')`, /'"undefendible"' is not assignable/],
  'an effect on nobody': [`words.inflict('burn', 1, 'targett' )`, /'"targett"' is not assignable/],
  'a symbol without an icon': [
    `words.hero({ id: 'frost', complexity: 1, icon: 'x', die: ['rime', 'rime', 'rime', 'icicle', 'icicle', 'snow'],
      faceIcons: { rime: 'a', icicle: 'b' }, statuses: [], slots: [], cards: [], promo: null })`,
    /'snow' is missing/,
  ],
  'a die with five sides': [
    `words.hero({ id: 'frost', complexity: 1, icon: 'x', die: ['rime', 'rime', 'rime', 'icicle', 'snow'],
      faceIcons: { rime: 'a', icicle: 'b', snow: 'c' }, statuses: [], slots: [], cards: [], promo: null })`,
    /Source has 5 element\(s\) but target requires 6/,
  ],
  'a name that one language lacks': [
    `({ hail: { en: 'Hail', pl: 'Grad' } }) satisfies HeroNames['abilities']`,
    /'ru' is missing/,
  ],
  'a noun without its forms': [
    `({ rime: { en: english('rime'), pl: masculine('a', 'b', 'c'), ru: thing.ru } }) satisfies HeroNames['symbols']`,
    /Expected 5 arguments, but got 3/,
  ],
};

/** The same in Adventures, whose enemies all roll the chaos die. */
const WRONG_THERE: typeof WRONG = {
  'a symbol that is not on the chaos die': [`enemyWords.each('vortx')`, /'"vortx"' is not assignable/],
  'a token that Adventures lacks': [`lootWords.gain('parasyte')`, /'"parasyte"' is not assignable/],
  'a symbol on a loot card, which anybody may play': [`lootWords.each('swipe')`, /'never'/],
  'something an adventure cannot do': [`lootWords.call('golt')`, /'"golt"' is not assignable/],
  'loot that has no name': [`lootWords.mainAction('codecks', 1, [])`, /is not assignable/],
};

const RIGHT = `words.hero({
  id: 'frost', complexity: 1, icon: 'x', die: ['rime', 'rime', 'rime', 'icicle', 'icicle', 'snow'],
  faceIcons: { rime: 'a', icicle: 'b', snow: 'c' }, statuses: ['burn'],
  slots: [slot(words.offensive('hail', ...words.tiers('rime', [3, 4, 5], [4, 5, 6], (n) => [damage(n)])))],
  cards: [words.mainAction('shiver', 1, [words.gain('chi', words.each('snow'))])], promo: null,
})`;

const said = new Map<string, string[]>();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wyrmtable-vocabulary-'));
  const files = new Map<string, string>();
  const write = async (name: string, text: string) => {
    const file = `snippet${files.size}.ts`;
    files.set(file, name);
    await writeFile(join(folder, file), text);
  };
  for (const [name, [code]] of Object.entries(WRONG)) await write(name, `${BEFORE}export const it = ${code};\n`);
  const before = `import { enemyWords, lootWords } from '${adventures}/content/words.ts';\nexport const both = [enemyWords, lootWords];\n`;
  for (const [name, [code]] of Object.entries(WRONG_THERE)) await write(name, `${before}export const it = ${code};\n`);
  await write('right', `${BEFORE}export const it = ${RIGHT};\n`);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: { paths: {}, types: [] } };
  const paths = { '@wyrmtable/kernel/names': [join(root, 'packages/kernel/src/names.ts')] };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...config, compilerOptions: { ...config.compilerOptions, paths } }),
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const output = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false']).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  await rm(folder, { recursive: true });
  // An error begins at the margin; what is indented under it explains it.
  for (const error of output.split(/\n(?=\S)/)) {
    const file = /(snippet\d+\.ts)\(/.exec(error)?.[1];
    const name = file === undefined ? `elsewhere: ${error}` : (files.get(file) ?? '');
    if (error.trim() !== '') said.set(name, [...(said.get(name) ?? []), error]);
  }
});
afterAll(() => said.clear());

describe('is refused by the compiler', () => {
  test.each(Object.entries({ ...WRONG, ...WRONG_THERE }))('%s', (name, [, says]) => {
    expect(said.get(name)).toEqual([expect.stringMatching(says)]);
  });

  test('and nothing else is', () => {
    const known = new Set([...Object.keys(WRONG), ...Object.keys(WRONG_THERE)]);
    expect([...said].filter(([name]) => !known.has(name))).toEqual([]);
  });
});

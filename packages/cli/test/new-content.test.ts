// Following docs/adding-a-hero.md and docs/adding-content.md in a copy of the checkout: a hero and one piece of every kind are laid
// out, their gaps are filled, the compiler and every check of content hold, and bots play matches with them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, copied } from './copied.ts';
import { complains, reported, temporary } from './process.ts';

interface Laid {
  readonly id: string;
  readonly files: readonly string[];
  readonly gaps: number;
}

const PIECES = [
  ['minion', 'Marsh Imp', 'marsh-imp'],
  ['tile', 'Glass Garden', 'glass-garden'],
  ['loot', 'Tin Whistle', 'tin-whistle'],
  ['companion', 'Old Badger', 'old-badger'],
  ['item', 'Spare Boot', 'spare-boot'],
  ['mage-card', 'Cold Ember', 'cold-ember'],
] as const;

const HEROES = 'packages/dice-throne/src/heroes';
let copy: Copy;
const laid = new Map<string, Laid>();

beforeAll(async () => {
  copy = copied();
  for (const [kind, title] of PIECES) laid.set(kind, await reported<Laid>(['new', kind, title, '--dir', copy.root]));
  // The hero is laid out by the copy's own command, so that its folder imports what stands there.
  expect(copy.complaint(['new', 'hero', 'Frost Witch'])).toBe('');
  const [line, entry] = ["import { frostWitch } from './frost-witch/index.ts';", 'frostWitch,'];
  copy.change(`${HEROES}/index.ts`, (source) =>
    source
      .replace('import { gunslinger }', `${line}\nimport { gunslinger }`)
      .replace('  vampireLord,\n]', `  vampireLord,\n  ${entry}\n]`),
  );
  copy.fill([...laid.values()].flatMap(({ files }) => files));
  copy.fill([`${HEROES}/frost-witch/names.ts`]);
});
afterAll(() => copy.remove());

test.each(PIECES)('a %s is written where the page says, with its gaps', (kind, _, id) => {
  const page = readFileSync(join(copy.root, 'docs/adding-content.md'), 'utf8');
  const { files, gaps, id: given } = laid.get(kind) ?? { files: [], gaps: 0, id: '' };
  expect(given).toBe(id);
  expect(gaps).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(join(copy.root, file))).toBe(true);
  for (const file of files) expect(page).toContain(file.replace(id, 'NAME'));
  expect(page).toContain(`npx wyrmtable new ${kind} `);
});

test('the compiler finds nothing wrong with any of it', () => {
  expect(copy.typeFaults()).toBe('');
});

test('a name that is there already is not written twice', async () => {
  await complains(['new', 'minion', 'Marsh Imp', '--dir', copy.root], /already something/);
  await complains(['new', 'dragon', 'Bob'], /“dragon”/);
  await complains(['new', 'tile', 'Glass Roof', '--dir', temporary()], /not as this command knows it/);
});

test('every check of content holds, and every scenario: those that were laid out with it, and all others', () => {
  const games = ['adventures', 'dragon-farkle', 'etchinstone', 'dice-throne'];
  const failures = copy.failures(
    ...games.flatMap((game) => [`packages/${game}/test/content`, `packages/${game}/test/scenarios`]),
    'packages/etchinstone/test/laws',
    'packages/etchinstone/test/library',
    'packages/dice-throne/test/description',
    'packages/words/test/adventures-',
    'packages/words/test/dice-throne-',
    'packages/words/test/etchinstone.test',
    'packages/words/test/loaded',
    'packages/web/src/lab/met',
    'packages/cli/test/hero.test',
  );
  expect(failures).toBe('');
});

test('it is kept for later editions, and bots play the matches that the corpus wants of it', () => {
  expect(copy.complaint(['editions', 'keep'])).toBe('');
  expect(copy.complaint(['editions'])).toBe('');
  expect(copy.complaint(['corpus', 'fill'])).toBe('');
  expect(existsSync(join(copy.root, 'corpus/dice-throne/duel-frost-witch.json'))).toBe(true);
});

describe('bots play with it', () => {
  const match = (game: string, bots: string, options: object) =>
    copy.complaint([
      'simulate',
      game,
      '--games',
      '2',
      '--bots',
      bots,
      '--seed',
      '1',
      '--options',
      JSON.stringify(options),
    ]);
  test('the hero', () => {
    expect(match('dice-throne', 'adept,adept', { heroes: ['frost-witch', 'barbarian'] })).toBe('');
  });
  test('minions, tiles and loot of an exploration', () => {
    expect(match('adventures', 'adept', { scenario: 1, extraMinions: true })).toBe('');
  });
  test('companions and items', () => {
    expect(match('dragon-farkle', 'adept,careful', {})).toBe('');
  });
  test('Mage cards', () => {
    expect(match('etchinstone', 'adept', {})).toBe('');
  });
});

test('a board that cannot be played is refused by every command, in a sentence with the place', () => {
  copy.change(`${HEROES}/frost-witch/board.ts`, (source) =>
    source.replace('symbols({ spark: 5 })', 'symbols({ spark: 6 })'),
  );
  for (const command of [
    ['hero', 'show', 'monk'],
    ['simulate', 'dice-throne', '--games', '1'],
  ]) {
    const [first, second, ...further] = copy.complaint(command).trim().split('\n');
    expect(first).toBe('The hero “frost-witch” cannot be played:');
    expect(second).toMatch(/^ {2}hero\.slots\.frost-witch-finale\.printed\.rows\[0\]\S*: \p{Lu}.*\.$/u);
    expect(further).toEqual([]);
  }
});

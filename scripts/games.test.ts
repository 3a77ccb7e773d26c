// A game is one line in each registry, and nothing else lists the games: a list that somebody forgets is a game that half works.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { GAMES } from '../packages/words/src/messages/common.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The registries (docs/adding-a-game.md), and what is said of some games for a reason of its own. */
const REGISTRIES = [
  'packages/cli/src/terminal-adapters.ts',
  'packages/registry/src/games.ts',
  'packages/web/src/games/index.ts',
  'packages/web/src/games/paces.ts',
  'packages/words/src/messages/common.ts',
  'packages/words/src/rulebook/index.ts',
];
const BY_CHOICE = [
  // Games that bots look back upon, and that have tasks.
  'packages/bots/src/review/index.ts',
  'packages/bots/src/tasks/index.ts',
  // What `wyrmtable new` can lay out.
  'packages/cli/src/new/pieces.ts',
  // What evenings are made of, and what people are brought together for.
  'packages/cli/src/evenings/pool.ts',
  'packages/wire/src/finding.ts',
];

/** Three games in one source are a list of games. */
const MANY = 3;
const names = (text: string): number =>
  GAME_IDS.filter((id) => new RegExp(`^\\s*'?${id}'?(?::|,$)|'${id}'`, 'm').test(text)).length;

test('the games are listed in the registries alone', () => {
  const sources = globSync('{packages/*/{src,tools},bench/src,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const lists = sources.filter((path) => names(readFileSync(`${root}${path}`, 'utf8')) >= MANY);
  expect(lists.toSorted()).toEqual([...REGISTRIES, ...BY_CHOICE].toSorted());
});

test.each(GAME_IDS)(
  '%s has its title, its numbered rules, its scenarios and its folder in every part of the house',
  (id) => {
    expect(Object.keys(GAMES)).toContain(id);
    for (const place of [
      `packages/${id}/src/game.ts`,
      `packages/bots/src/${id}/index.ts`,
      `packages/cli/src/${id}/terminal-adapter.ts`,
      `packages/registry/src/games/${id}.ts`,
      `packages/web/src/games/${id}/manifest.ts`,
      `packages/web/src/games/${id}/at-table.ts`,
      `packages/web/src/games/${id}/pace.ts`,
      `packages/web/src/games/${id}/data-glyphs.ts`,
      `packages/words/src/${id}/index.ts`,
      `docs/rules/${id}.md`,
      `scenarios/${id}`,
    ])
      expect(existsSync(`${root}${place}`), place).toBe(true);
  },
);

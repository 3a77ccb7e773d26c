// Dice Throne Adventures as the house knows it.
import { credits, home } from '@wyrmtable/words/shell';
import { fetched, type GameManifest } from '../manifest.ts';
import { lexicon } from './lexicon.ts';

export const adventures: GameManifest = {
  accent: 'woad',
  cover: {
    icon: 'treasure-map',
    text: home.adventures,
    meta: [
      [home.players, { min: 1, max: 4 }],
      [home.campaign, {}],
    ],
    ways: [
      { text: home.aloneOrBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
  table: fetched(async () => (await import('./index.tsx')).default),
  rules: fetched(async () => (await import('../../rules/pages.ts')).AdventuresRules),
  lexicon,
  setUp: fetched(async () => (await import('../../setup/adventures.tsx')).default),
  parts: async () => (await import('../../setup/adventures-parts.ts')).partsOf,
  chance: {
    of: 'dice',
    kinds: new Set(['rolled', 'loot-die']),
    line: async () => (await import('./chance-line.ts')).chanceLine,
  },
  coached: true,
  tasks: null,
  day: null,
  credits: [credits.throne],
  savedLine: async () => (await import('./saved-line.ts')).savedLine,
  atTable: async () => (await import('./at-table.ts')).atTable,
};

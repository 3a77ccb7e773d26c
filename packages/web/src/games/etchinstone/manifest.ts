// Dragons of Etchinstone as the house knows it.
import { credits, home } from '@wyrmtable/words/shell';
import { fetched, type GameManifest } from '../manifest.ts';
import { lexicon } from './lexicon.ts';

export const etchinstone: GameManifest = {
  accent: 'verdigris',
  cover: {
    icon: 'spell-book',
    text: home.etchinstone,
    meta: [
      [home.solo, {}],
      [home.minutes, { from: 30 }],
    ],
    ways: [{ text: home.setOut, query: '' }],
  },
  table: fetched(async () => (await import('./index.tsx')).default),
  rules: fetched(async () => (await import('../../rules/pages.ts')).EtchinstoneRules),
  lexicon,
  setUp: fetched(async () => (await import('../../setup/alone.tsx')).default),
  parts: null,
  chance: {
    of: 'cards',
    kinds: new Set(['drew', 'scouted', 'timeLost', 'deckLost']),
    line: async () => (await import('./chance-line.ts')).chanceLine,
  },
  coached: false,
  tasks: {
    file: async () => (await import('@wyrmtable/bots/tasks/etchinstone.json?url')).default,
    playedOut: true,
  },
  day: async () => (await import('./day-words.ts')).dayWords,
  credits: [credits.etchinstone],
  savedLine: async () => (await import('./saved-line.ts')).savedLine,
  atTable: async () => (await import('./at-table.ts')).atTable,
};

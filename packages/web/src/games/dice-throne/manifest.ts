// Dice Throne as the house knows it.
import { credits, home } from '@wyrmtable/words/shell';
import { fetched, type GameManifest } from '../manifest.ts';
import { lexicon } from './lexicon.ts';

export const diceThrone: GameManifest = {
  accent: 'madder',
  cover: {
    icon: 'crossed-swords',
    text: home.diceThrone,
    meta: [
      [home.players, { min: 2, max: 6 }],
      [home.minutesRange, { from: 20, to: 40 }],
    ],
    ways: [
      { text: home.againstBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
  table: fetched(async () => (await import('./index.tsx')).default),
  rules: fetched(async () => (await import('../../rules/pages.ts')).DiceThroneRules),
  lexicon,
  setUp: fetched(async () => (await import('../../setup/throne.tsx')).default),
  parts: async () => (await import('../../setup/throne-parts.ts')).partsOf,
  chance: {
    of: 'dice',
    kinds: new Set(['rolled']),
    line: async () => (await import('./chance-line.ts')).chanceLine,
  },
  coached: true,
  tasks: {
    file: async () => (await import('@wyrmtable/bots/tasks/dice-throne.json?url')).default,
    playedOut: true,
  },
  day: async () => (await import('./day-words.ts')).dayWords,
  credits: [credits.throne],
  savedLine: async () => (await import('./saved-line.ts')).savedLine,
  atTable: async () => (await import('./at-table.ts')).atTable,
};

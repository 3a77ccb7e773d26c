// Dragon Farkle as the house knows it.
import { credits, home } from '@wyrmtable/words/shell';
import { fetched, type GameManifest } from '../manifest.ts';
import { lexicon } from './lexicon.ts';

export const dragonFarkle: GameManifest = {
  accent: 'ochre',
  cover: {
    icon: 'spiked-dragon-head',
    text: home.farkle,
    meta: [
      [home.players, { min: 2, max: 5 }],
      [home.minutes, { from: 30 }],
    ],
    ways: [
      { text: home.againstBots, query: '?way=bots' },
      { text: home.onScreen, query: '?way=screen' },
      { text: home.online, query: '?way=online' },
    ],
  },
  table: fetched(async () => (await import('./index.tsx')).default),
  rules: fetched(async () => (await import('../../rules/pages.ts')).DragonFarkleRules),
  lexicon,
  setUp: fetched(async () => (await import('../../setup/farkle.tsx')).default),
  parts: null,
  chance: {
    of: 'dice',
    kinds: new Set(['rolled', 'rerolledEvent', 'rerolledDie', 'rerolledDice']),
    line: async () => (await import('./chance-line.ts')).chanceLine,
  },
  coached: true,
  tasks: {
    file: async () => (await import('@wyrmtable/bots/tasks/dragon-farkle.json?url')).default,
    playedOut: false,
  },
  day: async () => (await import('./day-words.ts')).dayWords,
  credits: [credits.farkle, credits.ours],
  savedLine: async () => (await import('./saved-line.ts')).savedLine,
  atTable: async () => (await import('./at-table.ts')).atTable,
};

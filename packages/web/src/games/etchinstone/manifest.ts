// Dragons of Etchinstone as the house knows it.
import { home } from '@wyrmtable/words/shell';
import { fetched, type GameManifest } from '../manifest.ts';

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
  setUp: fetched(async () => (await import('../../setup/alone.tsx')).default),
  parts: null,
  chance: {
    of: 'cards',
    kinds: new Set(['drew', 'scouted', 'timeLost', 'deckLost']),
    line: async () => (await import('./chance-line.ts')).chanceLine,
  },
  // Alone on the road everything is the watcher's own doing: what has come of it is seen when it has been told.
  savedLine: async () => (await import('./saved-line.ts')).savedLine,
  onStage: async () => (view) => view,
  hearing: async () => (await import('./cues.ts')).hearEtchinstone,
  telling: async () => ({ slips: (await import('./slips.ts')).slips, aside: null }),
};

// Dice Throne Adventures at its table: what is fetched with it, and where the rest is.
import type { AtTable } from '../manifest.ts';
import { tellAdventure } from './telling.ts';

export const atTable: AtTable = {
  onStage: tellAdventure,
  hearing: async () => (await import('./cues.ts')).hear,
  // Under the ground.
  bed: {
    pitch: 150,
    loud: 0.14,
    breathes: 13,
    strays: ({ breath, knock, slide }) => [
      [slide(0, 1400, 900, 0.09, 'sine', 0.05)],
      [knock(0, 210, 0.14, 0.2)],
      [breath(0, 160, 300, 2.2, 0.1)],
    ],
  },
  choiceWords: async () => (await import('./index.tsx')).choiceWords,
  telling: async (options) => (await import('./luck.ts')).telling(options),
  taskRules: null,
  held: async () => (await import('./held.ts')).held,
  firstMatch: async () => (await import('./first-match.ts')).firstMatch,
  encounters: async () => (await import('./encounters.ts')).meets,
};

// Dice Throne at its table: what is fetched with it, and where the rest is.
import type { AtTable } from '../manifest.ts';
import { tellThrone } from './telling.ts';

export const atTable: AtTable = {
  onStage: tellThrone,
  hearing: async () => (await import('./cues.ts')).hear,
  // An arena before the crowd shouts.
  bed: {
    pitch: 300,
    loud: 0.09,
    breathes: 9,
    strays: ({ breath, knock }) => [[breath(0, 350, 520, 1.8, 0.09)], [knock(0, 140, 0.16, 0.3)]],
  },
  choiceWords: async () => (await import('./slips.ts')).slips,
  telling: async () => ({ slips: (await import('./slips.ts')).slips, aside: null }),
  held: async () => (await import('./held.ts')).held,
  firstMatch: async () => (await import('./first-match.ts')).firstMatch,
  encounters: async () => (await import('./encounters.ts')).meets,
};

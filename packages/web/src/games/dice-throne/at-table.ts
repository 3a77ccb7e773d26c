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
  taskRules: {
    lethal: 'DT-2.3',
    keep: 'DT-4.9',
    stop: 'DT-5.2',
    attack: 'DT-5.2',
    guard: 'DT-8.1',
    answered: 'DT-14.4',
    card: 'DT-14.4',
  },
  held: async () => (await import('./held.ts')).held,
  firstMatch: async () => (await import('./first-match.ts')).firstMatch,
  encounters: async () => (await import('./encounters.ts')).meets,
};

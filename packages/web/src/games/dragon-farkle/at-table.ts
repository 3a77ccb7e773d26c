// Dragon Farkle at its table: what is fetched with it, and where the rest is.
import type { AtTable } from '../manifest.ts';
import { tellFarkle } from './telling.ts';

export const atTable: AtTable = {
  onStage: tellFarkle,
  hearing: async () => (await import('./cues.ts')).hear,
  // A tavern's hearth.
  bed: {
    pitch: 240,
    loud: 0.1,
    breathes: 7,
    strays: ({ knock }) => [[knock(0, 2600, 0.12, 0.02)], [knock(0, 1900, 0.1, 0.03), knock(0.12, 3100, 0.08, 0.02)]],
  },
  choiceWords: async () => (await import('./slips.ts')).slips,
  telling: async () => ({ slips: (await import('./slips.ts')).slips, aside: null }),
  taskRules: { keep: 'SK-6.2', stop: 'SK-6.4', card: 'SK-10.12', plan: 'SK-3.1' },
  held: async () => (await import('./held.ts')).held,
  firstMatch: async () => (await import('./first-match.ts')).firstMatch,
  encounters: async () => (await import('./encounters.ts')).meets,
};

// Dice Throne Adventures as the house knows it.
import type { AdventureView, Mode } from '@wyrmtable/adventures';
import type { GameEntry } from '../registered.ts';
import { throneTableau } from './dice-throne.ts';

export const adventures = {
  letters: 'ADV',
  async load() {
    const [{ adventures }, { adventuresBots }, { stopsOf }] = await Promise.all([
      import('@wyrmtable/adventures'),
      import('@wyrmtable/bots/adventures'),
      import('@wyrmtable/adventures/stops'),
    ]);
    const ratedAs = ({ mode }: { readonly mode: Mode }) => mode;
    return { game: adventures, bots: adventuresBots, stops: stopsOf, ratedAs };
  },
  editions: async () => (await import('@wyrmtable/adventures/editions')).EDITIONS,
  scenarios: async () => (await import('@wyrmtable/adventures/scenario')).adventureScenarios,
  casting: async () => (await import('../casting.ts')).adventures(),
  madeHeroes: true,
  felt: ['#2f3163', '#181936', '#0c0d1d'],
  tableau: ({ arena }: AdventureView, seats: number) => throneTableau(arena, seats),
} as const satisfies GameEntry;

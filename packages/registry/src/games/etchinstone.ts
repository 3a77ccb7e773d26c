// Dragons of Etchinstone as the house knows it.
import type { EtchinstoneView } from '@wyrmtable/etchinstone';
import type { GameEntry } from '../registered.ts';

export const etchinstone = {
  letters: 'ETCH',
  async load() {
    const [{ etchinstone, dragonOfDay, dragonResult }, { etchinstoneBots }] = await Promise.all([
      import('@wyrmtable/etchinstone'),
      import('@wyrmtable/bots/etchinstone'),
    ]);
    return { game: etchinstone, bots: etchinstoneBots, day: { planOf: dragonOfDay, result: dragonResult } };
  },
  editions: async () => (await import('@wyrmtable/etchinstone/editions')).EDITIONS,
  scenarios: async () => (await import('@wyrmtable/etchinstone/scenario')).etchinstoneScenarios,
  casting: null,
  madeHeroes: false,
  felt: ['#15474c', '#0d282c', '#081619'],
  tableau: ({ score }: EtchinstoneView) => [{ hero: null, figure: { kind: 'score', value: score } }],
} as const satisfies GameEntry;

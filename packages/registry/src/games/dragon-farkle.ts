// Dragon Farkle as the house knows it.
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import type { GameEntry } from '../registered.ts';

export const dragonFarkle = {
  letters: 'SK',
  async load() {
    const [{ dragonFarkle, farkleDay }, { dragonFarkleBots }] = await Promise.all([
      import('@wyrmtable/dragon-farkle'),
      import('@wyrmtable/bots/dragon-farkle'),
    ]);
    const ratedAs = (_: object, seats: number) => `farkle-${seats}`;
    return { game: dragonFarkle, bots: dragonFarkleBots, ratedAs, day: farkleDay };
  },
  editions: async () => (await import('@wyrmtable/dragon-farkle/editions')).EDITIONS,
  scenarios: async () => (await import('@wyrmtable/dragon-farkle/scenario')).dragonFarkleScenarios,
  casting: null,
  madeHeroes: false,
  felt: ['#5c3b16', '#2e1d0b', '#170e06'],
  tableau: ({ heroes }: FarkleView) =>
    heroes.map(({ army }) => ({ hero: null, figure: { kind: 'soldiers', value: army } })),
} as const satisfies GameEntry;

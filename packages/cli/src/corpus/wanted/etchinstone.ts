// Games of Etchinstone: every dragon at every difficulty, and the harder rules at every difficulty.
import type { AnyGame } from '@wyrmtable/kernel';
import { shippedValues, type Wanted, wantedBy } from './wanted.ts';

/** What may be agreed beside dragon and difficulty (ETCH-5.3, ETCH-5.4). */
const HARDER = {
  cavalier: { cavalier: true },
  'glass-cannon': { glassCannon: true },
  'cavalier-glass-cannon': { cavalier: true, glassCannon: true },
} as const;

export function wantedOfEtchinstone(game: AnyGame): Wanted[] {
  const dragons = shippedValues(game, 'dragon');
  return wantedBy(
    ['adept', 'novice', 'random', 'eager'],
    shippedValues(game, 'difficulty').flatMap((difficulty) => [
      ...dragons.flatMap((dragon) =>
        [true, false].map((over) => ({
          name: `${dragon}-${difficulty}`,
          options: { dragon, difficulty },
          seats: 1,
          over,
        })),
      ),
      ...Object.entries(HARDER).map(([name, options]) => ({
        name: `${name}-${difficulty}`,
        options: { ...options, difficulty },
        seats: 1,
        over: true,
      })),
    ]),
  );
}

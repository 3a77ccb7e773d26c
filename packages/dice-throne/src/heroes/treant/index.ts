// Treant: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { treant as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const treant: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.39, 0.085, 130], lit: [0.89, 0.14, 122] }, division: 'chevron' },
  worth: {
    'barbed-vine': once(-1.3),
    wellspring: once(1.7),
    seedling: lasting(0.35),
    sapling: lasting(0.8),
    dryad: lasting(1.8),
  },
};

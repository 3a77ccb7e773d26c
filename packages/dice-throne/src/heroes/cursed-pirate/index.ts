// Cursed Pirate: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { cursedPirate as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const cursedPirate: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.38, 0.07, 198], lit: [0.88, 0.12, 95] }, division: 'pale' },
  worth: {
    'powder-keg': once(-1.7),
    wither: lasting(-0.8),
    parlay: once(-4.5),
    'cursed-doubloon': lasting(-0.85),
  },
};

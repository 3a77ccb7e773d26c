// Tactician: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { tactician as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const tactician: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.38, 0.03, 105], lit: [0.86, 0.1, 105] }, division: 'pale' },
  worth: {
    'tactical-advantage': once(1),
    constrict: once(-1.6),
  },
};

// Monk: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { monk as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const monk: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.43, 0.085, 163], lit: [0.9, 0.11, 150] }, division: 'fess' },
  worth: {
    chi: once(1.05),
    cleanse: once(1.4),
  },
};

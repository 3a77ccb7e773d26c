// Seraph: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { seraph as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const seraph: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.52, 0.05, 255], lit: [0.98, 0.02, 100] }, division: 'chevron' },
  worth: {
    flight: once(1.6),
    'blinding-light': once(-1.8),
    'holy-presence': lasting(0.95),
  },
};

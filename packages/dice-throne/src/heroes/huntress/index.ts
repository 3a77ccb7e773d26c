// Huntress: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { huntress as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const huntress: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.48, 0.1, 50], lit: [0.9, 0.1, 140] }, division: 'saltire' },
  worth: {
    nyra: once(0.7),
    'nyra-active': lasting(1),
    'nyras-bond': once(2.2),
    bleed: once(-1.7),
  },
};

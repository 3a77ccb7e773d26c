// Barbarian: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { barbarian as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const barbarian: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.44, 0.095, 62], lit: [0.9, 0.12, 88] }, division: 'bend' },
  worth: {
    concussion: once(-2.2),
    stun: once(-5),
  },
};

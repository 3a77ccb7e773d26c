// Vampire Lord: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { vampireLord as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const vampireLord: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.3, 0.115, 10], lit: [0.78, 0.13, 15] }, division: 'fess' },
  worth: {
    'blood-power': once(1.5),
    mesmerize: once(1),
  },
};

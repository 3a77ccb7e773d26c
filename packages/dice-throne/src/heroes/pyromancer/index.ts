// Pyromancer: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { pyromancer as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const pyromancer: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.42, 0.145, 32], lit: [0.82, 0.145, 72] }, division: 'chevron' },
  worth: {
    'fire-mastery': once(1),
    burn: lasting(-1.7),
    knockdown: once(-2.6),
  },
};

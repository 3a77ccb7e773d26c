// Samurai: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { samurai as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const samurai: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.46, 0.165, 22], lit: [0.96, 0.02, 70] }, division: 'fess' },
  worth: {
    honor: once(1.3),
    shame: once(-0.95),
    'back-strike': once(1.6),
  },
};

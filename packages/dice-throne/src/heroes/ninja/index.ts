// Ninja: everything that lies in the box.
import { type BoxOf, once } from '../../content/box.ts';
import { ninja as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const ninja: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.25, 0.035, 225], lit: [0.82, 0.11, 205] }, division: 'bend' },
  worth: {
    'delayed-poison': once(-2.9),
    'smoke-bomb': once(2.7),
    ninjutsu: once(1.7),
  },
};

// Shadow Thief: everything that lies in the box.
import { type BoxOf, lasting, once } from '../../content/box.ts';
import { shadowThief as hero } from './board.ts';
import { names } from './names.ts';
import { statuses } from './statuses.ts';

export const shadowThief: BoxOf<typeof names> = {
  hero,
  statuses,
  names,
  look: { accent: { deep: [0.28, 0.085, 312], lit: [0.82, 0.12, 322] }, division: 'pale' },
  worth: {
    shadows: once(4.5),
    'sneak-attack': once(3),
    poison: lasting(-0.85),
  },
};
